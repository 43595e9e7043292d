public import Foundation
import StillViewGraph
public import StillViews

extension UIHostingController {
  /// Returns the size of the view for a proposed size, in points.
  ///
  /// A length of `greatestFiniteMagnitude` or more is unlimited; the size is at most the proposed one. The view is
  /// measured as it begins: in no window nothing has appeared, and no size that it reads of itself is known. A view that
  /// cannot be laid out has no size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat {
      length >= .greatestFiniteMagnitude ? .infinity : length
    }
    let renderer = ImageRenderer(content: rootView)
    renderer.proposedSize = ProposedViewSize(
      width: proposed(size.width), height: proposed(size.height))
    guard let answer = try? renderer.sizeBeforeAppearance() else { return .zero }
    func atMost(_ room: CGFloat, _ length: CGFloat) -> CGFloat {
      room.isNaN ? length : min(length, max(room, 0))
    }
    return CGSize(
      width: atMost(size.width, answer.width), height: atMost(size.height, answer.height))
  }
}
