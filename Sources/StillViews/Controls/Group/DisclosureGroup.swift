import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Content that a tap on its label shows and hides (rule C5.9).
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isOpen = false

  private init(binding: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.binding = binding
    self.content = content
    self.label = label
  }

  /// A group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(binding: nil, content: content, label: label())
  }

  /// A group that is open while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(binding: isExpanded, content: content, label: label())
  }

  @MainActor public var body: some View {
    StyledControl(
      \.disclosureGroupStyles,
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
        isExpanded: binding ?? $isOpen))
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(binding: nil, content: content, label: Text(titleKey))
  }

  /// A group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(binding: nil, content: content, label: Text(title))
  }

  /// A group with a title that is open while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(binding: isExpanded, content: content, label: Text(titleKey))
  }

  /// A group with a title that is open while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(binding: isExpanded, content: content, label: Text(title))
  }
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle: _ControlStyle
where _Configuration == DisclosureGroupStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The label that a group was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The content of an open group.
  public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label, which is always visible.
  public let label: Label
  /// The content, which is visible only while the group is open.
  public let content: Content
  /// Whether the group is open; setting it opens and closes.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A row with a chevron, which points down while the content is shown below; outside lists its label has the tint (rule C5.9).
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

nonisolated private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.tintColor) private var tint
  @Environment(\.isListRow) private var isListRow
  @Environment(\.layoutDirection) private var direction

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    if isListRow {
      SubRows {
        heading
        if configuration.isExpanded {
          ForEach(separateUnits(configuration.content).flattened) { unit in
            unit.view
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.leading, 20)
          }
        }
      }
    } else {
      VStack(alignment: .leading) {
        heading
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  /// From the direction of lines to below, in degrees.
  private var turn: Double { direction == .rightToLeft ? -90 : 90 }

  @MainActor private var heading: some View {
    let configuration = configuration
    return HStack {
      if isListRow {
        configuration.label
      } else {
        ButtonFace(look: .borderless, role: nil, label: configuration.label)
      }
      Spacer()
      Image(systemName: "chevron.forward")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(tint ?? .accentColor)
        .rotationEffect(.degrees(configuration.isExpanded ? turn : 0))
    }
    .modifier(
      _TapModifier {
        withAnimation { configuration.isExpanded.toggle() }
      }
    )
    .accessibleControl(
      named: .view(AnyView(configuration.label)), .button,
      activate: ControlTouch { configuration.isExpanded.toggle() }
    ) { properties, environment in
      let terms = environment.spokenTerms
      properties.value = configuration.isExpanded ? terms.expanded : terms.collapsed
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

private let disclosureGroupStylesEntry = EnvironmentEntry(
  StyleStack<DisclosureGroupStyleConfiguration>(AutomaticDisclosureGroupStyle()))

extension EnvironmentValues {
  /// How groups that open look.
  package var disclosureGroupStyles: StyleStack<DisclosureGroupStyleConfiguration> {
    get { self[disclosureGroupStylesEntry] }
    set { self[disclosureGroupStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how groups that open look inside.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    self.style(\.disclosureGroupStyles, style)
  }
}
