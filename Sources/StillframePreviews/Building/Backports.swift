import Foundation

/// Functions for earlier versions of iOS that later ones have themselves: `@available(iOS, deprecated: 15)`.
///
/// On iOS the compiler knows which of two functions the program's oldest version has. Here it would find them ambiguous, so that those of
/// the program give way. Everything keeps its place: the other attribute has as many bytes.
enum Backports {
  private static let start = Data("@available(iOS,".utf8)
  private static let instead = Data("@_disfavoredOverload".utf8)

  /// Whether a file's text has any.
  static func stand(in data: Data) -> Bool { !places(in: data).isEmpty }

  /// Returns the text in which they give way to those of the frameworks.
  static func replaced(_ data: Data) -> Data {
    var result = data
    for place in places(in: data) {
      let blanks = Data(repeating: 0x20, count: place.count - instead.count)
      result.replaceSubrange(place, with: instead + blanks)
    }
    return result
  }

  /// The places of the attributes that functions have.
  private static func places(in data: Data) -> [Range<Data.Index>] {
    var result: [Range<Data.Index>] = []
    var start = data.startIndex
    while let range = data.range(of: Self.start, in: start..<data.endIndex) {
      start = range.upperBound
      let line = data[range.lowerBound...].prefix { $0 != 0x0A }
      guard let end = end(of: line),
        [" deprecated:", " obsoleted:"].contains(where: {
          line[..<end].range(of: Data($0.utf8)) != nil
        }), line.distance(from: range.lowerBound, to: end) >= instead.count,
        isFunction(data[end...])
      else { continue }
      result.append(range.lowerBound..<end)
    }
    return result
  }

  /// The index behind the parenthesis that closes an attribute; nil where it does not end in its line.
  private static func end(of line: Data) -> Data.Index? {
    var depth = 0
    var isQuoted = false
    for (index, byte) in zip(line.indices, line) {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted:
        depth -= 1
        if depth == 0 { return line.index(after: index) }
      default: break
      }
    }
    return nil
  }

  private static let kinds: Set<Substring> = [
    "func", "var", "let", "init", "subscript", "struct", "class", "enum", "protocol", "extension",
    "typealias", "actor", "case",
  ]

  /// Whether a declaration has `func` as its first word but modifiers.
  private static func isFunction(_ rest: Data) -> Bool {
    let text = String(decoding: rest.prefix(1000), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let line = line.drop(while: \.isWhitespace)
      guard !line.hasPrefix("//") else { continue }
      let words = line.split { !$0.isLetter }
      if let word = words.first(where: kinds.contains) { return word == "func" }
    }
    return false
  }
}
