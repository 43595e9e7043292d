import StillLayout

/// What a `focused` modifier says of the focus of views inside, and how they change it.
package struct FocusHandle {
  /// Whether a view inside is to have the focus.
  package let isFocused: Bool
  /// Takes over whether it has.
  package let set: (Bool) -> Void
}

private let focusHandlesEntry = EnvironmentEntry<[FocusHandle]>([])

extension EnvironmentValues {
  /// The `focused` modifiers around.
  package var focusHandles: [FocusHandle] {
    get { self[focusHandlesEntry] }
    set { self[focusHandlesEntry] = newValue }
  }
}

/// Which field of a tree has the focus. It draws no caret (rule C4.5).
final class FocusKeeper {
  private weak var current: FieldElement?

  func isFocused(_ field: FieldElement) -> Bool { current === field }

  /// Gives the focus to a field; nil: takes it away.
  func move(to field: FieldElement?) {
    guard current !== field else { return }
    let last = current
    current = field
    last?.focusChanged(to: false)
    field?.focusChanged(to: true)
  }
}
