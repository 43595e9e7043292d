public import StillGeometry
public import StillViewGraph

// What screen readers can do; nobody does it in a picture.
extension View {
  /// What a screen reader can do with the view. Accepted; the closure is never called.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// An action with a name, for who is read to. Accepted; the closure is never called.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// An action with a name, for who is read to. Accepted; the closure is never called.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// An action with a name, for who is read to. Accepted; the closure is never called.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// An action with a label, for who is read to. Accepted; the closure is never called, and the label is not drawn.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// Actions as buttons, for who is read to. Accepted; they are not drawn.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Actions as buttons, for who is read to, in a group. Accepted; they are not drawn.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// What more and less mean for the view. Accepted; the closure is never called.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// What scrolls the view for who is read to. Accepted; the closure is never called.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }
  /// What zooms the view for who is read to. Accepted; the closure is never called.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// What is said when the view has been scrolled. Accepted; nothing is read.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View { self }
  /// Where the view can be taken to drag it. Accepted; nothing is dragged.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }
  /// Where the view can be taken to drag it. Accepted; nothing is dragged.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  /// Where something can be dropped on the view. Accepted; nothing is dropped.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }
  /// Where something can be dropped on the view. Accepted; nothing is dropped.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
}

/// A kind of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }
  /// A group with a name.
  public init(_ name: Text) { self.init(name: "named") }
  /// A group with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: "\(nameKey)") }

  /// Actions without a group.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(name: "edit")
}

/// A list by which screen readers jump.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String

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

/// What stands in a list by which screen readers jump.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of the body.
  associatedtype Body: AccessibilityRotorContent

  /// What the entries are made of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Puts such lists together.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// One entry or several.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// A single one is itself.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Entries that may be missing.
  public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> some AccessibilityRotorContent { _RotorContent() }
  /// Entries after each other.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent { _RotorContent() }
}

/// Any content of such a list.
public struct _RotorContent: AccessibilityRotorContent {
  nonisolated init() {}
  public var body: Never { preconditionFailure("a list of a screen reader has no body") }
}

/// Places for each element of a collection.
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var body: Never { preconditionFailure("a list of a screen reader has no body") }

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

/// A place in a list by which screen readers jump.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// A place with a name; `prepare` would be called before a jump to it.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// A place with a name, in a namespace; `prepare` would be called before a jump to it.
  public init(
    _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// A place with a name; `prepare` would be called before a jump to it.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// A place with a name, in a namespace; `prepare` would be called before a jump to it.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  public var body: Never { preconditionFailure("an entry of a screen reader has no body") }
}

extension View {
  /// A list by which a screen reader jumps. Accepted; the entries are never asked for.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// A list by which a screen reader jumps. Accepted; the entries are never asked for.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// A list of the system's by which a screen reader jumps. Accepted; the entries are never asked for.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// A list by which a screen reader jumps, of values. Accepted; nothing is read.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// A list by which a screen reader jumps, of values. Accepted; nothing is read.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// A list of the system's by which a screen reader jumps, of values. Accepted; nothing is read.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// A list by which a screen reader jumps, of values. Accepted; nothing is read.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// A list by which a screen reader jumps, of values. Accepted; nothing is read.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// A list of the system's by which a screen reader jumps, of values. Accepted; nothing is read.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Makes the view an entry of a list by which a screen reader jumps. Accepted; nothing is read.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
