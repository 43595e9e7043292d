public import StillViewGraph

/// The preview of a shared item, with a title and images; a picture of the link does not show it.
nonisolated public struct SharePreview<Image, Icon> {
  let title: Text

  fileprivate init(title: Text) {
    self.title = title
  }

  /// A title with an image and an icon. Only the title is kept.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }

  /// A title that is looked up in the tables of strings, with a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// A verbatim title with an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }
}

extension SharePreview where Icon == Never {
  /// A title with a picture.
  public init(_ title: Text, image: Image) { self.init(title: title) }

  /// A title that is looked up in the tables of strings, with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

  /// A verbatim title with an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never {
  /// A title with an icon.
  public init(_ title: Text, icon: Icon) { self.init(title: title) }

  /// A title that is looked up in the tables of strings, with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

  /// A verbatim title with an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title alone.
  public init(_ title: Text) { self.init(title: title) }

  /// A title alone, looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

  /// A verbatim title alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}

extension ShareLink {
  /// A link that shares an item with a preview.
  public init<Item, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }

  /// A link that shares items with a preview of each.
  public init<Items: RandomAccessCollection, Image, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link that shares items, with the system's label.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items) { DefaultShareLinkLabel(title: Text("Share…")) }
  }

  /// A link that shares items with a preview of each, with the system's label.
  public init<Items: RandomAccessCollection, Image, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Image, Icon>
  ) {
    self.init(items: items)
  }

  /// A link that shares an item with a preview, with the system's label.
  public init<Item, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item)
  }

  /// A link that shares an item with a preview.
  public init<Item, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(titleKey, item: item)
  }

  /// A link that shares an item with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, Item, Image, Icon>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(title, item: item)
  }

  /// A link that shares an item with a preview.
  public init<Item, Image, Icon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(title, item: item)
  }

  /// A link that shares items with a preview of each.
  public init<Items: RandomAccessCollection, Image, Icon>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Image, Icon>
  ) {
    self.init(titleKey, items: items)
  }

  /// A link that shares items with a preview of each.
  @_disfavoredOverload
  public init<S: StringProtocol, Items: RandomAccessCollection, Image, Icon>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Image, Icon>
  ) {
    self.init(title, items: items)
  }

  /// A link that shares items with a preview of each.
  public init<Items: RandomAccessCollection, Image, Icon>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Image, Icon>
  ) {
    self.init(title, items: items)
  }
}
