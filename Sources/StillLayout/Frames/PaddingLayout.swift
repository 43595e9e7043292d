package import Foundation
package import StillGeometry

/// `padding`: rules L3.24–L3.26.
package struct PaddingLayout: UnaryLayout, Equatable {
  /// Points on each edge; may be negative.
  package let insets: EdgeInsets

  /// The amount where none is given, in points (rule L3.25).
  package static let standardAmount: CGFloat = 16

  package init(insets: EdgeInsets) {
    func safe(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: safe(insets.top), leading: safe(insets.leading), bottom: safe(insets.bottom),
      trailing: safe(insets.trailing))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  package func size(_ proposal: ProposedViewSize, of child: _LayoutElement) -> CGSize {
    let answer = child.size(for: offer(proposal))
    return CGSize(
      width: max(answer.width + insets.leading + insets.trailing, 0),
      height: max(answer.height + insets.top + insets.bottom, 0))
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, of child: _LayoutElement
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), offer(proposal))
  }

  package func spacing(of child: ViewSpacing) -> ViewSpacing {
    var sides: [ViewSpacing.Side] = []
    if insets.top != 0 { sides.append(.top) }
    if insets.bottom != 0 { sides.append(.bottom) }
    let (start, end): (ViewSpacing.Side, ViewSpacing.Side) =
      child.layoutDirection == .leftToRight ? (.left, .right) : (.right, .left)
    if insets.leading != 0 { sides.append(start) }
    if insets.trailing != 0 { sides.append(end) }
    return sides.isEmpty ? child : child.resetting(sides)
  }
}
