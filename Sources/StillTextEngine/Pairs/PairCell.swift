/// The entry of a character before another, or before the end of the text, in 32 bits.
struct PairCell {
  private var bits: Int32 = 0

  static let unknown = PairCell()
  static let forbidden = PairCell(bits: 2)

  /// - Parameters:
  ///   - advance: In font units, within 2²⁸.
  ///   - isUnsafe: Whether a line that ends between the two must be reshaped.
  init(advance: Int32, isUnsafe: Bool) {
    bits = advance << 3 | (isUnsafe ? 4 : 0) | 1
  }

  /// The form of `EmbeddedPairs`: twice the advance, and one more where a line must be reshaped; the least number is forbidden.
  init(packed: Int16) {
    self =
      packed == .min
      ? .forbidden : PairCell(advance: Int32(packed >> 1), isUnsafe: packed & 1 != 0)
  }

  private init(bits: Int32 = 0) { self.bits = bits }

  var isKnown: Bool { bits & 1 != 0 }
  var isForbidden: Bool { bits & 2 != 0 }
  var isUnsafe: Bool { bits & 4 != 0 }
  /// In font units.
  var advance: Int32 { bits >> 3 }
}
