public import StillViewGraph

/// How editors look. On phones all styles look the same, and so they do here.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The look that fits the surroundings.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}
}

/// The text, and nothing around it.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// The style that `.plain` names.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text, and nothing around it.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// No effect: all styles of editors look the same.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
