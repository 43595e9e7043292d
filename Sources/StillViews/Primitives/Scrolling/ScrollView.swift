public import StillGeometry
public import StillViewGraph

/// A view that shows a part of its content: the start of it, unless `scrollPosition`, a `ScrollViewReader` or
/// `defaultScrollAnchor` say otherwise (rule L3.54).
nonisolated public struct ScrollView<Content: View> {
  /// The scrolled content.
  public var content: Content
  /// Along which it scrolls; none: it shows the start.
  public var axes: Axis.Set
  /// Whether bars may be drawn; `scrollIndicators(_:)` says whether they are.
  public var showsIndicators: Bool

  /// Shows a part of the content, which is proposed nothing along the axes that scroll and the scroll view's own size
  /// along the other.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: ScrollContainer {}
