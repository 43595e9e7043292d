import Foundation
import StillDrawing
import StillGeometry
import StillLayout

/// The bar that shows how much of a scroll view's content is in sight, and which part.
struct ScrollIndicator {
  /// The scroll view's frame.
  let shown: CGRect
  /// The content's size, in points.
  let content: CGSize
  let offset: CGPoint
  let margins: EdgeInsets
  let isRightToLeft: Bool

  /// Points.
  private static let thickness: CGFloat = 3
  /// From the view's edges, in points.
  private static let inset: CGFloat = 3
  /// The shortest bar, in points.
  private static let shortest: CGFloat = 24

  static func color(_ scheme: ColorScheme) -> ResolvedColor {
    let tone: Float = scheme == .dark ? 1 : 0
    return ResolvedColor(red: tone, green: tone, blue: tone, opacity: 0.35)
  }

  /// Returns the bar along an axis; nil when all of the content is in sight, or nothing can be.
  func path(along axis: Axis) -> Path? {
    let isVertical = axis == .vertical
    let before = (isVertical ? margins.top : margins.leading) + Self.inset
    let after = (isVertical ? margins.bottom : margins.trailing) + Self.inset
    let track = shown.size[axis] - before - after
    let all = content[axis]
    guard all > shown.size[axis], track > Self.thickness, all.isFinite else { return nil }
    let whole = min(max(track * shown.size[axis] / all, Self.shortest), track)
    // Beyond the ends of the content it gets shorter.
    let inside = min(max(offset[axis], 0), all - shown.size[axis])
    let beyond = offset[axis] - inside
    let length = max(whole - abs(beyond), min(Self.shortest / 3, whole))
    let progress = inside / (all - shown.size[axis])
    var start = before + (track - length) * progress
    if !isVertical, isRightToLeft { start = shown.width - start - length }
    let across = Self.inset + Self.thickness
    let frame =
      isVertical
      ? CGRect(
        x: isRightToLeft
          ? shown.minX + Self.inset + margins.trailing : shown.maxX - across - margins.trailing,
        y: shown.minY + start, width: Self.thickness, height: length)
      : CGRect(
        x: shown.minX + start, y: shown.maxY - across - margins.bottom, width: length,
        height: Self.thickness)
    return Path(roundedRect: frame, cornerRadius: Self.thickness / 2)
  }
}
