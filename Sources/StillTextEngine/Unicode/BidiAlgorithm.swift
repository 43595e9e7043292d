internal import StillText
internal import _FoundationICU

/// Which way a paragraph runs as a whole.
enum BaseDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
  /// As its first strong character does; if it has none, at the level given, 0 or 1.
  case firstStrong(fallback: UInt8)

  /// ICU's parameter.
  fileprivate var level: UBiDiLevel {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .firstStrong(let fallback): fallback == 0 ? 0xFE : 0xFF
    }
  }
}

/// ICU's bidirectional algorithm (UAX #9).
enum BidiAlgorithm {
  /// Returns the level of every UTF-16 unit.
  static func levels(of text: [UInt16], direction: BaseDirection) -> BidiLevels {
    let fallback = BidiLevels(levels: Array(repeating: 0, count: text.count), paragraphs: [])
    guard !text.isEmpty, let bidi = unsafe swift_ubidi_open() else { return fallback }
    defer { unsafe swift_ubidi_close(bidi) }
    return unsafe text.withUnsafeBufferPointer { units -> BidiLevels in
      var status = U_ZERO_ERROR
      let count = Int32(clamping: units.count)
      unsafe swift_ubidi_setPara(bidi, units.baseAddress, count, direction.level, nil, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue,
        let levels = unsafe swift_ubidi_getLevels(bidi, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return fallback }
      var result = unsafe Array(UnsafeBufferPointer(start: levels, count: Int(count)))
      result += Array(repeating: 0, count: units.count - result.count)
      return BidiLevels(levels: result, paragraphs: unsafe paragraphs(of: bidi))
    }
  }

  private static func paragraphs(of bidi: OpaquePointer) -> [BidiParagraph] {
    (0..<(unsafe swift_ubidi_countParagraphs(bidi))).map { index in
      var status = U_ZERO_ERROR
      var end: Int32 = 0
      var level: UBiDiLevel = 0
      unsafe swift_ubidi_getParagraphByIndex(bidi, index, nil, &end, &level, &status)
      return BidiParagraph(end: Int(end), level: level)
    }
  }
}
