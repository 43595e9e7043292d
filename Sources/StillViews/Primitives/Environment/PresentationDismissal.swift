/// Action that dismisses a presentation. Two are the same that belong to one owner at one level, so that the environment stays
/// the same while nothing changes.
nonisolated package struct PresentationDismissal: Equatable {
  let owner: ObjectIdentifier
  let level: Int
  package let action: () -> Void

  init(owner: ObjectIdentifier, level: Int = 0, action: @escaping () -> Void) {
    self.owner = owner
    self.level = level
    self.action = action
  }

  package static func == (a: PresentationDismissal, b: PresentationDismissal) -> Bool {
    a.owner == b.owner && a.level == b.level
  }
}
