public import StillViewGraph

/// What gauges look like.
@MainActor @preconcurrency public protocol GaugeStyle: _ControlStyle
where _Configuration == GaugeStyleConfiguration {
  typealias Configuration = GaugeStyleConfiguration
}

/// What a style has to show.
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
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
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
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}
