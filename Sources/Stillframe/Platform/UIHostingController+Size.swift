public import Foundation
import StillViewGraph
public import StillViews

extension UIHostingController {
  /// Returns the size of the view for a proposed size, in points.
  ///
  /// A length of `greatestFiniteMagnitude` or more is unlimited. A view that cannot be laid out has no size.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat {
      length >= .greatestFiniteMagnitude ? .infinity : length
    }
    let renderer = ImageRenderer(content: rootView)
    renderer.proposedSize = ProposedViewSize(
      width: proposed(size.width), height: proposed(size.height))
    return (try? renderer.layoutReport().size) ?? .zero
  }
}
