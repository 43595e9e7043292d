/// Action of a submitted search; every evaluation of a body makes another.
final class SearchSubmit {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }
}
