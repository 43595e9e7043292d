import Foundation
public import StillViewGraph

/// How far something has come: a bar, with a label above it and a value below where they are given.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let progress: Fraction
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// The interval that passes with time (default: nil, the progress is constant).
  let passing: PassingTime?

  init(
    _ progress: Fraction, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    passing: PassingTime? = nil
  ) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.passing = passing
  }

  @MainActor public var body: some View {
    if let passing {
      TimelineView(passing) { context in
        styled(Fraction(passing.share(at: context.date), of: 1))
      }
    } else {
      styled(progress)
    }
  }

  @MainActor private func styled(_ progress: Fraction) -> some View {
    StyledControl(
      \.progressViewStyles,
      ProgressViewStyleConfiguration(
        progress: progress,
        label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel)))
    )
    .accessibleControl(
      named: SpokenPart(label), value: SpokenPart(currentValueLabel), .updatesFrequently,
      hasSystemSize: true
    ) { properties, environment in
      let terms = environment.spokenTerms
      properties.traits.subtract([.staticText, .notEnabled])
      if properties.label?.isEmpty ?? true {
        properties.label = progress.value == nil ? terms.inProgress : terms.progress
      }
      if let value = progress.value, properties.value == nil {
        properties.value = environment.spokenPercent(value)
      }
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A bar filled to `value` of `total`; an empty bar for nil, indeterminate progress.
  ///
  /// Values outside 0…`total` are clamped, with a warning.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(Fraction(value, of: total), EmptyView(), EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A bar with a label above it.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(Fraction(value, of: total), label(), EmptyView())
  }
}

extension ProgressView {
  /// A bar with a label above it and, in words, how far it is below.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Fraction(value, of: total), label(), currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A bar with a title above it.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(Fraction(value, of: total), Text(titleKey), EmptyView())
  }

  /// A bar with a title above it.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(Fraction(value, of: total), Text(title), EmptyView())
  }
}

/// How much of a whole is done.
nonisolated package struct Fraction: Equatable, Sendable {
  /// From 0 to 1; nil: unknown.
  let value: Double?
  /// The warning about invalid numbers.
  let warning: String?

  init<V: BinaryFloatingPoint>(_ value: V?, of whole: V) {
    guard let value else {
      (self.value, warning) = (nil, nil)
      return
    }
    let (part, total) = (Double(value), Double(whole))
    guard total > 0, total.isFinite, !part.isNaN else {
      (self.value, warning) = (
        0, "a progress of \(part) of \(total) is no progress; it counts as none"
      )
      return
    }
    self.value = min(max(part / total, 0), 1)
    warning =
      part < 0 || part > total
      ? "a progress of \(part) lies outside 0…\(total); it counts as \(part < 0 ? "none" : "all")"
      : nil
  }
}
