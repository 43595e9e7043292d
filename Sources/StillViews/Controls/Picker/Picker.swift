public import StillViewGraph

/// One of several views is chosen (rules C3.6–C3.10).
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selections: [Binding<SelectionValue>]
  let label: Label
  let content: Content

  /// A choice between the views of the content: each is chosen by its `tag(_:)`, or by its identity in a `ForEach`.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content(), label())
  }

  /// One choice for several values.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), label())
  }

  /// The older order of arguments; the same picker.
  @available(iOS, deprecated: 100000.0)
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), label)
  }

  private init(_ selections: [Binding<SelectionValue>], _ content: Content, _ label: Label) {
    self.selections = selections
    self.content = content
    self.label = label
  }

  @MainActor public var body: some View {
    let options = PickerOptions(content, selections)
    StyledControl(
      \.pickerStyles,
      PickerStyleConfiguration(
        label: .init(content: AnyView(label)), options: options.options)
    )
    .warns(options.warnings)
    .modifier(MenuGroupModifier())
  }
}

extension Picker where Label == Text {
  /// A choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A choice with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// One choice for several values with a title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == StillViews.Label<Text, Image> {
  /// A choice with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StillViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A choice with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      StillViews.Label(title, systemImage: systemImage)
    }
  }
}
