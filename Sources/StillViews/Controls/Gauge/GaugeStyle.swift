public import StillViewGraph

/// The appearance of gauges.
@MainActor @preconcurrency public protocol GaugeStyle: _ControlStyle
where _Configuration == GaugeStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = GaugeStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct GaugeStyleConfiguration {
  /// The label that a gauge was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The value in words.
  public struct CurrentValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The lower bound in words.
  public struct MinimumValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The upper bound in words.
  public struct MaximumValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// Marks between the bounds.
  public struct MarkedValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// From 0 to 1.
  public var value: Double
  /// The label. Some styles show it, others leave it to assistive technologies.
  public var label: Label
  /// The value in words; nil when the gauge was made without.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words, which stands at the start of the bar or ring; nil when the gauge was made without.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words, which stands at the end of the bar or ring; nil when the gauge was made without.
  public var maximumValueLabel: MaximumValueLabel?
  /// Marks between the bounds; nil when the gauge was made without. None of the styles here shows them.
  public var markedValueLabels: MarkedValueLabel?
}

private let gaugeStylesEntry = EnvironmentEntry(
  StyleStack<GaugeStyleConfiguration>(DefaultGaugeStyle()))

extension EnvironmentValues {
  /// How gauges look.
  package var gaugeStyles: StyleStack<GaugeStyleConfiguration> {
    get { self[gaugeStylesEntry] }
    set { self[gaugeStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how gauges inside look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(\.gaugeStyles, style)
  }
}

/// The look that fits the surroundings: a bar.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
