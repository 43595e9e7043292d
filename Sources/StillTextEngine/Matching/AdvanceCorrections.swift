internal import Foundation
internal import StillText

/// How much wider the digits and signs of one of the system's cuts stand on iOS than their makers drew them.
///
/// `SystemTracking` fits letters; San Francisco's digits are wider than Inter's beside them, and it does not move digits and
/// signs closer to each other as Inter does.
struct AdvanceCorrections: Sendable {
  /// Thousandths of an em, of the printable characters in order.
  private let added: [Int32]
  private let unitsPerEm: Int32

  /// - Parameters:
  ///   - thousandths: Of an em, by character.
  private init(_ thousandths: [Character: Int32], unitsPerEm: Int) {
    added = (0..<PrintableSet.size).map {
      thousandths[Character(Unicode.Scalar(UInt8(0x20 + $0)))] ?? 0
    }
    self.unitsPerEm = Int32(clamping: unitsPerEm)
  }

  /// For Inter's cut for text: fifteen nines of Apple's picture `testCounterSizeSPositivePlasmaHomeDS` of plasma-ios.
  static func text(unitsPerEm: Int) -> AdvanceCorrections {
    AdvanceCorrections(["6": 9, "9": 9], unitsPerEm: unitsPerEm)
  }

  /// For Inter Display: San Francisco's digits (Apple's developer forum, thread 715797, at 64 points without tracking), less
  /// Inter Display's, and without what letters of a weight are moved closer.
  static func display(weight: CGFloat, unitsPerEm: Int) -> AdvanceCorrections {
    let added: [Character: Int32] = [
      "0": 48, "1": 102, "2": 24, "3": 18, "4": 14, "5": 40, "6": 52, "7": 25, "8": 38, "9": 52,
    ]
    let letters = Int32(SystemTracking.displayWeight(weight).rounded())
    return AdvanceCorrections(added.mapValues { $0 - letters }, unitsPerEm: unitsPerEm)
  }

  /// Returns what is added to the advance of a character, in font units.
  func advance(of unit: UInt16, features: FontFeatures) -> Int32 {
    let index = Int(unit) - 0x20
    guard added.indices.contains(index) else { return 0 }
    if features.hasTabularDigits, Self.isDigit(unit) { return 0 }
    return added[index] * unitsPerEm / 1000
  }

  /// Returns how far a character moves into its wider room, in font units.
  func offset(of unit: UInt16, features: FontFeatures) -> Int32 {
    advance(of: unit, features: features) / 2
  }

  /// Whether a character keeps its distance to the one behind it, whatever the font's kerning says: of a digit and a
  /// sign, and of two digits.
  static func keepsDistance(_ unit: UInt16, before next: UInt16) -> Bool {
    isDigit(unit) && isSign(next) || isSign(unit) && isDigit(next)
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  /// Whether a unit is a visible ASCII character other than a letter.
  private static func isSign(_ unit: UInt16) -> Bool {
    (0x21...0x7E).contains(unit) && !(0x41...0x5A).contains(unit) && !(0x61...0x7A).contains(unit)
  }
}
