import StillGeometry
import StillLayout
public import StillViewGraph

/// What buttons look like, and what makes them act: `configuration.trigger()`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: _ControlStyle
where _Configuration == PrimitiveButtonStyleConfiguration {
  /// What `makeBody(configuration:)` is given to show.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What buttons look like that act when they are tapped.
@MainActor @preconcurrency public protocol ButtonStyle: _ControlStyle
where _Configuration == ButtonStyleConfiguration {
  /// What `makeBody(configuration:)` is given to show.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style has to show that decides itself when the button acts.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The label that a button was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What the button is for, such as `destructive`; nil when it was made without a role.
  public let role: ButtonRole?
  /// What the button says, with the foreground style that surrounds the button.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button is for.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// What a style has to show.
nonisolated public struct ButtonStyleConfiguration {
  /// The label that a button was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What the button is for, such as `destructive`; nil when it was made without a role.
  public let role: ButtonRole?
  /// What the button says, with the foreground style that surrounds the button.
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
    .modifier(_TapModifier(action: configuration.action) { isPressed = $0 })
  }
}

/// Stands for no style at all: it never shows itself.
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
