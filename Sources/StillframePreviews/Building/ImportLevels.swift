import Foundation

/// `internal import`, where a program says it. The imports that every file has besides say no level, and the compiler takes no module with
/// both; in a program the level means nothing, so that it goes: spaces stand instead.
enum ImportLevels {
  private static let word = Data("internal import ".utf8)
  private static let plain = Data("         import ".utf8)

  /// Whether a file's text has any.
  static func stand(in data: Data) -> Bool { data.range(of: word) != nil }

  /// Returns the text without them.
  static func removed(_ data: Data) -> Data { data.replacingLineStarts(word, with: plain) }
}
