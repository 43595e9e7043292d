public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph
public import StillViews

/// A label at each value of an axis (rule CH3.6).
nonisolated public struct AxisValueLabel<Content: View>: _PrimitiveAxisMark {
  let label: AxisLabel
  let centered: Bool?

  init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ multiLabelAlignment: Alignment?, _ collision: AxisValueLabelCollisionResolution,
    _ offsetsMarks: Bool?, _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?,
    _ vertical: CGFloat?
  ) {
    self.centered = centered
    label = AxisLabel(
      content: content, anchor: anchor, collision: collision, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontal, verticalSpacing: vertical,
      multiLabelAlignment: multiLabelAlignment)
  }

  public static func _collect(
    _ mark: AxisValueLabel, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {
    items.append(
      _AxisItem(kind: .label(mark.label), isCentered: mark.centered, inputs: inputs))
  }

  /// A view as the label.
  ///
  /// - Parameters:
  ///   - centered: Whether it lies in the middle of the value's band or unit (default: only for categories).
  ///   - anchor: The point of the label that lies at the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, multiLabelAlignment, collisionResolution,
      offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// The value as the label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
      orientation, horizontalSpacing, verticalSpacing)
  }

  /// A string that is looked up as the label.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleKey))), centered, anchor, multiLabelAlignment, collisionResolution,
      offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
  }

  /// A string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(verbatim: String(title)))), centered, anchor, multiLabelAlignment,
      collisionResolution, offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
  }

  /// The value in a format as the label.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      AxisLabel.Content(format), centered, anchor, multiLabelAlignment, collisionResolution,
      offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisLabel.Content {
  /// Labels that a format writes, in the environment's locale and time zone unless it has its own.
  package init<Format: FormatStyle>(_ format: Format)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self = .format { datum, locale, calendar, timeZone in
      guard let input = Format.FormatInput(datum: datum) else { return nil }
      var environment = EnvironmentValues()
      environment.locale = locale
      environment.calendar = calendar
      environment.timeZone = timeZone
      return format.suited(to: environment).format(input)
    }
  }
}
