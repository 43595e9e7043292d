package import Foundation
import StillGeometry
package import StillLayout
package import StillReport
package import StillViewGraph
import StillViews

extension LayoutReport {
  /// x, y, width and height of a view, to a thousandth; empty when there is none of that name.
  package func numbers(_ identifier: String) -> [CGFloat] {
    guard let frame = frame(of: identifier) else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map {
      $0.isFinite ? ($0 * 1000).rounded() / 1000 : $0
    }
  }
}

/// A view of a fixed size with a name.
package struct Brick: View {
  package let name: String
  package let width: CGFloat
  package let height: CGFloat

  package nonisolated init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    self.width = width
    self.height = height
  }

  package var body: some View { Color.red.frame(width: width, height: height).named(name) }
}

/// A guide that nothing sets by itself: a third of the height.
package enum ThirdOfHeight: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  package static let third = VerticalAlignment(ThirdOfHeight.self)
}
