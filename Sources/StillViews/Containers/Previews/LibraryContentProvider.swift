/// Something that an editor offers to put into code. A picture shows none of it.
public struct LibraryItem {
  /// Where in the editor's library it stands.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// Modifiers that change how a view is drawn.
    public static let effects = Category(name: "effects")
    /// Views and modifiers that arrange others.
    public static let layout = Category(name: "layout")
    /// Views that can be used.
    public static let control = Category(name: "control")
    /// Views and modifiers of any other kind.
    public static let other = Category(name: "other")
  }

  /// The name that it is offered by; nil: its code.
  public let title: String?
  /// The part of the library where it stands.
  public let category: Category
  /// Whether it is offered at all.
  public let isVisible: Bool

  /// The snippet is code, which is not run.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {
    self.title = title
    self.category = category
    isVisible = visible
  }
}

/// A program's views and modifiers that an editor offers.
@MainActor @preconcurrency public protocol LibraryContentProvider {
  /// The view that modifiers are shown on.
  associatedtype ModifierBase = Any

  /// The views that are offered; none unless they are written.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// Returns the modifiers on offer (default: none).
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Puts such items together.
@resultBuilder public struct LibraryContentBuilder {
  /// Wraps a single item in an array.
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  /// Accepts the items of an array.
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }
  /// Joins the items of all statements in order.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
