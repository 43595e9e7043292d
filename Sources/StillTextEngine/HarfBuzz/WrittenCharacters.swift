import CStillHarfBuzz
import StillText

/// Keeps contextual alternates of the system's cuts from what San Francisco does not do: they draw "->" as an arrow and the x of "3 x 4" as
/// a multiplication sign, and raise hyphens, parentheses and plus signs beside digits and capitals. Only the colon of "12:30" stands at the
/// height of the digits (rule L9.16).
enum WrittenCharacters {
  /// Adds the features for a text.
  static func keep(in text: [UInt16], _ features: inout [hb_feature_t]) {
    func add(_ value: UInt32, _ range: Range<UInt32>) {
      features.append(
        hb_feature_t(
          tag: OpenTypeTag.contextualAlternates, value: value, start: range.lowerBound,
          end: range.upperBound))
    }
    add(0, 0..<UInt32.max)
    guard text.count > 2 else { return }
    for index in 1..<(text.count - 1) where text[index] == colon {
      guard isDigit(text[index - 1]), isDigit(text[index + 1]) else { continue }
      add(1, UInt32(index)..<UInt32(index + 1))
    }
  }

  /// The features by which pairs of such a text are read; where `keep` then switches alternates on again, a pair of `exception` stands.
  static func plain(_ features: [hb_feature_t]) -> [hb_feature_t] {
    features
      + [hb_feature_t(tag: OpenTypeTag.contextualAlternates, value: 0, start: 0, end: .max)]
  }

  /// A colon between digits.
  static var exception: [PrintableSet] {
    let digits = PrintableSet((UInt16(0x30)...0x39).map(PrintableSet.place(of:)))
    return [digits, PrintableSet([PrintableSet.place(of: colon)]), digits]
  }

  private static let colon: UInt16 = 0x3A

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
}
