public import StillViewGraph

/// How wide buttons with a ground are.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As wide as the label needs.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as the label needs.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
}

private let buttonSizingEntry = EnvironmentEntry<ButtonSizing>(.automatic)

extension EnvironmentValues {
  /// How wide buttons with a ground are.
  public var buttonSizing: ButtonSizing {
    get { self[buttonSizingEntry] }
    set { self[buttonSizingEntry] = newValue }
  }
}

extension View {
  /// Sets the width of buttons inside that have a background.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
