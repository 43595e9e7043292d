import Foundation
import StillGeometry
import StillLayout

/// Why nothing came of an event.
package enum EventFailure: Error, Equatable {
  /// No view goes by the name; these are there.
  case noSuchView(known: [String])
  /// Another view is in front.
  case covered(by: String)
  /// Neither the view nor one around it has a gesture that follows such an event.
  case noGesture
}

/// An element that takes typed text, such as a text field.
package protocol EditableElement: _ViewNode {
  /// Takes the text as if it was typed at the end of what is there; false where the view is disabled.
  func type(_ text: String) -> Bool
}

extension _ViewNode {
  /// The words of a text.
  final var shownText: String? {
    guard let element = self as? any ReportedElement, element.reportName != nil else { return nil }
    var node = LayoutReport.Node(view: "", frame: .zero)
    element.describe(&node)
    return node.text
  }
}

extension ViewGraph {
  /// The first view that goes by a name, depth first: by its identifier, else by its label, else by its words. Views
  /// on their way out come last.
  package func target(_ name: String) throws(EventFailure) -> _ViewNode {
    var identifiers: [String] = []
    var labels: [String] = []
    var texts: [String] = []
    var found: [Int: _ViewNode] = [:]
    walk { element in
      let rank = element.isLeaving ? 3 : 0
      func note(_ own: String, _ order: Int, _ names: inout [String]) {
        if names.count < 100, !names.contains(own) { names.append(own) }
        if own == name, found[rank + order] == nil { found[rank + order] = element }
      }
      if let identified = element as? IdentifierElement {
        note(identified.identifier, 0, &identifiers)
      } else if let labelled = element as? any LabelledElement {
        note(labelled.accessibilityLabel, 1, &labels)
      } else if let text = element.shownText {
        note(text, 2, &texts)
      }
      return found[0] == nil
    }
    for rank in 0..<6 {
      if let element = found[rank] { return element }
    }
    var known: [String] = []
    for name in identifiers + labels + texts where !known.contains(name) { known.append(name) }
    throw .noSuchView(known: known)
  }

  /// Visits elements, depth first, until `visit` says no.
  private func walk(_ visit: (_ViewNode) -> Bool) {
    guard let root else { return }
    var open = [root]
    while let element = open.popLast() {
      if !visit(element) { return }
      open += element.innerElements.reversed()
    }
  }
}
