import Foundation
import Stillframe

/// The layout of some views at a proposal.
func layOut(
  _ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ content: () -> some View
) throws -> LayoutReport {
  let renderer = ImageRenderer(content: content())
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return try renderer.layoutReport()
}

extension LayoutReport {
  /// x, y, width and height of a view, to a thousandth; empty when there is none of that name.
  func numbers(_ identifier: String) -> [CGFloat] {
    guard let frame = frame(of: identifier) else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map {
      $0.isFinite ? ($0 * 1000).rounded() / 1000 : $0
    }
  }
}

/// A view of a fixed size with a name.
struct Brick: View {
  let name: String
  let width: CGFloat
  let height: CGFloat

  nonisolated init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View { Color.red.frame(width: width, height: height).named(name) }
}

/// A guide that nothing sets by itself: a third of the height.
enum ThirdOfHeight: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  static let third = VerticalAlignment(ThirdOfHeight.self)
}
