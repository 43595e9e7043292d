public import StillViewGraph

/// Whether a window is roomy along an axis (rule C6.17).
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, or enough of it.
  case compact, regular
}

private let horizontalSizeClassEntry = EnvironmentEntry<UserInterfaceSizeClass?>(.compact)
private let verticalSizeClassEntry = EnvironmentEntry<UserInterfaceSizeClass?>(.regular)

extension EnvironmentValues {
  /// Whether the window is roomy sideways; a phone's unless a device is simulated.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[horizontalSizeClassEntry] }
    set { self[horizontalSizeClassEntry] = newValue }
  }

  /// Whether the window is roomy upwards; a phone's unless a device is simulated.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[verticalSizeClassEntry] }
    set { self[verticalSizeClassEntry] = newValue }
  }
}
