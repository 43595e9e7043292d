import StillGeometry
import StillLayout
import StillViewGraph

/// Puts entries into the bars of the page, together with the environment of the modified view.
nonisolated struct BarItems: ViewModifier {
  let entries: [_ToolbarEntries]
  @Environment(\.self) private var environment
  private var values = ConnectedValues()

  init(entries: [_ToolbarEntries]) {
    self.entries = entries
  }

  init(entries: [ToolbarEntry]) {
    self.entries = entries.map(_ToolbarEntries.init)
  }

  @MainActor func body(content: Content) -> some View {
    let environment = environment
    let entries = entries.flatMap { $0.shown(values, in: environment) }.map { entry in
      var entry = entry
      entry.environment = environment
      return entry
    }
    content.barSettings { $0.items += entries }
  }
}

/// Gives an entry the environment of the view that declares it: values and objects of users, the tint, the edit mode of
/// lists, and whether controls are enabled. The appearance comes from the bar.
nonisolated struct BarItemEnvironment: EnvironmentModifier {
  let outside: EnvironmentValues?

  func change(_ environment: inout EnvironmentValues) {
    guard let outside else { return }
    environment.takeUserValues(of: outside)
    environment.editMode = outside.editMode
    environment.tintColor = outside.tintColor
    environment.tintStyle = outside.tintStyle
    environment.accentColor = outside.accentColor
    environment.isEnabled = environment.isEnabled && outside.isEnabled
    environment.dismissPresentation = outside.dismissPresentation
    environment.navigator = outside.navigator
    environment.barDeclarer = outside
  }

  func isSame(as other: Self) -> Bool { gives(sameAs: other.outside) }

  /// Whether an entry gets the same values from another environment. Pages create their environments in every evaluation.
  func gives(sameAs other: EnvironmentValues?) -> Bool {
    guard let outside, let other else { return outside == nil && other == nil }
    return outside.isIdentical(to: other)
      || outside.tintColor == other.tintColor && outside.tintStyle == other.tintStyle
        && outside.accentColor == other.accentColor && outside.isEnabled == other.isEnabled
        && (outside.editMode == nil) == (other.editMode == nil)
        && outside.colorScheme == other.colorScheme
        && outside.dynamicTypeSize == other.dynamicTypeSize
        && outside.locale == other.locale && outside.layoutDirection == other.layoutDirection
        && outside.calendar == other.calendar && outside.timeZone == other.timeZone
        && outside.font == other.font
        && outside.navigator === other.navigator && outside.hasSameUserValues(as: other)
  }
}

extension ToolbarEntry {
  /// Returns an entry with the menu that a tap on the title opens.
  static func titleMenu(_ content: some View) -> ToolbarEntry {
    ToolbarEntry(placement: ToolbarItemPlacement(place: .titleMenu), content: AnyView(content))
  }

  /// The content of the entry in a bar, in its own environment. A toggle in a bar is a button.
  @MainActor var view: some View {
    content.toggleStyle(.button).modifier(BarItemEnvironment(outside: environment))
  }
}

private let barDeclarerEntry = EnvironmentEntry<EnvironmentValues?>(nil)

extension EnvironmentValues {
  /// The environment of the view that declares the item of a bar around; nil outside bars.
  fileprivate var barDeclarer: EnvironmentValues? {
    get { self[barDeclarerEntry] }
    set { self[barDeclarerEntry] = newValue }
  }

  /// The environment of what a view presents. That of an item in a bar has none of the bar's sizes and styles, and that of a
  /// view in a row is outside of rows (rule C6.24).
  var ofPresented: EnvironmentValues {
    var result = barDeclarer ?? self
    if barDeclarer != nil {
      result.takeUserValues(of: self)
      result.tintColor = tintColor
      result.tintStyle = tintStyle
      result.accentColor = accentColor
      result.isEnabled = isEnabled
    }
    if result.isListRow { result.isListRow = false }
    if result.isPlainRow { result.isPlainRow = false }
    return result
  }
}
