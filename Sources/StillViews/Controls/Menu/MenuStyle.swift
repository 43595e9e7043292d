public import StillViewGraph

/// The appearance of menus.
@MainActor @preconcurrency public protocol MenuStyle: _ControlStyle
where _Configuration == MenuStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = MenuStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct MenuStyleConfiguration {
  /// The label that a menu was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The items that a menu was given.
  public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  package let label: Label
  package let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The look that fits the surroundings: the label as a borderless button.
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// The label as a button in the style of buttons.
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// The style that `.button` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// The label as a borderless button.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// The style that `.borderlessButton` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as a button in the style of buttons.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label as a borderless button.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

private let menuStylesEntry = EnvironmentEntry(
  StyleStack<MenuStyleConfiguration>(DefaultMenuStyle()))

extension EnvironmentValues {
  /// How menus look.
  package var menuStyles: StyleStack<MenuStyleConfiguration> {
    get { self[menuStylesEntry] }
    set { self[menuStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how menus inside look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(\.menuStyles, style)
  }

  /// No effect: only a menu's style shows an indicator.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the order of items in menus: always the declared one here.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
