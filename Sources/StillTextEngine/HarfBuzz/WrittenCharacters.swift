import CStillHarfBuzz
import StillText

/// Keeps contextual alternates from writing something else than the text says: the system family's draw "->" as
/// an arrow and the x of "3 x 4" as a multiplication sign. Its others stay, such as the colon of "12:30" at the
/// height of the digits.
enum WrittenCharacters {
  /// Adds a feature for every place where an alternate would be another character.
  static func keep(in text: [UInt16], _ features: inout [hb_feature_t]) {
    func add(_ range: Range<Int>) {
      features.append(
        hb_feature_t(
          tag: OpenTypeTag.contextualAlternates, value: 0, start: UInt32(range.lowerBound),
          end: UInt32(range.upperBound)))
    }
    var index = 0
    while index < text.count {
      let start = index
      index += 1
      switch text[start] {
      case hyphen, less, equals, greater:
        while index < text.count, isStroke(text[index]) { index += 1 }
        if index - start > 1 { add(start..<index) }
      case smallX, capitalX:
        if isTimes(at: start, in: text) { add(start..<index) }
      default: break
      }
    }
  }

  private static let space: UInt16 = 0x20
  private static let hyphen: UInt16 = 0x2D
  private static let less: UInt16 = 0x3C
  private static let equals: UInt16 = 0x3D
  private static let greater: UInt16 = 0x3E
  private static let capitalX: UInt16 = 0x58
  private static let smallX: UInt16 = 0x78

  /// Whether arrows are made of the character.
  private static func isStroke(_ unit: UInt16) -> Bool {
    unit == hyphen || unit == less || unit == equals || unit == greater
  }

  /// Whether there is a digit before the character or behind it, be it after a space.
  private static func isTimes(at index: Int, in text: [UInt16]) -> Bool {
    func isDigit(_ step: Int) -> Bool {
      var place = index + step
      if text.indices.contains(place), text[place] == space { place += step }
      return text.indices.contains(place) && (0x30...0x39).contains(text[place])
    }
    return isDigit(-1) || isDigit(1)
  }
}
