/// Finds where brackets close in Swift source: knows comments, string literals with what is interpolated in them, and
/// regular expressions, and nothing else of the language.
package struct SwiftScanner {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the place behind the bracket that closes the one at a place; nil: none does.
  package func end(ofBracketAt start: Int) -> Int? {
    var open: [UInt8] = []
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(bytes[place])
        place += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.popLast(), Self.closing[last] == bytes[place] else { return nil }
        place += 1
        if open.isEmpty { return place }
      default:
        guard let next = skipToken(at: place) else { return nil }
        place = next
      }
    }
    return nil
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// Returns the place behind a comment, a literal or any other byte; nil where a literal or comment does not end.
  package func skipToken(at place: Int) -> Int? {
    switch bytes[place] {
    case UInt8(ascii: "/"):
      if matches("//", at: place) { return endOfLine(from: place) }
      if matches("/*", at: place) { return endOfComment(at: place) }
      return endOfRegex(at: place, hashes: 0) ?? place + 1
    case UInt8(ascii: "\""): return endOfString(at: place, hashes: 0)
    case UInt8(ascii: "#"):
      var hashes = 0
      while place + hashes < bytes.count, bytes[place + hashes] == UInt8(ascii: "#") { hashes += 1 }
      guard place + hashes < bytes.count else { return place + hashes }
      switch bytes[place + hashes] {
      case UInt8(ascii: "\""): return endOfString(at: place + hashes, hashes: hashes)
      case UInt8(ascii: "/"): return endOfRegex(at: place + hashes, hashes: hashes)
      default: return place + hashes
      }
    case UInt8(ascii: "`"):
      let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "`"))
      return end.map { $0 + 1 }
    default: return place + 1
    }
  }

  /// Returns the first place from one on that is neither space nor comment.
  package func skipSpace(from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if Self.isSpace(bytes[place]) {
        place += 1
      } else if matches("//", at: place) || matches("/*", at: place) {
        guard let next = skipToken(at: place) else { return place }
        place = next
      } else {
        return place
      }
    }
    return place
  }

  /// Returns the place behind a name; the same where there is none.
  package func skipName(from start: Int) -> Int {
    var place = start
    if place < bytes.count, bytes[place] == UInt8(ascii: "`") {
      return skipToken(at: place) ?? place
    }
    while place < bytes.count, Self.isOfName(bytes[place]) { place += 1 }
    return place
  }

  package func matches(_ text: String, at place: Int) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func endOfLine(from place: Int) -> Int {
    bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  private func endOfComment(at start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < bytes.count {
      if matches("/*", at: place) {
        depth += 1
        place += 2
      } else if matches("*/", at: place) {
        depth -= 1
        place += 2
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return nil
  }

  /// - Parameter start: of the quote.
  private func endOfString(at start: Int, hashes: Int) -> Int? {
    let isMultiline = matches("\"\"\"", at: start)
    let quote = isMultiline ? "\"\"\"" : "\""
    let pounds = String(repeating: "#", count: hashes)
    var place = start + quote.utf8.count
    while place < bytes.count {
      if matches(quote + pounds, at: place) {
        // Of four quotes at the end of a long literal, the first is text.
        var end = place
        while isMultiline, end + 1 + quote.utf8.count + hashes <= bytes.count,
          matches(quote + pounds, at: end + 1)
        {
          end += 1
        }
        return end + quote.utf8.count + hashes
      }
      if bytes[place] == UInt8(ascii: "\\"), matches(pounds, at: place + 1) {
        let escaped = place + 1 + hashes
        if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
          guard let end = end(ofBracketAt: escaped) else { return nil }
          place = end
        } else {
          place = escaped + 1
        }
        continue
      }
      if !isMultiline, bytes[place] == 0x0A { return nil }
      place += 1
    }
    return nil
  }

  /// Returns the place behind a regular expression; nil where a slash is none's beginning, or none ends.
  ///
  /// - Parameter start: of the slash.
  private func endOfRegex(at start: Int, hashes: Int) -> Int? {
    let pounds = String(repeating: "#", count: hashes)
    if hashes == 0 {
      // A slash is a division unless it stands where a value begins, and is followed by one.
      var before = start - 1
      while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
      let isValue = before < 0 || Self.beforeValues.contains(bytes[before])
      guard isValue, start + 1 < bytes.count, !Self.isSpace(bytes[start + 1]) else { return nil }
    }
    var place = start + 1
    while place < bytes.count {
      if matches("/" + pounds, at: place) { return place + 1 + hashes }
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      if hashes == 0, bytes[place] == 0x0A { return nil }
      place += 1
    }
    return nil
  }

  private static let beforeValues = Set("(,=:[{!&|;?\n".utf8)
}
