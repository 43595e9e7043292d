import Foundation

/// The labels of the arguments of a call, read from its text.
enum ArgumentLabels {
  /// Returns the label of each argument, "_" without one; nil where the text ends before the call, or a closure follows it.
  ///
  /// - Parameter text: the code from the opening parenthesis on.
  static func read(_ text: Data) -> [String]? {
    var labels: [String] = []
    var depth = 0
    var argument: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex {
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let end = endOfString(in: text, from: place) else { return nil }
        place = end
        argument.append(byte)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth > 0 { argument.append(byte) }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth > 0 {
          argument.append(byte)
          continue
        }
        if argument.contains(where: { !isSpace($0) }) { labels.append(label(of: argument)) }
        let next = text[place...].first { !isSpace($0) }
        return byte == UInt8(ascii: ")") && next != UInt8(ascii: "{") ? labels : nil
      case UInt8(ascii: ",") where depth == 1:
        labels.append(label(of: argument))
        argument = []
      default: argument.append(byte)
      }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private static func label(of argument: [UInt8]) -> String {
    let text = String(decoding: argument, as: UTF8.self)
    let match = text.prefixMatch(of: /\s*([A-Za-z_]\w*)\s*:/)
    return match.map { String($0.1) } ?? "_"
  }

  /// Returns the place behind a string's closing quotation mark; nil where it has none on its line.
  private static func endOfString(in text: Data, from start: Data.Index) -> Data.Index? {
    var place = start
    while place < text.endIndex, text[place] != 0x0A {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "\""): return place + 1
      default: place += 1
      }
    }
    return nil
  }
}
