import StillGeometry
import StillLayout
import StillViewGraph

/// Puts entries into the bars of the page, in the environment of the view that they are said of.
nonisolated struct BarItems: ViewModifier {
  let entries: [ToolbarEntry]
  @Environment(\.self) private var environment

  init(entries: [ToolbarEntry]) {
    self.entries = entries
  }

  @MainActor func body(content: Content) -> some View {
    let environment = environment
    let entries = entries.map { entry in
      var entry = entry
      entry.environment = environment
      return entry
    }
    content.barSettings { $0.items += entries }
  }
}

/// Gives an entry what the view has around it that the entry belongs to: values and objects of users, the tint, the mode in
/// which lists are edited, whether controls are switched off. How things look is the bar's.
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
  }

  func isSame(as other: Self) -> Bool { gives(sameAs: other.outside) }

  /// Whether an entry is given the same from another environment. Pages make their environments anew with every evaluation.
  func gives(sameAs other: EnvironmentValues?) -> Bool {
    guard let outside, let other else { return outside == nil && other == nil }
    return outside.isIdentical(to: other)
      || outside.tintColor == other.tintColor && outside.tintStyle == other.tintStyle
        && outside.accentColor == other.accentColor && outside.isEnabled == other.isEnabled
        && (outside.editMode == nil) == (other.editMode == nil)
        && outside.navigator === other.navigator && outside.hasSameUserValues(as: other)
  }
}

extension ToolbarEntry {
  /// What a tap on the title offers.
  static func titleMenu(_ content: some View) -> ToolbarEntry {
    ToolbarEntry(placement: ToolbarItemPlacement(place: .titleMenu), content: AnyView(content))
  }

  /// What the entry shows, as it stands in a bar.
  @MainActor var view: some View { content.modifier(BarItemEnvironment(outside: environment)) }
}
