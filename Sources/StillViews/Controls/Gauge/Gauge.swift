public import StillViewGraph

/// A value in a range (rule C5.4).
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let fraction: GaugeFraction
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  let markedValueLabels: MarkedValueLabels

  @MainActor public var body: some View {
    let fraction = fraction
    return StyledControl(
      \.gaugeStyles,
      GaugeStyleConfiguration(
        value: fraction.value, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(minimumValueLabel)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(maximumValueLabel)),
        markedValueLabels: MarkedValueLabels.self == EmptyView.self
          ? nil : .init(content: AnyView(markedValueLabels)))
    )
    .warns(fraction.warnings)
    .accessibleControl(
      named: SpokenPart(label), value: SpokenPart(currentValueLabel), [], hasSystemSize: true,
      hasSystemType: true
    ) { properties, environment in
      properties.traits.subtract([.staticText, .notEnabled])
      properties.value = properties.value ?? environment.spokenPercent(fraction.value)
    }
  }
}

/// How far a value is along a range, from 0 to 1.
nonisolated struct GaugeFraction {
  let value: Double
  let warnings: [String]

  init<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) {
    let (low, high, now) = (
      Double(bounds.lowerBound), Double(bounds.upperBound), Double(value)
    )
    guard high > low, low.isFinite, high.isFinite, (high - low).isFinite, !now.isNaN else {
      self.value = 0
      warnings = [
        "a gauge at \(now) from \(low) to \(high) has no valid value; the gauge shows none"
      ]
      return
    }
    self.value = min(max((now - low) / (high - low), 0), 1)
    warnings =
      now < low || now > high
      ? ["a gauge at \(now) lies outside \(low)…\(high); it shows the nearest of them"] : []
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(
      fraction: GaugeFraction(value, bounds), label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      markedValueLabels: EmptyView())
  }

  /// A gauge with a label and, in words, its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: GaugeFraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), markedValueLabels: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with a label, its value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: GaugeFraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: EmptyView())
  }
}

extension Gauge {
  /// A gauge with a label, its value, its bounds and marks between them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: GaugeFraction(value, bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: markedValueLabels())
  }
}
