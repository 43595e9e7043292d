public import StillViewGraph

private let badgeProminenceEntry = EnvironmentEntry<BadgeProminence>(.standard)

/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  private let number: Int

  /// A badge that stands out less than usual. Drawn as `standard`.
  public static let decreased = BadgeProminence(number: 0)
  /// A badge as the system has it: secondary text at the trailing end.
  public static let standard = BadgeProminence(number: 1)
  /// A badge that stands out more than usual: white text on a red capsule, in rows. Badges of tabs are red at any time.
  public static let increased = BadgeProminence(number: 2)
}

extension EnvironmentValues {
  /// How much badges inside stand out.
  public var badgeProminence: BadgeProminence {
    get { self[badgeProminenceEntry] }
    set { self[badgeProminenceEntry] = newValue }
  }
}
