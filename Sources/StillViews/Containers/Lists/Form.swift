import StillLayout
public import StillViewGraph

/// Controls in groups (rule C6.1).
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// Each view of the content is a row; `Section` groups them.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    StyledControl(
      \.formStyles, FormStyleConfiguration(content: .init(content: AnyView(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style has to show, in the style around that one.
  public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

/// The appearance of forms.
@MainActor @preconcurrency public protocol FormStyle: _ControlStyle
where _Configuration == FormStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = FormStyleConfiguration
}

/// The values that a form style shows.
nonisolated public struct FormStyleConfiguration {
  /// The content of a form.
  public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The rows that the form was made with.
  public let content: Content
}

/// A list of groups with round corners.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  /// The style that `.grouped` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StyledControl(
      \.listStyles,
      ListStyleConfiguration(
        sections: ListSections(separateUnits(configuration.content)), selection: nil,
        isForm: true))
  }
}

/// The look that fits the surroundings: a list of groups.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// Labels and controls in two columns.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
  /// The style that `.columns` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A list of groups with round corners.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private let formStylesEntry = EnvironmentEntry(
  StyleStack<FormStyleConfiguration>(AutomaticFormStyle()))

extension EnvironmentValues {
  /// How forms look.
  package var formStyles: StyleStack<FormStyleConfiguration> {
    get { self[formStylesEntry] }
    set { self[formStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how forms inside look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(\.formStyles, style)
  }
}
