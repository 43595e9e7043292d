import Synchronization

/// The boundaries of a text's grapheme clusters (UAX #29: <https://www.unicode.org/reports/tr29/>), computed lazily: only
/// lines that divide a word and truncated ones need them.
final class GraphemeBoundaries: Sendable {
  private let text: [UInt16]
  /// Whether every unit is a cluster.
  private let isSimple: Bool
  private let found = Mutex<[Bool]>([])

  init(_ text: [UInt16]) {
    self.text = text
    // Nothing below the first combining mark joins another, but a carriage return a line feed.
    isSimple = text.allSatisfy { $0 < 0x300 && $0 != 0x0D }
  }

  /// Whether no cluster reaches across an offset of the text.
  func contains(_ offset: Int) -> Bool {
    if isSimple { return true }
    return found.withLock { found in
      if found.isEmpty { found = Self.boundaries(in: text) }
      return found[offset]
    }
  }

  private static func boundaries(in text: [UInt16]) -> [Bool] {
    var result = [Bool](repeating: false, count: text.count + 1)
    result[text.count] = true
    var offset = 0
    for character in String(decoding: text, as: UTF16.self) {
      if offset <= text.count { result[offset] = true }
      offset += character.utf16.count
    }
    return result
  }
}
