internal import StillText
internal import _FoundationICU

/// ICU's bidirectional algorithm (UAX #9).
enum BidiAlgorithm {
  /// The level of every UTF-16 unit.
  ///
  /// - Parameter isRightToLeft: the direction of paragraphs without a character of any.
  static func levels(of text: [UInt16], isRightToLeft: Bool) -> BidiLevels {
    let fallback = BidiLevels(levels: Array(repeating: 0, count: text.count), base: 0)
    guard !text.isEmpty, let bidi = unsafe swift_ubidi_open() else { return fallback }
    defer { unsafe swift_ubidi_close(bidi) }
    return unsafe text.withUnsafeBufferPointer { units -> BidiLevels in
      var status = U_ZERO_ERROR
      let count = Int32(clamping: units.count)
      // The first strong character of a paragraph decides; these stand for one that has none.
      let level: UBiDiLevel = isRightToLeft ? 0xFF : 0xFE
      unsafe swift_ubidi_setPara(bidi, units.baseAddress, count, level, nil, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue,
        let levels = unsafe swift_ubidi_getLevels(bidi, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return fallback }
      var result = unsafe Array(UnsafeBufferPointer(start: levels, count: Int(count)))
      result += Array(repeating: 0, count: units.count - result.count)
      return BidiLevels(
        levels: result, base: unsafe swift_ubidi_getParaLevel(bidi))
    }
  }
}
