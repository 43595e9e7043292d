import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Content in a box, with a label (rule C5.10).
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Puts the label above the content, and a ground behind both.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The older order of arguments; the same box.
  @available(iOS, deprecated: 100000.0)
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    StyledControl(
      \.groupBoxStyles,
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        hasLabel: Label.self != EmptyView.self))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// The box of a style's configuration, in the style around that one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// The appearance of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle: _ControlStyle
where _Configuration == GroupBoxStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The label that a box was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The content that a box was given.
  public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label above the content (default: empty).
  public let label: Label
  /// The content of the box.
  public let content: Content
  let hasLabel: Bool
}

/// The label above the content, on a rounded ground, with 16 points around.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if configuration.hasLabel { configuration.label.font(.headline) }
      VStack { configuration.content }
    }
    .transformEnvironment(\.groupBoxDepth) { $0 += 1 }
    .padding(16)
    .background(GroupBoxBackground())
  }
}

/// The background of a box, which is another one than that of the box around it.
nonisolated private struct GroupBoxBackground: View {
  @Environment(\.groupBoxDepth) private var depth

  init() {}

  private var color: ControlColor {
    depth == 0
      ? .secondaryGround : depth.isMultiple(of: 2) ? .quaternaryGround : .tertiaryGround
  }

  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous).fill(color)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private let groupBoxDepthEntry = EnvironmentEntry<Int>(0)
private let groupBoxStylesEntry = EnvironmentEntry(
  StyleStack<GroupBoxStyleConfiguration>(DefaultGroupBoxStyle()))

extension EnvironmentValues {
  /// The number of boxes around.
  fileprivate var groupBoxDepth: Int {
    get { self[groupBoxDepthEntry] }
    set { self[groupBoxDepthEntry] = newValue }
  }

  /// How boxes look.
  package var groupBoxStyles: StyleStack<GroupBoxStyleConfiguration> {
    get { self[groupBoxStylesEntry] }
    set { self[groupBoxStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how boxes inside look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(\.groupBoxStyles, style)
  }
}
