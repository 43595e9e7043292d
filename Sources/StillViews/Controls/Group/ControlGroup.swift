import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Controls that belong together (rule C2.10).
nonisolated public struct ControlGroup<Content: View>: View {
  let label: AnyView
  let content: Content

  /// Groups controls without a label. How they stand together is the group style's to say.
  public init(@ViewBuilder content: () -> Content) {
    label = AnyView(EmptyView())
    self.content = content()
  }

  /// Controls with a label, which is shown where they are in a menu.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.label = AnyView(label())
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Controls with a title.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @MainActor public var body: some View {
    StyledControl(
      \.controlGroupStyles,
      ControlGroupStyleConfiguration(
        label: .init(content: label), content: .init(content: AnyView(content)))
    )
    .modifier(MenuGroupModifier())
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style has to show, in the style around that one.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    label = AnyView(configuration.label)
    content = configuration.content
  }
}

/// The controls of a group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}

/// The appearance of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle: _ControlStyle
where _Configuration == ControlGroupStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The label that a group was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The controls that a group was given.
  public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label of the group (default: empty). A row of buttons does not show it.
  public let label: Label
  /// The controls, in the order in which they were written.
  public let content: Content
}

/// A row of bordered buttons.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content)
  }
}

/// The controls as the surroundings have them.
nonisolated private struct ControlGroupRow: View {
  let content: ControlGroupStyleConfiguration.Content
  @Environment(\.menuContext) private var menuContext

  init(content: ControlGroupStyleConfiguration.Content) {
    self.content = content
  }

  @MainActor var body: some View {
    if menuContext != nil {
      MenuCells(content: content)
    } else {
      HStack(spacing: 8) { content }.buttonStyle(.bordered)
    }
  }
}

/// A row of buttons as in a navigation bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// The style that `.navigation` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
      .buttonStyle(.borderless)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row of buttons as in a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

private let controlGroupStylesEntry = EnvironmentEntry(
  StyleStack<ControlGroupStyleConfiguration>(AutomaticControlGroupStyle()))

extension EnvironmentValues {
  /// How groups of controls look.
  package var controlGroupStyles: StyleStack<ControlGroupStyleConfiguration> {
    get { self[controlGroupStylesEntry] }
    set { self[controlGroupStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how groups of controls inside look.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(\.controlGroupStyles, style)
  }
}
