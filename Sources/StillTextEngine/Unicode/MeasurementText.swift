internal import _FoundationICU

/// A number with a unit, in the words of a language.
package struct MeasurementText: Sendable {
  /// How much of the unit's name is written.
  package enum Width: Sendable {
    case full, short, narrow
  }

  package let text: String
  /// Where in the text, in UTF-16 units, the number stands; nil: there are several.
  package let number: Range<Int>?
  /// The number after it was turned into the unit that the region uses.
  package let value: Double

  /// - Parameters:
  ///   - unit: The unit's name in CLDR.
  ///   - usage: The measured quantity, as CLDR names it, which selects the region's unit for it; nil: the unit stays.
  ///   - fractionDigits: How many digits follow the point; nil: as many as are usual.
  /// - Returns: nil where the unit, or the usage, is not known.
  package init?(
    _ value: Double, unit: String, width: Width, usage: String?, fractionDigits: Int?,
    locale: String
  ) {
    var skeleton = "unit/\(unit) unit-width-\(width.name)"
    if let usage { skeleton += " usage/\(usage)" }
    if let fractionDigits {
      skeleton +=
        fractionDigits > 0
        ? " ." + String(repeating: "0", count: fractionDigits) : " precision-integer"
    }
    let units = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let formatter = unsafe swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale, &status)
    defer { unsafe swift_unumf_close(formatter) }
    let result = unsafe swift_unumf_openResult(&status)
    defer { unsafe swift_unumf_closeResult(result) }
    unsafe swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let length = unsafe swift_unumf_resultToString(result, nil, 0, &status)
    status = U_ZERO_ERROR
    var words = [UInt16](repeating: 0, count: Int(length) + 1)
    unsafe swift_unumf_resultToString(result, &words, length + 1, &status)
    var digits = [CChar](repeating: 0, count: 512)
    let count = unsafe swift_unumf_resultToDecimalNumber(result, &digits, 512, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= 512 else { return nil }
    text = String(decoding: words.prefix(Int(length)), as: UTF16.self)
    let decimal = digits.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    self.value = Double(String(decoding: decimal, as: UTF8.self)) ?? value
    number = unsafe Self.number(in: swift_unumf_resultAsValue(result, &status))
  }

  /// From the first to the last character that belongs to a number and not to its unit.
  private static func number(in words: OpaquePointer?) -> Range<Int>? {
    var status = U_ZERO_ERROR
    let position = unsafe swift_ucfpos_open(&status)
    defer { unsafe swift_ucfpos_close(position) }
    unsafe swift_ucfpos_constrainCategory(position, Int32(UFIELD_CATEGORY_NUMBER.rawValue), &status)
    var (found, integers): (Range<Int>?, Int) = (nil, 0)
    while unsafe (swift_ufmtval_nextPosition(words, position, &status) != 0),
      status.rawValue <= U_ZERO_ERROR.rawValue
    {
      let field = unsafe UInt32(bitPattern: swift_ucfpos_getField(position, &status))
      guard field != UNUM_MEASURE_UNIT_FIELD.rawValue else { continue }
      if field == UNUM_INTEGER_FIELD.rawValue { integers += 1 }
      var (start, end): (Int32, Int32) = (0, 0)
      unsafe swift_ucfpos_getIndexes(position, &start, &end, &status)
      let range = Int(start)..<Int(end)
      found =
        found.map { min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound) }
        ?? range
    }
    return integers == 1 ? found : nil
  }
}

extension MeasurementText.Width {
  fileprivate var name: String {
    switch self {
    case .full: "full-name"
    case .short: "short"
    case .narrow: "narrow"
    }
  }
}
