public import StillViewGraph

/// How content and its label stand together.
@MainActor @preconcurrency public protocol LabeledContentStyle: _ControlStyle
where _Configuration == LabeledContentStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label that was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The content that was given.
  public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The labelled content.
  public let content: Content
}

/// The label at the leading edge, the content, secondary, at the trailing one.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelledRow(isControl: false) {
      configuration.content.containerForegroundStyle(.secondary).multilineTextAlignment(.trailing)
    } label: {
      configuration.label
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

private let labeledContentStylesEntry = EnvironmentEntry(
  StyleStack<LabeledContentStyleConfiguration>(AutomaticLabeledContentStyle()))

extension EnvironmentValues {
  /// How content and its label stand together.
  package var labeledContentStyles: StyleStack<LabeledContentStyleConfiguration> {
    get { self[labeledContentStylesEntry] }
    set { self[labeledContentStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how labelled content inside looks.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> some View {
    self.style(\.labeledContentStyles, style)
  }
}
