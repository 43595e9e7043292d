public import StillViewGraph

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// The key that is pressed.
  public let key: KeyEquivalent
  /// Characters that the key types with the held modifiers.
  public let characters: String
  /// The keys that are held meanwhile.
  public let modifiers: EventModifiers
  /// Phase of the key press.
  public let phase: Phases

  /// Phases of a key press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and types again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// Whatever happens to the key.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether others may react, too.
  public enum Result: Sendable {
    /// Nobody else is told, or the views around are.
    case handled, ignored
  }
}

// There is no keyboard, so these take what they are given and change nothing.
extension View {
  /// No effect: no key is pressed.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// No effect: no key is pressed.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// No effect: no key is pressed.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// No effect: no key is pressed, so the closure is never called.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// No effect: no key is pressed, so the closure is never called.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// No effect: no key is pressed, so the closure is never called.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// No effect: no key is pressed, so the closure is never called.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// No effect: no key is pressed, so the closure is never called.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// No effect: no key is pressed, so the closure is never called.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}
