public import StillViewGraph

/// The appearance of switches.
@MainActor @preconcurrency public protocol ToggleStyle: _ControlStyle
where _Configuration == ToggleStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = ToggleStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct ToggleStyleConfiguration {
  /// The label that a toggle was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label of the switch.
  public let label: Label
  /// Whether the toggle is on; setting it switches.
  @Binding public var isOn: Bool
  /// Whether the values that the toggle controls differ.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

private let toggleStylesEntry = EnvironmentEntry(
  StyleStack<ToggleStyleConfiguration>(DefaultToggleStyle()))

extension EnvironmentValues {
  /// How toggles look.
  package var toggleStyles: StyleStack<ToggleStyleConfiguration> {
    get { self[toggleStylesEntry] }
    set { self[toggleStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how toggles inside look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(\.toggleStyles, style)
  }
}

/// The look that fits the surroundings: the switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
