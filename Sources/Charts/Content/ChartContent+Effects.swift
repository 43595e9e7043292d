public import Foundation
public import StillGeometry
public import StillViewGraph
public import StillViews

extension ChartContent {
  nonisolated private func effect(
    _ effect: @escaping (AnyView) -> AnyView
  ) -> _StyledChartContent<Self> {
    styled { $0.effects.insert(effect, at: 0) }
  }

  /// Blurs each mark.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    effect { AnyView($0.blur(radius: radius)) }
  }

  /// Casts a shadow around each mark.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    effect { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
  }

  /// Cuts each mark at a shape in its frame.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    effect { AnyView($0.clipShape(shape, style: style)) }
  }

  /// Shows each mark through other content of the chart.
  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    _MaskedChartContent(content: self, mask: content())
  }

  /// Draws the marks as one picture before further effects.
  nonisolated public func compositingLayer() -> some ChartContent {
    effect { AnyView($0.compositingGroup()) }
  }

  /// Draws the marks as one picture with effects.
  nonisolated public func compositingLayer<V: View>(
    style: @escaping (PlaceholderChartContentView) -> V
  ) -> some ChartContent {
    effect { AnyView(style(PlaceholderChartContentView(content: $0)).compositingGroup()) }
  }

  /// Names the marks for assistive technologies.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled { $0.accessibility.label = label }
  }

  /// Names the marks for assistive technologies.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Names the marks for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Tells assistive technologies the value of the marks.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    styled { $0.accessibility.value = value }
  }

  /// Tells assistive technologies the value of the marks.
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Tells assistive technologies the value of the marks.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Hides the marks from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled { $0.accessibility.isHidden = hidden }
  }

  /// Gives the marks an identifier in reports and for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    styled { $0.accessibility.identifier = identifier }
  }
}

/// The marks that a closure of `compositingLayer(style:)` puts effects on.
nonisolated public struct PlaceholderChartContentView: View {
  let content: AnyView

  public var body: some View { content }
}

/// Content that shows through other content.
nonisolated public struct _MaskedChartContent<Content: ChartContent, Mask: ChartContent>:
  _PrimitiveChartContent
{
  let content: Content
  let mask: Mask

  public static func _collect(
    _ masked: _MaskedChartContent, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    var inside = _MarkCollector()
    Mask._collect(masked.mask, _MarkInputs(), into: &inside)
    let first = collector.marks.count
    Content._collect(masked.content, inputs, into: &collector)
    for index in first..<max(first, collector.marks.count) {
      collector.marks[index].masks.append(inside.marks)
    }
  }
}
