public import Foundation

/// How long something takes, in words, in English: "1 hour, 5 minutes", "1h 5m", "1:05:00".
///
/// Foundation has the type on Apple's platforms only.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked because its properties are as free as Foundation's: a formatter is set up before it is shared.

  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "9:41:30".
    case positional
    /// "9h 41m 30s".
    case abbreviated
    /// "9 hr, 41 min, 30 sec".
    case short
    /// "9 hours, 41 minutes, 30 seconds".
    case full
    /// "nine hours, forty-one minutes, thirty seconds".
    case spellOut
    /// "9hr 41min 30sec".
    case brief
  }

  /// Which units that are zero are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The leading ones of a clock, and all in words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first unit that is not zero.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between units that are not zero.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last unit that is not zero.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All; where all are zero, the last one stays.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Two digits for each part of a clock: "01:00:10".
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How the units are written; as a clock unless set.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are written; none: all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units that are zero are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How long days and months are; nil: as the Gregorian calendar has them.
  open var calendar: Calendar? = Calendar.current
  /// How many units are written at most; 0: all.
  open var maximumUnitCount = 0
  /// No effect: the smallest unit is whole.
  open var allowsFractionalUnits = false
  /// Whether "About" stands before.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind.
  open var includesTimeRemainingPhrase = false

  public override init() { super.init() }

  /// As `Formatter` has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats a span of seconds; nil beyond the range of calendars, some 475,000 years.
  open func string(from ti: TimeInterval) -> String? {
    guard abs(ti) <= 1.5e13 else { return nil }
    if ti < 0 { return string(from: -ti).map { "-" + $0 } }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Formats the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard startDate <= endDate else {
      return string(from: endDate, to: startDate).map { "-" + $0 }
    }
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let units = units
    return string(
      from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
  }

  /// Formats the components without converting them.
  open func string(from components: DateComponents) -> String? {
    let parts = shown(
      units.map { DurationPart(unit: $0, count: components.value(for: $0.component) ?? 0) })
    guard !parts.isEmpty else { return nil }
    let words: String
    switch unitsStyle {
    case .positional:
      words = parts.enumerated().map { index, part in
        let isPadded = index > 0 && !zeroFormattingBehavior.isDisjoint(with: [.default, .pad])
        let digits = isPadded || zeroFormattingBehavior.contains(.pad) ? 2 : 1
        let text = String(part.count)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
      }.joined(separator: ":")
    case .abbreviated, .brief:
      words = parts.map { $0.words(unitsStyle) }.joined(separator: " ")
    case .short, .full, .spellOut:
      words = parts.map { $0.words(unitsStyle) }.joined(separator: ", ")
    }
    let whole = includesTimeRemainingPhrase ? words + " remaining" : words
    return includesApproximationPhrase ? "About " + whole : whole
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Formats the components in a style, with default settings.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The units to write, the longest first.
  private var units: [DurationUnit] {
    DurationUnit.all.filter { allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.flag) }
  }

  /// Returns the parts without the omitted zeros; at least one part stays.
  private func shown(_ parts: [DurationPart]) -> [DurationPart] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    guard let first = parts.firstIndex(where: { $0.count != 0 }),
      let last = parts.lastIndex(where: { $0.count != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? parts : parts.suffix(1) }
    let kept = parts.enumerated().filter { index, part in
      part.count != 0
        || !behavior.contains(
          index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
    return maximumUnitCount > 0 ? Array(kept.prefix(maximumUnitCount)) : kept
  }
}
