/// How scrolling puts a keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind {
    case automatic, immediately, interactively, never
  }

  private let kind: Kind

  /// As suits the view: a text editor keeps the keyboard, other scroll views follow the finger.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// Bit by bit, as far as the finger pulls it down.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Scrolling leaves the keyboard alone.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}
