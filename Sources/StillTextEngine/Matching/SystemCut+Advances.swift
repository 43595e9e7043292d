internal import Foundation
internal import StillText

/// How characters stand on iOS, beside what their makers drew (rules L9.14 and L9.15).
///
/// `SystemTracking` fits texts as a whole: San Francisco's `i` and `l` have more room than Inter's, its `w`, `v` and `a` less. Nor does
/// it move digits and signs closer to each other as Inter does.
extension SystemCut {
  /// The room that is added at the left and at the right of each character from the space to the tilde, in thousandths of an em.
  ///
  /// Fitted by least squares to what Apple's pictures of plasma-ios show (the suite `plasma-home`): 1,100 distances between the middles of
  /// neighbouring letters, how long 196 texts are and how wide the ink of single letters is; and to the widths of
  /// `SystemWidthTests`. What is not seen there is as drawn. The display cut's digits have 0.35 of what San Francisco's (Apple's
  /// developer forum, thread 715797) are wider, which fits `testCircularProgressXxlDefaultHomeDS` and "T0 / Title0". Its regular letters are
  /// fitted once more to 166 distances in titles of doordash's swiftui-preview-snapshots (28 and 34 points), and to "Hello!" there.
  private static let textRoom: [Int16] = [
    0, 0, 10, 10, 0, 0, -3, -2, 0, 0, 71, 70, 0, 0, 23, 17,  // ␠!"#$%&'
    0, 0, 0, 0, 0, 0, -16, -16, -2, 20, 7, 7, 9, 8, -19, -19,  // ()*+,-./
    3, 1, 3, -7, -3, -1, 1, 7, -1, 5, 3, 7, 7, 12, 7, 7,  // 01234567
    5, 7, 4, 5, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6,  // 89:;<=>?
    -2, -2, -6, -11, 4, 0, 5, -12, 1, 2, 0, 0, -1, 2, 0, 0,  // @ABCDEFG
    -3, -3, 5, 0, 0, 0, -3, -3, 6, -10, -17, -9, -6, -7, 5, 0,  // HIJKLMNO
    4, -9, 0, 0, 4, 4, -1, 3, 2, -19, -10, -10, -12, -28, 4, 4,  // PQRSTUVW
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 25,  // XYZ[\]^_
    0, 0, -9, -1, -5, 2, 3, 4, -5, -2, -8, -2, -6, 11, -3, 1,  // `abcdefg
    1, -4, 4, 6, 0, 0, 0, 0, 5, 10, 0, 0, -3, 0, -4, -3,  // hijklmno
    0, 0, 5, -3, 2, 5, -5, 1, -6, 1, -1, 7, -11, -3, -18, -20,  // pqrstuvw
    -12, -2, -7, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // xyz{|}~
  ]
  /// Of weights up to medium.
  private static let displayRoom: [Int16] = [
    -26, -27, 15, 50, 0, 0, 0, 0, 0, 0, 39, 31, 0, 0, 9, 14,  // ␠!"#$%&'
    0, 0, 0, 0, 0, 0, 0, 0, -10, -17, 0, 0, 9, 0, 10, 10,  // ()*+,-./
    11, 11, 20, 21, 0, 0, 5, 6, 5, 5, 9, 10, 11, 12, 7, 7,  // 01234567
    9, 9, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // 89:;<=>?
    0, 0, -10, -7, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // @ABCDEFG
    14, 5, 0, 0, 0, 0, 0, 0, 16, -8, -9, -6, 0, 0, 0, 0,  // HIJKLMNO
    1, -3, 0, 0, 0, 0, 1, -4, -1, 2, 0, 0, -3, -13, 0, 0,  // PQRSTUVW
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // XYZ[\]^_
    0, 0, 3, 1, 5, 1, 6, 4, 4, 7, 1, 0, 15, 18, -1, 4,  // `abcdefg
    5, 2, 14, 15, 0, 0, -3, -9, 10, 12, -1, -2, 1, -1, -4, 0,  // hijklmno
    10, 1, 3, 0, 5, -1, 5, 6, 7, 6, 2, 4, -7, -6, -10, 2,  // pqrstuvw
    -12, -8, -7, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // xyz{|}~
  ]
  /// From semibold on.
  private static let boldDisplayRoom: [Int16] = [
    -21, -21, 0, 0, 0, 0, 0, 0, 0, 0, 39, 31, 0, 0, 9, 14,  // ␠!"#$%&'
    0, 0, 0, 0, 0, 0, 0, 0, -2, -9, 0, 0, 5, -3, 10, 10,  // ()*+,-./
    11, 11, 20, 21, 0, 0, 5, 6, 5, 5, 9, 10, 11, 12, 7, 7,  // 01234567
    9, 9, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // 89:;<=>?
    0, 0, -10, -7, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // @ABCDEFG
    0, 0, 0, 0, 0, 0, 0, 0, 4, -4, -9, -6, 0, 0, 0, 0,  // HIJKLMNO
    1, -3, 0, 0, 0, 0, 1, -4, -1, 2, 0, 0, -3, -13, 0, 0,  // PQRSTUVW
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // XYZ[\]^_
    0, 0, -4, 0, 3, 2, 3, 4, 1, -6, 1, -2, 15, 18, 4, 3,  // `abcdefg
    5, 2, 10, 14, 0, 0, -3, -9, -1, 9, -4, -1, -4, -4, 2, -3,  // hijklmno
    6, 6, 2, -1, 0, 0, 5, 3, 2, 9, -4, -2, -7, -6, -10, 2,  // pqrstuvw
    -12, -8, -7, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // xyz{|}~
  ]

  /// The room of the typewriter's apostrophe up to medium weight: "on Spark's Selection Controls" is 224.5 points wide at 17 points (spark-ios,
  /// iOS 17.5, `SparkCheckboxSnapshotTests`), and "We're" in `AboutUsDialogView` of Hymns-iOS agrees at 16.
  private static let apostropheRoom: (left: Int32, right: Int32) = (45, 40)

  /// The room beside digits of equal width: they are 0.629 em wide before tracking, Inter's 0.648 (`testNumberedList` of
  /// swift-markdown-ui: noughts of 16 points lie 9.75 points apart).
  private static let evenDigitRoom: (left: Int32, right: Int32) = (-10, -9)

  /// The letters of ASCII below the accents of U+00C0 to U+017F; 0 for those that have none.
  private static let bases: [UInt16] = (0xC0..<0x180).map { (unit: UInt16) in
    guard let scalar = Unicode.Scalar(unit) else { return 0 }
    let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.utf16.first ?? 0
    return base < 0x80 ? base : 0
  }

  /// Returns what is added to the advance of a character, in font units.
  func advance(of unit: UInt16, features: FontFeatures, unitsPerEm: Int32) -> Int32 {
    guard let room = room(of: unit, features) else { return 0 }
    return (room.left + room.right) * unitsPerEm / 1000
  }

  /// Returns how far a character moves into its wider room, in font units.
  func offset(of unit: UInt16, features: FontFeatures, unitsPerEm: Int32) -> Int32 {
    guard let room = room(of: unit, features) else { return 0 }
    return room.left * unitsPerEm / 1000
  }

  /// Returns the room that is added beside a character, in thousandths of an em; nil: none.
  private func room(of unit: UInt16, _ features: FontFeatures) -> (left: Int32, right: Int32)? {
    if self == .monospaced { return (9, 9) }
    if Self.isQuote(unit) { return self == .text || self == .boldText ? (50, 50) : (29, 29) }
    if unit == 0x27, self == .text { return Self.apostropheRoom }
    let base =
      switch unit {
      case 0x20...0x7E: unit
      case 0xC0..<0x180: Self.bases[Int(unit - 0xC0)]
      default: UInt16(0)
      }
    guard base >= 0x20 else { return nil }
    if Self.isDigit(base), features.hasTabularDigits {
      return self == .text || self == .boldText ? Self.evenDigitRoom : nil
    }
    let place = 2 * Int(base - 0x20)
    let table =
      switch self {
      case .text, .boldText, .monospaced: Self.textRoom
      case .display: Self.displayRoom
      case .boldDisplay: Self.boldDisplayRoom
      }
    return (Int32(table[place]), Int32(table[place + 1]))
  }

  /// Whether a character keeps its distance to the one behind it, whatever the font's kerning says: of a digit and a sign, of two
  /// digits, and of an apostrophe and what is beside it.
  static func keepsDistance(_ unit: UInt16, before next: UInt16) -> Bool {
    isDigit(unit) && isSign(next) || isSign(unit) && isDigit(next) || isQuote(unit) || isQuote(next)
  }

  /// Returns what is added between two characters, in thousandths of an em: bold titles move commas and points closer to digits.
  ///
  /// "1,000,000,000" at 22 points, heavy, is 161.5 points wide in `HouseworkPointDashboardContent` of homete (iOS 18): what follows a
  /// comma behind a nought stands a point closer than by the advances, that behind the one half a point.
  func distance(between unit: UInt16, _ next: UInt16) -> Int32 {
    guard self == .boldDisplay, next == 0x2C || next == 0x2E else { return 0 }
    switch unit {
    case 0x30, 0x33, 0x35, 0x36, 0x38, 0x39: return -50
    case 0x31: return -25
    default: return 0
    }
  }

  /// Whether a unit is a single quotation mark: the apostrophe of typeset text, which stands apart by a tenth of an em more than
  /// in Inter ("that’s" and "we’ll" in `HymnLyricsView.classic1151` and `ErrorView` of Hymns-iOS, 15 points).
  private static func isQuote(_ unit: UInt16) -> Bool { unit == 0x2018 || unit == 0x2019 }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  /// Whether a unit is a visible ASCII character other than a letter.
  private static func isSign(_ unit: UInt16) -> Bool {
    (0x21...0x7E).contains(unit) && !(0x41...0x5A).contains(unit) && !(0x61...0x7A).contains(unit)
  }
}
