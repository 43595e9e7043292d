import Foundation

/// The name of a modifier in the code of a view, with the labels of its arguments: `frame(_:alignment:)`.
struct ModifierCall {
  let name: String
  /// The name with the labels, as Swift's documentation writes them; those of closures behind the call are missing.
  let signature: String
  /// The place of the name, and the end of what an error about the call is at.
  let range: Range<Int>

  /// - Parameter piece: a part of a file's code; nil where it is no modifier.
  init?(_ piece: SourceOutline.Piece, in data: Data) {
    guard piece.text.isEmpty || piece.text.hasPrefix("."), piece.range.count == 2,
      piece.range[0] >= 0,
      piece.range[1] <= data.count
    else { return nil }
    let code = [UInt8](
      data[(data.startIndex + piece.range[0])..<(data.startIndex + piece.range[1])])
    guard code.first == UInt8(ascii: ".") else { return nil }
    let word = code.dropFirst().prefix(while: Self.isInName)
    guard !word.isEmpty else { return nil }
    name = String(decoding: word, as: UTF8.self)
    let labels = Self.labels(code[word.endIndex...])
    signature = "\(name)(\(labels.map { $0 + ":" }.joined()))"
    // Errors about labels are at the parenthesis or at the first argument.
    range = (piece.range[0] + 1)..<(piece.range[0] + word.endIndex + 2)
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || isLetterOrDigit(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Returns the labels of the arguments in the parentheses that code begins with; "_" for one without a label.
  private static func labels(_ code: ArraySlice<UInt8>) -> [String] {
    guard code.first == UInt8(ascii: "(") else { return [] }
    var labels: [String] = []
    var depth = 0
    var isString = false
    // The code of the current argument so far, as far as it may be a label; nil: it is known.
    var word: [UInt8]?
    var before: UInt8 = 0
    for byte in code {
      defer { before = byte }
      if isString {
        if byte == UInt8(ascii: "\""), before != UInt8(ascii: "\\") { isString = false }
        continue
      }
      let isSpace = byte <= 0x20
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth == 1 {
          word = []
          continue
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          if word?.isEmpty == false { labels.append("_") }
          return labels
        }
      case UInt8(ascii: ",") where depth == 1:
        if word?.isEmpty == false { labels.append("_") }
        word = []
        continue
      case UInt8(ascii: ":") where depth == 1:
        if let own = word, !own.isEmpty { labels.append(String(decoding: own, as: UTF8.self)) }
        word = nil
        continue
      case UInt8(ascii: "\""): isString = true
      default: break
      }
      guard let own = word, !isSpace else { continue }
      guard isInName(byte), own.isEmpty || isInName(before) else {
        labels.append("_")
        word = nil
        continue
      }
      word = own + [byte]
    }
    return labels
  }
}

extension CompilerMessages.Fault {
  /// The member that the compiler did not find in a value; nil where the error is another one, or the value stands for another.
  var absentMemberOfValue: String? {
    guard let match = text.firstMatch(of: /^value of type '(.+)' has no member '(\w+)'/),
      !match.1.contains("Placeholder")
    else { return nil }
    return String(match.2)
  }

  /// Whether nothing can be called with the labels that a call has.
  var isAboutLabels: Bool {
    text.hasPrefix("missing argument label") || text.hasPrefix("incorrect argument label")
      || text.hasPrefix("extraneous argument label")
  }
}
