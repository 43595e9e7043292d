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

extension View {
  /// The tint of a row.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    self.tint(tint?.color)
  }

  /// The tint of the controls inside.
  @available(iOS, deprecated: 100000.0, renamed: "tint(_:)")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
