public import Stillframe

/// The shortcuts of a program. Nothing lists them.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color (default: blue).
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// No effect: nothing lists shortcuts.
  public static func updateAppShortcutParameters() {}
}

/// The color of shortcuts.
public enum ShortcutTileColor: String, Sendable {
  /// From warm to cold, and gray.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  /// Grays.
  case grayBlue, grayBrown, grayGreen
}

/// A shortcut of a program.
public struct AppShortcut: Sendable {
  /// An intent with the words that call it.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}

/// A part of words that the system knows.
public enum AppShortcutPhraseToken: Sendable {
  /// The name of the program.
  case applicationName
}

/// Words that call a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The words, with a blank for each token.
  public let text: String

  /// Words and tokens.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a token.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += " " }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += " "
    }
  }

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }
}

/// Puts shortcuts together.
@resultBuilder public enum AppShortcutsBuilder {
  /// Accepts a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Joins shortcuts in their order.
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] {
    parts.flatMap { $0 }
  }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
}
