public import StillViewGraph

/// The tint of a row.
nonisolated public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour that the row keeps, whatever the reader prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that the reader's own choice may replace; nobody chooses here, so it is drawn.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// No colour of its own: `primary`.
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
  /// The tint of a row: of the icon of its label. Controls in the row keep theirs.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }

  /// The accent colour inside: that of controls without a tint. Switches keep their green.
  @available(iOS, deprecated: 100000.0, renamed: "tint(_:)")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }
}
