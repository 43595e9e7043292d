import StillLayout

/// The focus that a `focused` modifier requests for views inside, with a closure that changes it.
package struct FocusHandle {
  /// Whether a view inside is to have the focus.
  package let isFocused: Bool
  /// Whether it says so at all, or is only told.
  let leads: Bool
  /// Takes over whether it has.
  package let set: (Bool) -> Void

  /// Says whether a view inside is to have the focus, and is told whether it has.
  init(isFocused: Bool, set: @escaping (Bool) -> Void) {
    self.isFocused = isFocused
    leads = true
    self.set = set
  }

  /// Is told whether a view inside has the focus.
  package init(told set: @escaping (Bool) -> Void) {
    isFocused = false
    leads = false
    self.set = set
  }
}

private let focusHandlesEntry = EnvironmentEntry<[FocusHandle]>([])

extension EnvironmentValues {
  /// The `focused` modifiers around.
  package var focusHandles: [FocusHandle] {
    get { self[focusHandlesEntry] }
    set { self[focusHandlesEntry] = newValue }
  }
}

/// The focused field of a tree. It draws no caret (rule C4.5).
final class FocusStore {
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
