/// What is done with what was looked for; every evaluation of a body makes another.
final class SearchSubmit {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }
}
