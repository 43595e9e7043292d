import Foundation
import StillViewGraph

/// Values of any types that a stack has pushed.
nonisolated public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// No values: the stack shows its first page.
  public init() {}

  /// Values of one type, the first of them pushed first.
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

/// The pages of a stack, and its destinations.
///
/// Each stack has one object; links push to it, bars pop it. It holds the pages of links that name a view, and reads and
/// writes the path of those that name a value.
final class Navigator: Equatable {
  /// A page above the root.
  enum Page {
    case view(AnyView)
    case value(AnyHashable)
    case bound(BoundPage)

    fileprivate func isBound(_ page: BoundPage) -> Bool {
      if case .bound(let own) = self { own === page } else { false }
    }

    /// Whether it shows the same as another page at its position; unknown for views.
    func isSame(as other: Page) -> Bool {
      switch (self, other) {
      case (.value(let a), .value(let b)): a == b
      case (.bound(let a), .bound(let b)): a === b
      default: false
      }
    }
  }

  /// A page that shows a value.
  struct ValuePage {
    let type: ObjectIdentifier
    /// Evaluates the page again.
    let renew: () -> Void
  }

  static func == (a: Navigator, b: Navigator) -> Bool { a === b }

  /// Views for values, by type; written as the views that declare them are built.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  /// The titles of pages that were shown, by how many pages lie below; written as their bars are built.
  var titles: [Int: Text] = [:]
  /// The titles that views of pages declare, shown or not; written while the views are built.
  var declaredTitles: [Int: Text] = [:]
  /// The pages above the root that show values, by the number of pages below each; written while they are built.
  var valuePages: [Int: ValuePage] = [:]
  /// The pages that were shown last.
  var references: [PageReference] = []
  /// How far each page has come, by how many pages lie below.
  var passages: [Passage] = []
  /// Whether a finger moves the page at the top, so that the one below it is seen.
  var isSwiped = false
  /// Writes it, and evaluates the stack again.
  var setSwiped: (Bool) -> Void = { _ in }
  /// How many pages were above the root before that changed last, and how many are.
  var tops = (before: 0, now: 0)
  /// The change that brought the stack (`ViewGraph.changeNumber`); nil: it has not been built.
  var start: Int?
  /// The views that pages grow out of, by how many pages lie below.
  var zooms: [Int: ZoomSource] = [:]
  /// Where a finger has pulled a page that zooms; nil: none has since pages changed.
  var pull: ZoomPull?
  /// The part of each page's bar that scrolls away with the content, by depth.
  private var drawers: [Int: BarDrawer] = [:]
  /// Where such views lie, in the picture's coordinates.
  var zoomFrames: [ZoomSource: CGRect] = [:]
  /// Reads the pages.
  var pages: () -> [Page] = { [] }
  /// Writes them.
  var setPages: ([Page]) -> Void = { _ in }

  func push(_ page: Page) {
    if case .bound(let page) = page { page.isOpen = true }
    setPages(pages() + [page])
  }

  /// Returns the drawer of a page, the same one at each call.
  func drawer(ofPageAt depth: Int) -> BarDrawer {
    let drawer = drawers[depth] ?? BarDrawer()
    drawers[depth] = drawer
    return drawer
  }

  /// Goes back to a number of pages.
  func pop(to count: Int) {
    let all = pages()
    setPages(Array(all.prefix(max(count, 0))))
    for case .bound(let page) in all.dropFirst(max(count, 0)).reversed() {
      page.isOpen = false
      page.dismiss()
    }
    forget(above: count)
  }

  /// Shows a page above all others, unless it is there.
  func lead(to page: BoundPage) {
    if !pages().contains(where: { $0.isBound(page) }) { push(.bound(page)) }
  }

  /// Takes a page away, and those above it.
  func leave(_ page: BoundPage) {
    if let index = pages().firstIndex(where: { $0.isBound(page) }) { pop(to: index) }
  }

  /// Returns the title of the page above `depth` others.
  func title(ofPageAbove depth: Int) -> Text? { titles[depth] ?? declaredTitles[depth] }

  /// Keeps nothing of pages that are gone.
  func forget(above count: Int) {
    titles = titles.filter { $0.key <= count }
    declaredTitles = declaredTitles.filter { $0.key <= count }
    valuePages = valuePages.filter { $0.key <= count }
  }

  /// Returns whether a page shows a value of a type.
  func shows(_ type: ObjectIdentifier) -> Bool { valuePages.values.contains { $0.type == type } }

  /// Evaluates the pages of a type again.
  func renewPages(of type: ObjectIdentifier) {
    for page in valuePages.values where page.type == type { page.renew() }
  }

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
