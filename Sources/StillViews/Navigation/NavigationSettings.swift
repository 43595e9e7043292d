import StillGeometry
import StillLayout
import StillViewGraph

/// What a page says of the bars around it.
nonisolated struct BarSettings: Equatable {
  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [ToolbarEntry] = []
  var hidesBar = false
  var hidesBackButton = false
  var hidesTabBar = false
  var background: AnyShapeStyle?
  var backgroundVisibility = Visibility.automatic
  var colorScheme: ColorScheme?
  var search: SearchField?

  static func == (a: BarSettings, b: BarSettings) -> Bool {
    a.title == b.title && a.displayMode == b.displayMode && a.items == b.items
      && a.hidesBar == b.hidesBar && a.hidesBackButton == b.hidesBackButton
      && a.hidesTabBar == b.hidesTabBar
      && a.backgroundVisibility == b.backgroundVisibility && a.colorScheme == b.colorScheme
      && a.search == b.search && (a.background == nil) == (b.background == nil)
  }
}

/// A field for what is looked for.
nonisolated struct SearchField: Equatable {
  let text: Binding<String>
  let prompt: Text?

  static func == (a: SearchField, b: SearchField) -> Bool {
    a.prompt == b.prompt && a.text.wrappedValue == b.text.wrappedValue
  }
}

/// Hands a page's settings up to the bars around it; of two the outer one wins.
nonisolated enum BarSettingsKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }

  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
    let next = nextValue()
    value.title = value.title ?? next.title
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    value.items += next.items
    value.hidesBar = value.hidesBar || next.hidesBar
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
    value.background = value.background ?? next.background
    if value.backgroundVisibility == .automatic {
      value.backgroundVisibility = next.backgroundVisibility
    }
    value.colorScheme = value.colorScheme ?? next.colorScheme
    value.search = value.search ?? next.search
  }
}

extension View {
  /// Changes what the bars around show.
  nonisolated func barSettings(_ change: @escaping (inout BarSettings) -> Void) -> some View {
    transformPreference(BarSettingsKey.self, change)
  }
}
