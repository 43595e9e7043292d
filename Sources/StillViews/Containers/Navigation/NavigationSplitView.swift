public import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Which columns of a split view are shown.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let number: Int

  /// As many columns as suit the room: in a window that is higher than wide the last one, otherwise the last two.
  public static let automatic = NavigationSplitViewVisibility(number: 0)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(number: 1)
  /// The last two columns of three.
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The middle column of three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// Columns beside each other; in compact width one of them (rule C6.11).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.splitViewLook) private var look
  @Environment(\.systemMotion) private var isMoved
  @State private var columns = Columns()
  /// The preferences found in the columns.
  @State private var contents = [ColumnContents(), ColumnContents(), ColumnContents()]
  /// The pages that links have shown in the columns after these.
  @State private var led: [LedPage?] = [nil, nil]
  /// Whether a finger moves the column that is shown alone.
  @State private var isSwiped = false

  /// The columns, each as the views in it see it.
  private final class Columns {
    let all = [SplitColumn(), SplitColumn(), SplitColumn()]
    /// The column that is shown where there is one at a time, and the one that was before that changed.
    var shown = (before: 0, now: 0)

    /// Returns how far a column has come.
    func passage(_ number: Int) -> Passage {
      let passage = all[number].passage ?? Passage()
      all[number].passage = passage
      return passage
    }

    /// Columns that are all in sight come and go with none.
    func forgetPassages() {
      for column in all { column.passage = nil }
    }

    /// Returns where a column comes from and goes to: one that is covered comes back from there.
    func route(_ number: Int) -> PassageRoute {
      var route = PassageRoute(SystemMotion.carriage)
      route.entrance = number < shown.before ? -1 : 1
      route.exit = number < shown.now ? -1 : 1
      return route
    }
  }

  /// A page that a link has put into a column.
  private struct LedPage {
    let view: AnyView
    let id = UUID()
  }

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Points.
  private static var sidebarWidth: CGFloat { 320 }

  @MainActor public var body: some View {
    if sizeClass == .regular {
      let _ = connect(isCompact: false)
      let _ = columns.forgetPassages()
      WideSplitView(
        visibility: visibility, look: look, hasThree: hasMiddle, owner: ObjectIdentifier(columns),
        hasToggle: !contents.contains(where: \.removesToggle),
        widths: contents.map { $0.width ?? Self.sidebarWidth },
        sidebar: NavigationStack { column(0, sidebar) },
        middle: NavigationStack { column(1, behind(0, content)) },
        detail: NavigationStack { column(2, behind(hasMiddle ? 1 : 0, detail)) })
    } else {
      let _ = connect(isCompact: true)
      let shown = shownColumn
      let _ = note(shown)
      ZStack {
        _KeptView(
          isShown: shown == 0 || isBelow(0, shown), isMoved: isMoved, content: stack(0, sidebar))
        if hasMiddle, shown >= 1 {
          _KeptView(
            isShown: shown == 1 || isBelow(1, shown), isMoved: isMoved, content: stack(1, content))
        }
        if shown == 2 { stack(2, detail) }
      }
      .modifier(_LastDrawingScope())
    }
  }

  /// Whether a column is in sight below the one that is shown, which a finger moves.
  private func isBelow(_ number: Int, _ shown: Int) -> Bool {
    isSwiped && shown > 0 && number == (shown == 2 && hasMiddle ? 1 : 0)
  }

  private func note(_ shown: Int) {
    if shown != columns.shown.now { columns.shown = (columns.shown.now, shown) }
  }

  /// Returns a column that fills the room.
  @MainActor private func stack(_ number: Int, _ view: some View) -> some View {
    let passage = isMoved ? columns.passage(number) : nil
    return NavigationStack { column(number, view) }
      .environment(\.splitColumn, columns.all[number])
      .passes(passage, columns.route(number))
      .zIndex(isMoved ? Double(number) : 0)
  }

  private var hasMiddle: Bool { Content.self != EmptyView.self }

  @MainActor private func column(_ number: Int, _ view: some View) -> some View {
    let contents = $contents
    return
      view
      .environment(\.splitColumn, columns.all[number])
      .onPreferenceChange(ColumnContentsKey.self) { new in
        if contents.wrappedValue[number] != new { contents.wrappedValue[number] = new }
      }
  }

  /// Returns the content of a column: its own view, or the page that a link in the previous column shows there.
  @MainActor @ViewBuilder private func behind(_ number: Int, _ view: some View) -> some View {
    if let page = led[number] { page.view.id(page.id) } else { view }
  }

  /// The column that is shown in compact width: the first one in which nothing is chosen, or the preferred one.
  @MainActor private var shownColumn: Int {
    var shown = 0
    if contents[0].hasChoosingList, columns.all[0].hasChoice() { shown = hasMiddle ? 1 : 2 }
    if shown == 1, contents[1].hasChoosingList, columns.all[1].hasChoice() { shown = 2 }
    switch preferred?.wrappedValue {
    case .detail: return 2
    case .content: return max(shown, hasMiddle ? 1 : 0)
    default: return shown
    }
  }

  /// Tells the columns how they are connected.
  @MainActor private func connect(isCompact: Bool) {
    let led = $led
    for number in 0..<2 {
      columns.all[number].show =
        isCompact
        ? nil
        : { page in
          guard case .view(let view) = page else { return }
          led.wrappedValue[number] = LedPage(view: view)
        }
    }
    for (number, before) in [(1, 0), (2, hasMiddle ? 1 : 0)] {
      let target = columns.all[before]
      let name: NavigationSplitViewColumn = before == 0 ? .sidebar : .content
      columns.all[number].before = target
      let (column, swiped) = (columns.all[number], $isSwiped)
      column.setSwiped = { [weak column] isSwiped in
        column?.isSwiped = isSwiped
        swiped.wrappedValue = isSwiped
      }
      // The closure captures only the previous column, so that no column retains itself.
      columns.all[number].back =
        isCompact
        ? { [preferred] in
          target.clearChoice()
          if let preferred, preferred.wrappedValue != name { preferred.wrappedValue = name }
        } : nil
    }
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Three columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Three columns, of which a narrow window shows the preferred one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Three columns, of which a wide window shows as many as `columnVisibility` says, and a narrow one the preferred one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Two columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Two columns; the binding says which of them is seen where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Two columns; the one binding says which are shown, the other which is seen where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

/// How the columns of split views share the room.
nonisolated public struct NavigationSplitViewLook: Hashable, Sendable {
  private let number: Int

  /// As the system has it: side by side; in a window that is higher than wide the others lie over the last one.
  public static let automatic = NavigationSplitViewLook(number: 0)
  /// Side by side: the last column has the room that the others leave.
  public static let balanced = NavigationSplitViewLook(number: 1)
  /// The last column has all of the room; the others lie over it where `columnVisibility` is `all` or `doubleColumn`,
  /// and are out of sight otherwise.
  public static let prominentDetail = NavigationSplitViewLook(number: 2)
}

private let splitViewLookEntry = EnvironmentEntry(NavigationSplitViewLook.automatic)

extension EnvironmentValues {
  /// How the columns of split views share the room.
  fileprivate var splitViewLook: NavigationSplitViewLook {
    get { self[splitViewLookEntry] }
    set { self[splitViewLookEntry] = newValue }
  }
}

extension View {
  /// Sets how the columns of split views inside share a wide window.
  nonisolated public func navigationSplitViewStyle(
    _ style: NavigationSplitViewLook
  ) -> some View {
    environment(\.splitViewLook, style)
  }

  /// Sets the width of the view's column, in points: of the sidebar or the middle column in a wide window. The last
  /// column has the remaining room. Widths that are negative or not finite are ignored.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    transformPreference(ColumnContentsKey.self) { contents in
      if width.isFinite, width >= 0 { contents.width = width }
    }
  }

  /// Sets the width of the view's column, in points: the ideal width between the minimum and the maximum, as users do not
  /// drag the line between columns.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(Swift.max(Swift.min(ideal, max ?? ideal), min ?? ideal))
  }
}
