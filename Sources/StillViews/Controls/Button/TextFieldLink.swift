public import StillViewGraph

/// A button that asks for a text, on a watch. A tap asks nothing here.
nonisolated public struct TextFieldLink<Label: View>: View {
  private let label: Label

  /// A button with a label.
  ///
  /// - Parameter onSubmit: would be called with the text; never called.
  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label,
    onSubmit: @escaping (String) -> Void
  ) {
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension TextFieldLink where Label == Text {
  /// A button with a title, looked up in the tables of strings.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
  }

  /// A button with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
  }
}
