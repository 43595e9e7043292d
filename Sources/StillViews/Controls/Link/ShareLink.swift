public import StillViewGraph

/// The label of a link that shares, unless another one is given.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A button that offers something to others (rule C2.8); a picture offers nothing.
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label

  /// A link that shares an item of any type.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A link that shares items of any type.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
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

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link that shares an item, with the system's label.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text("Share…")) }
  }

  /// A link that shares an item, with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// A link that shares an item, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// A link that shares an item, with a text for its title.
  public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: title) }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link that shares items, with a title.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), items: items)
  }

  /// A link that shares items, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), items: items)
  }

  /// A link that shares items, with a text for its title.
  public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items) { DefaultShareLinkLabel(title: title) }
  }
}
