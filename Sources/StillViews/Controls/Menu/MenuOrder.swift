public import StillViewGraph

private let menuOrderEntry = EnvironmentEntry(MenuOrder.automatic)

/// In which order a menu shows its items.
nonisolated public struct MenuOrder: Hashable, Sendable {
  private let number: Int

  /// The order that suits the place. Here: items as they are written.
  public static let automatic = MenuOrder(number: 0)
  /// Items from top to bottom as they are written.
  public static let fixed = MenuOrder(number: 1)
  /// The first item nearest to the finger. Here the items stay as they are written, as menus open downwards.
  public static let priority = MenuOrder(number: 2)
}

extension EnvironmentValues {
  /// In which order menus show their items.
  public var menuOrder: MenuOrder {
    get { self[menuOrderEntry] }
    set { self[menuOrderEntry] = newValue }
  }
}
