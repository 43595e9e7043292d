import Foundation
import StillLayout
public import StillViewGraph

/// The appearance of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle: _ControlStyle
where _Configuration == ProgressViewStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct ProgressViewStyleConfiguration {
  /// The label that a progress view was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The current value, as a progress view was given it.
  public struct CurrentValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  let progress: Fraction
  /// Nil where no label was given.
  public var label: Label?
  /// Nil if there is none.
  public var currentValueLabel: CurrentValueLabel?

  /// From 0 to 1; nil: unknown.
  public var fractionCompleted: Double? { progress.value }

  init(progress: Fraction, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

/// A bar, filled from the leading edge with the tint, as on iOS.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  let tint: Color?

  /// The style that `.linear` names.
  public init() {
    tint = nil
  }

  /// A bar of one colour.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      _ProgressBar(progress: configuration.progress)
        .transformEnvironment(\.tintColor) { $0 = tint ?? $0 }
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// The default appearance: a bar for determinate progress, and a spinner for indeterminate progress (rule C5.2).
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

private let progressViewStylesEntry = EnvironmentEntry(
  StyleStack<ProgressViewStyleConfiguration>(DefaultProgressViewStyle()))

extension EnvironmentValues {
  /// How progress views look.
  package var progressViewStyles: StyleStack<ProgressViewStyleConfiguration> {
    get { self[progressViewStylesEntry] }
    set { self[progressViewStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how progress views inside look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(\.progressViewStyles, style)
  }
}
