internal import StillText
internal import Synchronization
internal import _FoundationICU

/// ICU's line break iterator (UAX #14) with the rules of a locale, whatever the process's.
///
/// Source: <https://www.unicode.org/reports/tr14/>.
///
/// The toolchain's own ICU, which Foundation links anyway, so that no other library is needed.
///
/// `@unchecked Sendable`: a caller that has taken an iterator out of the pool has sole access.
@safe
final class LineBreakIterator: @unchecked Sendable {
  private let raw: OpaquePointer

  /// The rules of iterators, and those that wait for their next text.
  final class Rules: Sendable {
    /// Those for English.
    static let words = Rules("en")
    /// Those for Japanese between phrases, which a dictionary finds.
    static let phrases = Rules("ja@lw=phrase")

    fileprivate let locale: String
    fileprivate let pool = Mutex<[LineBreakIterator]>([])

    private init(_ locale: String) { self.locale = locale }
  }

  /// nil when ICU lacks its data.
  private init?(_ rules: Rules) {
    var status = U_ZERO_ERROR
    guard let raw = unsafe swift_ubrk_open(UBRK_LINE, rules.locale, nil, 0, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    unsafe self.raw = raw
  }

  deinit { unsafe swift_ubrk_close(raw) }

  /// Returns where lines of the text may or must end, ascending, the end of the text included.
  static func opportunities(
    in text: [UInt16], by rules: Rules = .words
  ) -> [LineBreakOpportunity] {
    guard !text.isEmpty else { return [] }
    guard let iterator = rules.pool.withLock({ $0.popLast() }) ?? LineBreakIterator(rules) else {
      return lineBreakCharacters(in: text)
    }
    defer { rules.pool.withLock { if $0.count < 16 { $0.append(iterator) } } }
    return iterator.opportunities(in: text) ?? lineBreakCharacters(in: text)
  }

  private func opportunities(in text: [UInt16]) -> [LineBreakOpportunity]? {
    unsafe text.withUnsafeBufferPointer { units -> [LineBreakOpportunity]? in
      var status = U_ZERO_ERROR
      let count = Int32(clamping: units.count)
      unsafe swift_ubrk_setText(raw, units.baseAddress, count, &status)
      // The iterator must not keep the pointer.
      defer { unsafe swift_ubrk_setText(raw, nil, 0, &status) }
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      var found: [LineBreakOpportunity] = []
      unsafe swift_ubrk_first(raw)
      while true {
        let offset = unsafe swift_ubrk_next(raw)
        guard offset != -1 else { break }
        let rule = unsafe UInt32(bitPattern: swift_ubrk_getRuleStatus(raw))
        let isMandatory = rule >= UBRK_LINE_HARD.rawValue && rule < UBRK_LINE_HARD_LIMIT.rawValue
        found.append(LineBreakOpportunity(offset: Int(offset), isMandatory: isMandatory))
      }
      return found
    }
  }

  /// Breaks after line break characters only: what is left without ICU.
  private static func lineBreakCharacters(in text: [UInt16]) -> [LineBreakOpportunity] {
    var found: [LineBreakOpportunity] = []
    for index in text.indices {
      let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      if text[index].isLineBreak, !isPair {
        found.append(LineBreakOpportunity(offset: index + 1, isMandatory: true))
      }
    }
    if found.last?.offset != text.count {
      found.append(LineBreakOpportunity(offset: text.count, isMandatory: false))
    }
    return found
  }
}
