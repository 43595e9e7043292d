internal import StillText

/// How digits and signs of one of the system's cuts stand on iOS, beside what their makers drew (rule L9.14).
///
/// `SystemTracking` fits letters. San Francisco's digits are wider beside them than Inter's, and it does not move digits and signs
/// closer to each other as Inter does.
enum AdvanceCorrections: Hashable, Sendable {
  /// For Inter, the cut for text.
  case text
  /// For Inter Display.
  case display

  /// How much wider the digits of Inter from 0 to 9 are, in thousandths of an em: fifteen nines of Apple's picture
  /// `testCounterSizeSPositivePlasmaHomeDS` of plasma-ios.
  private static let textDigits: [Int32] = [0, 0, 0, 0, 0, 0, 9, 0, 0, 9]
  /// The same of Inter Display: 0.35 of what San Francisco's digits (Apple's developer forum, thread 715797) are wider. That share fits
  /// `testCircularProgressXxlDefaultHomeDS` of plasma-ios and "T0 / Title0" of `SystemWidthTests`; "T2 / Title2" there has 2 as drawn.
  private static let displayDigits: [Int32] = [22, 41, 0, 11, 10, 19, 23, 14, 18, 23]

  /// Returns what is added to the advance of a character, in font units.
  func advance(of unit: UInt16, features: FontFeatures, unitsPerEm: Int32) -> Int32 {
    guard Self.isDigit(unit), !features.hasTabularDigits else { return 0 }
    let digits = self == .text ? Self.textDigits : Self.displayDigits
    return digits[Int(unit - 0x30)] * unitsPerEm / 1000
  }

  /// Returns how far a character moves into its wider room, in font units.
  func offset(of unit: UInt16, features: FontFeatures, unitsPerEm: Int32) -> Int32 {
    advance(of: unit, features: features, unitsPerEm: unitsPerEm) / 2
  }

  /// Whether a character keeps its distance to the one behind it, whatever the font's kerning says: of a digit and a sign, and of two
  /// digits.
  static func keepsDistance(_ unit: UInt16, before next: UInt16) -> Bool {
    isDigit(unit) && isSign(next) || isSign(unit) && isDigit(next)
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  /// Whether a unit is a visible ASCII character other than a letter.
  private static func isSign(_ unit: UInt16) -> Bool {
    (0x21...0x7E).contains(unit) && !(0x41...0x5A).contains(unit) && !(0x61...0x7A).contains(unit)
  }
}
