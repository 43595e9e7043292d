import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// A root, and pages that links put above it, with a bar (rules C6.10, C6.11).
///
/// ```swift
/// NavigationStack {
///   NavigationLink("Details") { Text("More") }
///     .navigationTitle("Home")
/// }
/// ```
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let path: Binding<[AnyHashable]>?
  let root: Root
  @State private var navigator = Navigator()
  @State private var ownPages = PageList()
  /// Whether a finger moves the page at the top.
  @State private var isSwiped = false
  @Environment(\.splitColumn) private var column
  @Environment(\.systemMotion) private var isMoved

  init(path: Binding<[AnyHashable]>?, root: Root) {
    self.path = path
    self.root = root
  }

  @MainActor public var body: some View {
    let pages = shownPages
    let navigator = connected
    let _ = navigator.noteTop(pages.count)
    let _ = navigator.noteStart()
    ZStack {
      _KeptView(
        isShown: pages.isEmpty || isSwiped && pages.count == 1, isMoved: isMoved,
        content: page(column: column, content: AnyView(root)))
      ForEach(Array(pages.enumerated()), id: \.offset) { index, page in
        _KeptView(
          isShown: index == pages.count - 1 || isSwiped && index == pages.count - 2,
          isMoved: isMoved,
          content: self.page(
            depth: index + 1, content: navigator.view(of: page, at: index)))
      }
    }
    .modifier(_LastDrawingScope(joinsOuter: column?.passage != nil))
    .environment(\.navigator, navigator)
    .environment(\.splitColumn, nil)
    .preference(
      key: ColumnContentsKey.self, value: ColumnContents(isStack: true))
  }

  /// Returns a page that comes and goes, where the system moves things.
  @MainActor private func page(
    depth: Int = 0, column: SplitColumn? = nil, content: AnyView
  ) -> some View {
    let passage = isMoved ? navigator.passage(at: depth) : nil
    // The column of a split view takes its pages along.
    passage?.carrier = self.column?.passage
    return NavigationPage(
      depth: depth, navigator: navigator, column: column, passage: passage, content: content
    )
    .passes(passage, navigator.route(at: depth))
    // A page that leaves stays above those below it.
    .zIndex(isMoved ? Double(depth) : 0)
  }

  /// Pages of values first, then those of views.
  private var shownPages: [Navigator.Page] {
    (path?.wrappedValue.map { .value($0) } ?? []) + ownPages.pages
  }

  /// The object with this value's way to the pages.
  private var connected: Navigator {
    let path = path
    let own = $ownPages
    let swiped = $isSwiped
    navigator.setSwiped = { [unowned navigator] isSwiped in
      navigator.isSwiped = isSwiped
      swiped.wrappedValue = isSwiped
    }
    navigator.pages = {
      (path?.wrappedValue.map { .value($0) } ?? []) + own.wrappedValue.pages
    }
    navigator.setPages = { pages in
      guard let path else {
        own.wrappedValue = PageList(pages: pages)
        return
      }
      var values: [AnyHashable] = []
      var views: [Navigator.Page] = []
      for page in pages {
        if case .value(let value) = page, views.isEmpty {
          values.append(value)
        } else {
          views.append(page)
        }
      }
      if path.wrappedValue != values { path.wrappedValue = values }
      own.wrappedValue = PageList(pages: views)
    }
    return navigator
  }
}

/// The pages of a stack.
nonisolated private struct PageList {
  var pages: [Navigator.Page] = []
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  /// A stack whose path is kept elsewhere.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(
        get: { path.wrappedValue.values },
        set: { values in
          var new = NavigationPath()
          for value in values { new.append(erased: value) }
          path.wrappedValue = new
        }),
      root: root())
  }
}

extension NavigationPath {
  fileprivate mutating func append(erased value: AnyHashable) {
    func open<V: Hashable>(_ value: V) { append(value) }
    if let base = value.base as? any Hashable { open(base) }
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack whose path is a collection of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) }
      ),
      root: root())
  }
}

/// A reference to a page, the same object as long as the stack's page stays equal.
final class PageReference {
  let page: Navigator.Page

  init(_ page: Navigator.Page) {
    self.page = page
  }
}

extension Navigator {
  /// Returns the content of a page that is not in the stack.
  func view(of page: Page) -> AnyView {
    AnyView(PageContent(page: PageReference(page), navigator: self))
  }

  /// Returns the content of a page above `index` pages and the root, an equal value as long as the page is the same.
  func view(of page: Page, at index: Int) -> AnyView {
    if index >= references.count || !references[index].page.isSame(as: page) {
      references.removeSubrange(min(index, references.count)...)
      references.append(PageReference(page))
    }
    return AnyView(PageContent(page: references[min(index, references.count - 1)], navigator: self))
  }
}

/// The content of a page: a view, or the stack's destination for a value.
nonisolated private struct PageContent: View {
  let page: PageReference
  let navigator: Navigator

  @MainActor var body: some View {
    switch page.page {
    case .view(let view): view
    case .bound(let page): BoundPageContent(page: page).id(ObjectIdentifier(page))
    case .value(let value): ValuePageContent(value: value, navigator: navigator).id(value)
    }
  }
}

/// The destination of a value, evaluated again when the views that declare it change.
nonisolated private struct ValuePageContent: View {
  let value: AnyHashable
  let navigator: Navigator
  @State private var renewals = 0
  @Environment(\.pageDepth) private var depth

  init(value: AnyHashable, navigator: Navigator) {
    self.value = value
    self.navigator = navigator
  }

  @MainActor var body: some View {
    let count = $renewals
    let _ = renewals
    navigator.valuePages[depth] = Navigator.ValuePage(
      type: ObjectIdentifier(type(of: value.base)), renew: { count.wrappedValue += 1 })
    return Group {
      if let view = navigator.destination(for: value) {
        view
      } else {
        Image(systemName: "exclamationmark.triangle.fill")
          .foregroundStyle(.yellow)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .warns([
            "no navigationDestination(for:) matches \(value.base); the stack shows nothing for it"
          ])
      }
    }
  }
}

/// The deprecated navigation container (rule C6.11).
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// Shows the content as the first page of a stack.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    // Content without views may still have a title.
    let first = separateUnits(content).flattened.first?.view ?? AnyView(content)
    NavigationStack {
      first
    }
  }
}

/// How navigation views show their columns: on phones one after the other.
nonisolated public protocol NavigationViewStyle: Sendable {}

/// As the platform has it. Named for older code; the view is drawn as a stack.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style that `.automatic` names.
  public init() {}
}

/// Pages on top of each other.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style that `.stack` names.
  public init() {}
}

/// A style of columns side by side; drawn as a stack.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style that `.columns` names.
  public init() {}
}

/// A style of columns side by side, by its older name; drawn as a stack.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style; `ColumnNavigationViewStyle` is the newer name.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the platform has it: a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages on top of each other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style of columns side by side; drawn as a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// No effect: navigation views are drawn as stacks.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> some View { self }
}
