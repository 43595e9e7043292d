import Foundation

/// The gap where Japanese meets digits or letters of the Latin, Greek or Cyrillic script: an eighth of an em within a line
/// (rule L9.20).
enum ScriptGap {
  /// Returns the points between two items that follow one another in a text.
  static func points(between before: TextItem, _ after: TextItem, in text: [UInt16]) -> CGFloat {
    guard before.isReshapable, after.isReshapable, before.range.upperBound > 0,
      after.range.lowerBound < text.count, isAt(after.range.lowerBound, in: text)
    else { return 0 }
    return max(before.font.size, after.font.size) / 8
  }

  /// Whether the characters on both sides of an offset within a text keep a gap.
  static func isAt(_ offset: Int, in text: [UInt16]) -> Bool {
    guard offset > 0, let first = Side(text[offset]) else { return false }
    var place = offset - 1
    // What a mark or a selector stands on decides.
    while place > 0, isMark(text[place]) { place -= 1 }
    if UTF16.isTrailSurrogate(text[place]), place > 0 { place -= 1 }
    return Side(text[place]).map { $0 != first } ?? false
  }

  /// Whether a unit belongs to the character before it: an accent, a voicing mark or a variation selector.
  private static func isMark(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x300...0x36F, 0x3099, 0x309A, 0xFE00...0xFE0F: true
    default: false
    }
  }

  /// A side of a gap; other characters, like signs and spaces, keep none.
  private enum Side {
    case japanese, letterOrDigit

    /// - Parameter unit: A character, or the first unit of one of those beyond 16 bits.
    init?(_ unit: UInt16) {
      switch unit {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F,
        0x370...0x52F:
        self = .letterOrDigit
      case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
        0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D,
        0xD840...0xD8BF:
        self = .japanese
      default: return nil
      }
    }
  }
}
