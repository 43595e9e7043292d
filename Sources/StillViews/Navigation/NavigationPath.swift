import StillViewGraph

/// Values of any types that a stack has led to.
nonisolated public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// No values: the stack shows its first page.
  public init() {}

  /// Values of one type, the first of which was led to first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many pages lie on the first one.
  public var count: Int { values.count }
  /// Whether the stack shows its first page.
  public var isEmpty: Bool { values.isEmpty }

  /// Leads to one more value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes the last values; more than there are: all.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(count, 0), values.count))
  }
}

/// Where a stack has led to, and where it can lead.
///
/// One object a stack; links push to it, bars pop it. It holds what links that name a view have pushed, and reads and writes
/// the path of those that name a value.
final class Navigator: Equatable {
  /// A page above the root.
  enum Page {
    case view(AnyView)
    case value(AnyHashable)
  }

  static func == (a: Navigator, b: Navigator) -> Bool { a === b }

  /// Views for values, by type; written as the views that declare them are built.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  /// The titles of pages, by how many pages lie below; written as the pages are built.
  var titles: [Int: Text] = [:]
  /// Reads the pages.
  var pages: () -> [Page] = { [] }
  /// Writes them.
  var setPages: ([Page]) -> Void = { _ in }

  func push(_ page: Page) { setPages(pages() + [page]) }

  /// Goes back to a number of pages.
  func pop(to count: Int) { setPages(Array(pages().prefix(max(count, 0)))) }

  func destination(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))].map { $0(value) }
  }
}

private let navigatorEntry = EnvironmentEntry<Navigator?>(nil)
private let pageDepthEntry = EnvironmentEntry(0)

extension EnvironmentValues {
  /// The stack that links inside push to.
  var navigator: Navigator? {
    get { self[navigatorEntry] }
    set { self[navigatorEntry] = newValue }
  }

  /// How many pages lie below the one that the view is on.
  var pageDepth: Int {
    get { self[pageDepthEntry] }
    set { self[pageDepthEntry] = newValue }
  }
}
