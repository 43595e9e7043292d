public import StillViewGraph

/// The tint of a row.
nonisolated public struct ListItemTint: Sendable {
  let color: Color?

  /// Returns a tint that no setting of the user replaces.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Returns a tint that a setting of the user may replace. No such setting exists here, so it is always drawn.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The `primary` colour.
  public static let monochrome = ListItemTint(color: .primary)
}

private let listItemTintEntry = EnvironmentEntry<Color?>(nil)

extension EnvironmentValues {
  /// The colour of icons in rows; nil: the tint.
  var listItemTint: Color? {
    get { self[listItemTintEntry] }
    set { self[listItemTintEntry] = newValue }
  }
}

extension View {
  /// Sets the tint of a row's icon. Controls in the row keep theirs.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }

  /// Sets the accent colour of controls without a tint. Switches keep their green.
  @available(iOS, deprecated: 100000.0, renamed: "tint(_:)")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(_AccentColorModifier(color: accentColor))
  }
}
