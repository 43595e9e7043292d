public import StillViewGraph

/// A list by which screen readers jump.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// The links that were followed, or the others.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init(name: "links") }
  /// All links.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// The headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: "headings")
  }
  /// All headings.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// All bold words.
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// All slanted words.
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  /// All words with a line below.
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  /// All words that are not spelled rightly.
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  /// All pictures.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// All fields.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// All tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// All lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// All parts of the screen that have a role.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}

/// Entries of a rotor, the list by which screen readers jump.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of the body.
  associatedtype Body: AccessibilityRotorContent

  /// Content of the entries.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The labels of the entries, in order.
  nonisolated var _labels: [Text] { get }
}

extension AccessibilityRotorContent {
  nonisolated public var _labels: [Text] {
    callIsolated({ (content: Self) in content.body }, with: self)._labels
  }
}

extension Never: AccessibilityRotorContent {
  nonisolated public var _labels: [Text] { [] }
}

/// Puts such lists together.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// One entry or several.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// A single one is itself.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Entries that may be missing.
  public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> some AccessibilityRotorContent { _RotorContent(content?._labels ?? []) }
  /// Entries after each other.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent {
    var labels: [Text] = []
    for part in repeat each content { labels += part._labels }
    return _RotorContent(labels)
  }
}

/// Any content of such a list.
public struct _RotorContent: AccessibilityRotorContent {
  private nonisolated let labels: [Text]

  nonisolated init(_ labels: [Text]) { self.labels = labels }

  public var body: Never { preconditionFailure("a list of a screen reader has no body") }
  nonisolated public var _labels: [Text] { labels }
}

/// Places for each element of a collection.
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var body: Never { preconditionFailure("a list of a screen reader has no body") }
  nonisolated public var _labels: [Text] { data.flatMap { content($0)._labels } }

  /// A place for each element.
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(rows: data, content: content) { $0.id }
  }

  /// A place for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rows: data, content: content) { $0[keyPath: id] }
  }
}

/// A place in a list by which screen readers jump. The tree lists its label; nothing jumps to it, so that `prepare` is
/// not called.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private nonisolated let label: Text

  /// A place with a name.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.label = label }
  /// A place with a name, in a namespace.
  public init(
    _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.label = label }
  /// A place with a name.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.label = Text(label) }
  /// A place with a name, in a namespace.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.label = Text(label) }
  public var body: Never { preconditionFailure("an entry of a screen reader has no body") }
  nonisolated public var _labels: [Text] { [label] }
}
