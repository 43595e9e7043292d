import StillGeometry
import StillLayout
public import StillViewGraph

/// The appearance and the interaction of buttons: `configuration.trigger()` performs the action.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: _ControlStyle
where _Configuration == PrimitiveButtonStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The appearance of buttons with the standard tap interaction.
@MainActor @preconcurrency public protocol ButtonStyle: _ControlStyle
where _Configuration == ButtonStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = ButtonStyleConfiguration
}

/// The values for a button style that controls the interaction.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The label that a button was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The role of the button, such as `destructive` (default: nil).
  public let role: ButtonRole?
  /// The label, with the foreground style that surrounds the button.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Performs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// The values that a style shows.
nonisolated public struct ButtonStyleConfiguration {
  /// The label that a button was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The role of the button, such as `destructive` (default: nil).
  public let role: ButtonRole?
  /// The label, with the foreground style that surrounds the button.
  public let label: Label
  /// Whether the button is being pressed; in a picture without events it never is.
  public let isPressed: Bool
}

private let buttonStylesEntry = EnvironmentEntry(
  StyleStack<PrimitiveButtonStyleConfiguration>(DefaultButtonStyle()))

extension EnvironmentValues {
  /// How buttons look.
  package var buttonStyles: StyleStack<PrimitiveButtonStyleConfiguration> {
    get { self[buttonStylesEntry] }
    set { self[buttonStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how buttons inside look and when they act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(\.buttonStyles, style)
  }

  /// Sets how buttons inside look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(\.buttonStyles, TappedButtonStyle(style: style))
  }
}

/// A button's look with a tap that makes it act.
nonisolated private struct TappedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    TappedButton(style: style, configuration: configuration)
  }
}

/// A button that knows whether it is being pressed.
nonisolated private struct TappedButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.systemMotion) private var isMoved

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }

  @MainActor var body: some View {
    StyledControl(
      \.tappedButtonStyles,
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: AnyView(configuration.label)),
        isPressed: isPressed)
    )
    .style(\.tappedButtonStyles, style)
    // A tap that takes no time is seen too (rule SM4.14).
    .modifier(
      _TapModifier(leastPress: isMoved ? 0.1 : 0, action: configuration.action) {
        isPressed = $0
      })
  }
}

/// The absence of a style; it never draws.
nonisolated private struct BareButtonStyle: ButtonStyle, Sendable {
  @MainActor func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private let tappedButtonStylesEntry = EnvironmentEntry(
  StyleStack<ButtonStyleConfiguration>(BareButtonStyle()))

extension EnvironmentValues {
  /// The look of the button that is being built.
  fileprivate var tappedButtonStyles: StyleStack<ButtonStyleConfiguration> {
    get { self[tappedButtonStylesEntry] }
    set { self[tappedButtonStylesEntry] = newValue }
  }
}
