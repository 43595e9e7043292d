public import Foundation

/// A pasteboard, kept in memory.
@MainActor @preconcurrency public final class UIPasteboard {
  /// The only pasteboard: its content lasts until the program ends, and reaches no other program.
  public static let general = UIPasteboard()

  /// The text that was put in last.
  public var string: String?
  /// The texts that were put in last; `string` does not change with them.
  public var strings: [String]?
  /// The address that was put in last.
  public var url: URL?
  /// The values that were put in last, by their types; `string` and `url` do not change with them.
  public var items: [[String: Any]] = []
  /// Whether `url` has a value.
  public var hasURLs: Bool { url != nil }

  /// Puts values in, by their types. No effect of `options`: the values stay until the program ends.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Puts a value in.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The setting of values.
  public enum OptionsKey: Hashable, Sendable {
    /// The end of their time, or whether they stay on the device.
    case expirationDate, localOnly
  }

  /// Whether `string` has a value.
  public var hasStrings: Bool { string != nil }
}
