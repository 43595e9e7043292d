/// A key, by the character that it types.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character that the key types without modifier keys.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral value: Character) {
    character = value
  }

  /// The arrow that points up.
  public static let upArrow = Self("\u{F700}")
  /// The arrow that points down.
  public static let downArrow = Self("\u{F701}")
  /// The arrow that points left.
  public static let leftArrow = Self("\u{F702}")
  /// The arrow that points right.
  public static let rightArrow = Self("\u{F703}")
  /// The key that clears, of the keys with digits.
  public static let clear = Self("\u{F739}")
  /// The key that deletes to the left.
  public static let delete = Self("\u{8}")
  /// The key that deletes to the right.
  public static let deleteForward = Self("\u{F728}")
  /// The key that goes to the end.
  public static let end = Self("\u{F72B}")
  /// The escape key, which cancels.
  public static let escape = Self("\u{1B}")
  /// The key that goes to the start.
  public static let home = Self("\u{F729}")
  /// The key that goes a page on.
  public static let pageDown = Self("\u{F72D}")
  /// The key that goes a page back.
  public static let pageUp = Self("\u{F72C}")
  /// The key that ends a line.
  public static let `return` = Self("\r")
  /// The space bar.
  public static let space = Self(" ")
  /// The key that goes to the next field.
  public static let tab = Self("\t")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key that locks capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The key for capitals.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// Any key of those with digits beside the others.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All keys that can be held.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// Keys that trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public let key: KeyEquivalent
  private let held: Int

  /// The keys that are held.
  public var modifiers: EventModifiers { EventModifiers(rawValue: held) }

  /// A key together with modifier keys (default: the command key).
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    held = modifiers.rawValue
  }

  /// Return, for the button that is to be preferred.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
