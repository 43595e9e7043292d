import StillGeometry
import StillLayout
public import StillViewGraph

/// Views of which one is shown, with a bar to choose from (rule C6.13).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var ownSelection = 0

  /// A tab view whose selection is kept elsewhere.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    let units = separateUnits(content).flattened
    let shown = index(units)
    let own = $ownSelection
    let selection = selection
    StyledControl(
      \.tabViewStyles,
      TabViewStyleConfiguration(
        tabs: units.enumerated().map { index, unit in
          TabViewStyleConfiguration.Tab(
            id: index, content: unit.view, label: unit.traits[.tabItem]?.view,
            badge: unit.traits[.badge], isSelected: index == shown,
            select: {
              if let value = unit.selection(as: SelectionValue.self) {
                selection?.wrappedValue = value
              }
              own.wrappedValue = index
            },
            section: unit.traits[.tabSection],
            isSearch: unit.traits[.tabRole] == .search)
        })
    )
    .warns(warnings(units))
  }

  /// Returns the index of the selected tab (default: the first).
  private func index(_ units: [ViewUnit]) -> Int {
    guard let selection else { return units.indices.contains(ownSelection) ? ownSelection : 0 }
    let value = selection.wrappedValue
    return units.firstIndex { $0.selection(as: SelectionValue.self) == value } ?? 0
  }

  private func warnings(_ units: [ViewUnit]) -> [String] {
    guard !units.isEmpty else { return ["a tab view has no tabs; it shows nothing"] }
    guard let selection else { return [] }
    let value = selection.wrappedValue
    let count = units.count { $0.selection(as: SelectionValue.self) == value }
    if count == 0, units.contains(where: { $0.traits[.tag] != nil }) {
      return ["no tab stands for the selection, \(value); the first one is shown"]
    }
    return count > 1 ? ["several tabs stand for \(value); the first one is shown"] : []
  }
}

extension TabView {
  /// A tab view of tabs whose values are of the selection's type.
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// A tab view that keeps its own selection.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The appearance of tab views.
@MainActor @preconcurrency public protocol TabViewStyle: _ControlStyle
where _Configuration == TabViewStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = TabViewStyleConfiguration
}

/// The values that a tab view style shows.
nonisolated public struct TabViewStyleConfiguration {
  /// One of the views.
  struct Tab: Identifiable {
    let id: Int
    let content: AnyView
    let label: AnyView?
    let badge: Text?
    let isSelected: Bool
    let select: () -> Void
    /// The section that the tab is in.
    var section: TabSectionMark?
    /// Whether it is a search tab.
    var isSearch = false
  }

  let tabs: [Tab]
}

/// The look that fits the surroundings: a bar of tabs.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TabPages(configuration: configuration)
  }
}

/// Pages with a row of dots.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let number: Int

    /// The dots are shown where there are several pages.
    public static let automatic = IndexDisplayMode(number: 0)
    /// The dots are shown, even of a single page.
    public static let always = IndexDisplayMode(number: 1)
    /// The dots are not shown.
    public static let never = IndexDisplayMode(number: 2)
  }

  let mode: IndexDisplayMode

  /// Says whether the dots are shown.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack(alignment: .bottom) {
      PagedTabs(tabs: configuration.tabs)
      if mode == .always || (mode == .automatic && configuration.tabs.count > 1) {
        PageDots(tabs: configuration.tabs)
      }
    }
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages with a row of dots.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages, with a row of dots or without.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private let tabViewStylesEntry = EnvironmentEntry(
  StyleStack<TabViewStyleConfiguration>(DefaultTabViewStyle()))

extension EnvironmentValues {
  /// How tab views look.
  package var tabViewStyles: StyleStack<TabViewStyleConfiguration> {
    get { self[tabViewStylesEntry] }
    set { self[tabViewStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how tab views inside look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    self.style(\.tabViewStyles, style)
  }

  /// Sets whether the page dots inside have a background.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageDotsHaveGround, (style as? PageIndexViewStyle)?.hasGround ?? false)
  }
}

/// How the dots of pages look.
nonisolated public protocol IndexViewStyle: Sendable {}

/// Dots, one a page. Where they are shown, `PageTabViewStyle` says.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let number: Int

    /// A background where the system has one; in a picture, none.
    public static let automatic = BackgroundDisplayMode(number: 0)
    /// A background while a finger is on the dots; in a picture, none.
    public static let interactive = BackgroundDisplayMode(number: 1)
    /// A background at any time.
    public static let always = BackgroundDisplayMode(number: 2)
    /// No background.
    public static let never = BackgroundDisplayMode(number: 3)
  }

  /// Whether the dots of a picture have a background.
  let hasGround: Bool

  /// A style whose dots have a background in a picture only if the mode is `always`.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasGround = backgroundDisplayMode == .always
  }
}

private let pageDotsGroundEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// Whether the dots of pages lie on a ground.
  var pageDotsHaveGround: Bool {
    get { self[pageDotsGroundEntry] }
    set { self[pageDotsGroundEntry] = newValue }
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one a page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns the style with one dot per page, on a background if the mode is `always`.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
