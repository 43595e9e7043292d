import StillGeometry
import StillLayout
import StillViewGraph

/// The settings that a page makes for the bars around it.
nonisolated struct BarSettings: Equatable {
  var title: Text?
  var removesTitle = false
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [ToolbarEntry] = []
  var hidesBar = false
  var hidesBackButton = false
  var role = ToolbarRole.automatic
  var hidesTabBar = false
  /// The number of pages below the one that hides the tab bar.
  var pagesBelowHiding = 0
  /// The number of pages below the one that is shown.
  var depth = 0
  var navigationGround = BarBackgroundStyle()
  var tabGround = BarBackgroundStyle()
  var bottomGround = BarBackgroundStyle()
  var search: SearchField?
  var searchAids = SearchAids()

  /// The settings for bars around the page's stack: those of a tab bar alone, as the stack has a navigation bar itself (rule C6.10).
  ///
  /// - Parameter depth: The number of pages below this one.
  func outside(ofPageAt depth: Int) -> BarSettings {
    var result = BarSettings()
    result.hidesTabBar = hidesTabBar
    result.pagesBelowHiding = hidesTabBar ? max(depth, pagesBelowHiding) : 0
    result.depth = max(depth, self.depth)
    result.tabGround = tabGround
    return result
  }

  /// Whether the page has nothing to show in a bar: no title, no items, no search.
  var isBare: Bool { shownTitle == nil && items.isEmpty && search == nil }

  /// Whether the change from other settings moves as the change that it is part of (rule C6.20). A search that begins, ends or
  /// changes moves by itself, and hands other views up in each evaluation.
  func moves(from old: BarSettings) -> Bool {
    if search == nil, old.search == nil { return true }
    return search == old.search && withoutSearch != old.withoutSearch
  }

  private var withoutSearch: BarSettings {
    var result = self
    result.search = nil
    result.searchAids = SearchAids()
    return result
  }

  /// The title, unless it is not to be shown.
  var shownTitle: Text? { removesTitle ? nil : title }

  /// The background of a bar.
  subscript(_ bar: ToolbarPlacement.Bar) -> BarBackgroundStyle {
    get {
      switch bar {
      case .navigation, .other: navigationGround
      case .tabs: tabGround
      case .bottom: bottomGround
      }
    }
    set {
      switch bar {
      case .navigation: navigationGround = newValue
      case .tabs: tabGround = newValue
      case .bottom: bottomGround = newValue
      case .other: break
      }
    }
  }

  static func == (a: BarSettings, b: BarSettings) -> Bool {
    a.title == b.title && a.removesTitle == b.removesTitle
      && a.displayMode == b.displayMode && a.items == b.items
      && a.hidesBar == b.hidesBar && a.hidesBackButton == b.hidesBackButton
      && a.hidesTabBar == b.hidesTabBar && a.pagesBelowHiding == b.pagesBelowHiding
      && a.depth == b.depth && a.role == b.role
      && a.navigationGround == b.navigationGround && a.tabGround == b.tabGround
      && a.bottomGround == b.bottomGround && a.search == b.search
      && a.searchAids == b.searchAids
  }
}

/// Hands a page's settings up to the bars around it; of two the outer one wins.
nonisolated enum BarSettingsKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }

  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.removesTitle = value.removesTitle || next.removesTitle
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    value.items += next.items
    value.hidesBar = value.hidesBar || next.hidesBar
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
    value.pagesBelowHiding = max(value.pagesBelowHiding, next.pagesBelowHiding)
    value.depth = max(value.depth, next.depth)
    if value.role == .automatic { value.role = next.role }
    value.navigationGround.addInner(next.navigationGround)
    value.tabGround.addInner(next.tabGround)
    value.bottomGround.addInner(next.bottomGround)
    value.search = value.search ?? next.search
    value.searchAids.addInner(next.searchAids)
  }
}

extension BarBackgroundStyle {
  /// Adopts the inner background's values for all that are not set.
  fileprivate mutating func addInner(_ inner: BarBackgroundStyle) {
    style = style ?? inner.style
    if visibility == .automatic { visibility = inner.visibility }
    scheme = scheme ?? inner.scheme
  }
}

extension View {
  /// Changes the background of some bars; of the page's bar if none is named.
  nonisolated func barGround(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarBackgroundStyle) -> Void
  ) -> some View {
    let named = Set((bars.isEmpty ? [.automatic] : bars).map(\.bar))
    return barSettings { settings in
      for bar in [ToolbarPlacement.Bar.navigation, .tabs, .bottom] where named.contains(bar) {
        change(&settings[bar])
      }
    }
  }

  /// Changes the settings of the bars around.
  nonisolated func barSettings(_ change: @escaping (inout BarSettings) -> Void) -> some View {
    transformPreference(BarSettingsKey.self, change)
  }
}
