package import Foundation
import StillLayout
import StillReport
import StillRuntime

extension ViewGraph {
  /// A text, or a view without children, in a layout.
  package struct ShownSize {
    /// In points.
    package let size: CGSize
    /// Whether it has letters; other views take what room there is.
    package let isText: Bool
  }

  /// Returns the sizes that the last layout has given, from back to front, whether or not it has been committed.
  ///
  /// - Complexity: linear in the views.
  package func shownSizes() -> [ShownSize] {
    var sizes: [ShownSize] = []
    if let root { MainActorAssumption.during { appendSizes(of: root, to: &sizes) } }
    return sizes
  }

  private func appendSizes(of element: _ViewNode, to sizes: inout [ShownSize]) {
    CallStack.ensured {
      let inside = element.innerElements
      guard inside.isEmpty else {
        for child in inside { appendSizes(of: child, to: &sizes) }
        return
      }
      guard let name = element.nameInReport else { return }
      let size = element.frame.size
      var node = LayoutReport.Node(view: name, frame: .zero, children: [], explanation: nil)
      (element as? any ReportedElement)?.describe(&node)
      sizes.append(ShownSize(size: size, isText: node.text?.isEmpty == false))
    }
  }
}
