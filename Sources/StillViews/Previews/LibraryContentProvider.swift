/// Something that an editor offers to put into code. A picture shows none of it.
public struct LibraryItem {
  /// Where in the editor's library it stands.
  public struct Category: Hashable, Sendable {
    private let name: String

    public static let effects = Category(name: "effects")
    public static let layout = Category(name: "layout")
    public static let control = Category(name: "control")
    public static let other = Category(name: "other")
  }

  public let title: String?
  public let category: Category
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

/// What an editor offers of a program's own views and modifiers.
@MainActor @preconcurrency public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any

  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Puts such items together.
@resultBuilder public struct LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
