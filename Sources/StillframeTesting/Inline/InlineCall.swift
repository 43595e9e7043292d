import StillGoldens

/// A call of an assertion in source: where its arguments and closures lie.
struct InlineCall {
  /// A piece of the call, in bytes from the start of the file.
  struct Part {
    /// Nil: none.
    let label: Range<Int>?
    /// Without the label and the spaces around.
    let content: Range<Int>
  }

  /// The arguments in parentheses.
  private(set) var arguments: [Part] = []
  /// The closures behind, the first without a label.
  private(set) var closures: [Part] = []
  /// The place behind the closing parenthesis; nil: there are none.
  private(set) var parenthesesEnd: Int?
  /// The place behind everything.
  private(set) var end: Int

  /// The call that begins at a place; nil where there is none.
  ///
  /// - Parameter start: of the parenthesis or brace, or of the name before.
  init?(in scanner: SwiftScanner, at start: Int) {
    guard start < scanner.bytes.count else { return nil }
    var place = scanner.skipSpace(from: scanner.skipName(from: start))
    guard place < scanner.bytes.count else { return nil }
    end = place
    if scanner.bytes[place] == UInt8(ascii: "(") {
      guard let close = scanner.end(ofBracketAt: place),
        let arguments = Self.arguments(in: scanner, place + 1..<close - 1)
      else { return nil }
      self.arguments = arguments
      parenthesesEnd = close
      end = close
      place = scanner.skipSpace(from: close)
    } else if scanner.bytes[place] != UInt8(ascii: "{") {
      return nil
    }
    readClosures(scanner, from: place)
  }

  private mutating func readClosures(_ scanner: SwiftScanner, from start: Int) {
    var place = start
    var label: Range<Int>?
    while place < scanner.bytes.count, scanner.bytes[place] == UInt8(ascii: "{"),
      let close = scanner.end(ofBracketAt: place)
    {
      closures.append(Part(label: label, content: place..<close))
      end = close
      // Another one has a name and a colon before it.
      let name = scanner.skipSpace(from: close)
      let nameEnd = scanner.skipName(from: name)
      let colon = scanner.skipSpace(from: nameEnd)
      guard nameEnd > name, colon < scanner.bytes.count, scanner.bytes[colon] == UInt8(ascii: ":")
      else { return }
      label = name..<nameEnd
      place = scanner.skipSpace(from: colon + 1)
    }
  }

  private static func arguments(in scanner: SwiftScanner, _ range: Range<Int>) -> [Part]? {
    var parts: [Part] = []
    var start = scanner.skipSpace(from: range.lowerBound)
    var place = start
    func finish(at end: Int) {
      var end = end
      while end > start, SwiftScanner.isSpace(scanner.bytes[end - 1]) { end -= 1 }
      guard end > start else { return }
      let nameEnd = scanner.skipName(from: start)
      let colon = scanner.skipSpace(from: nameEnd)
      if nameEnd > start, colon < end, scanner.bytes[colon] == UInt8(ascii: ":") {
        let content = scanner.skipSpace(from: colon + 1)
        parts.append(Part(label: start..<nameEnd, content: min(content, end)..<end))
      } else {
        parts.append(Part(label: nil, content: start..<end))
      }
    }
    while place < range.upperBound {
      switch scanner.bytes[place] {
      case UInt8(ascii: ","):
        finish(at: place)
        start = scanner.skipSpace(from: place + 1)
        place = start
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        guard let end = scanner.end(ofBracketAt: place) else { return nil }
        place = end
      default:
        guard let next = scanner.skipToken(at: place) else { return nil }
        place = next
      }
    }
    finish(at: range.upperBound)
    return parts
  }

  /// Where the closure of an assertion lies: the number of the closure, counted from the first of those that end the
  /// call, inside the parentheses or behind them.
  enum Slot {
    case argument(Int)
    case closure(Int)
  }

  /// Returns the slot of the closure of a number.
  func slot(_ offset: Int, _ scanner: SwiftScanner) -> Slot {
    var first = arguments.count
    while first > 0, scanner.bytes[arguments[first - 1].content.lowerBound] == UInt8(ascii: "{") {
      first -= 1
    }
    let place = first + offset
    return place < arguments.count ? .argument(place) : .closure(place - arguments.count)
  }
}
