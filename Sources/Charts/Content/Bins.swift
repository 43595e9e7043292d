public import Foundation

/// A range that values are counted in.
public struct ChartBinRange<Bound: Comparable> {
  /// The first value inside.
  public let lowerBound: Bound
  /// The first value beyond, or the last value inside of a closed range.
  public let upperBound: Bound
  private let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
  }

  /// Whether a value is inside.
  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (value < upperBound || isClosed && value == upperBound)
  }

  /// Whether a value is inside.
  public static func ~= (range: ChartBinRange, value: Bound) -> Bool { range.contains(value) }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Equal ranges that numbers are counted in (rule CH1.17).
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
  /// The ends of the ranges, rising.
  public let thresholds: [Value]

  /// Ranges with ends of one's choice.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds.filter { $0 == $0 }.sorted()
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[position], thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The index of the range that a value lies in; the nearest one for a value beyond all.
  public func index(for value: Value) -> Int {
    var (low, high) = (0, Swift.max(endIndex - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Ranges of a size that cover a range; they begin at multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NumberTicks.bins(
        size: Double(size), Double(range.lowerBound), Double(range.upperBound)
      ).map { Value($0) })
  }

  /// About as many ranges as wanted, of a round size, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = NumberTicks.step(
      from: Double(range.lowerBound), to: Double(range.upperBound),
      count: Swift.max(desiredCount, 1) + 1, isOpen: true, minimum: Double(minimumStride))
    self.init(size: Value(step), range: range)
  }

  /// About as many ranges as wanted, of a round size, that cover data.
  public init(data: some Sequence<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    let range = (finite.min() ?? 0)...(finite.max() ?? 1)
    self.init(range: range, desiredCount: desiredCount, minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Ranges of a size that cover a range; they begin at multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NumberTicks.bins(
        size: Double(size), Double(range.lowerBound), Double(range.upperBound)
      ).compactMap { Value(exactly: $0) })
  }

  /// About as many ranges as wanted, of a round size, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let step = NumberTicks.step(
      from: Double(range.lowerBound), to: Double(range.upperBound),
      count: Swift.max(desiredCount, 1) + 1, isOpen: true,
      minimum: Swift.max(Double(minimumStride), 1))
    self.init(size: Value(exactly: step.rounded()) ?? 1, range: range)
  }

  /// About as many ranges as wanted, of a round size, that cover data.
  public init(data: some Sequence<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let values = Array(data)
    let range = (values.min() ?? 0)...(values.max() ?? 1)
    self.init(range: range, desiredCount: desiredCount, minimumStride: minimumStride)
  }
}

/// Units of a calendar that dates are counted in (rule CH1.17).
public struct DateBins: RandomAccessCollection {
  /// The ends of the ranges, rising.
  public let thresholds: [Date]

  /// Ranges with ends of one's choice.
  public init(thresholds: [Date]) {
    self.thresholds = thresholds.sorted()
  }

  /// The units of a calendar that cover a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let step = DateTicks.Step(unit, count)
    let low = range.lowerBound.timeIntervalSinceReferenceDate
    let first = DateTicks.start(before: low, step, calendar)
    let last = range.upperBound.timeIntervalSinceReferenceDate
    let values = DateTicks.values(
      from: first, to: last + step.seconds * 1.1, by: step, calendar: calendar)
    // The last unit is the one that the end of the range lies in.
    let end = values.firstIndex { $0 > last } ?? values.count - 1
    self.init(
      thresholds: values.prefix(end + 1).map { Date(timeIntervalSinceReferenceDate: $0) })
  }

  /// The units of a calendar that cover data.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: some Sequence<Date>,
    calendar: Calendar = .current
  ) {
    self.init(unit: unit, by: count, range: DateBins.range(of: data), calendar: calendar)
  }

  /// Equal lengths of time, in seconds, that cover a range; they begin with the range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let low = range.lowerBound.timeIntervalSinceReferenceDate
    let length = range.upperBound.timeIntervalSinceReferenceDate - low
    let values = NumberTicks.bins(size: timeInterval, 0, length)
    self.init(thresholds: values.map { Date(timeIntervalSinceReferenceDate: low + $0) })
  }

  /// Equal lengths of time, in seconds, that cover data; they begin with the first date.
  public init(timeInterval: TimeInterval, data: some Sequence<Date>) {
    self.init(timeInterval: timeInterval, range: DateBins.range(of: data))
  }

  private static func range(of data: some Sequence<Date>) -> ClosedRange<Date> {
    let dates = Array(data)
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return (dates.min() ?? now)...(dates.max() ?? now)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      thresholds[position], thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The index of the range that a date lies in; the nearest one for a date beyond all.
  public func index(for value: Date) -> Int {
    let next = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(next - 1, 0), Swift.max(endIndex - 1, 0))
  }
}

extension NumberTicks {
  /// The multiples of a size that cover a range, rising: its ends where the size makes no sense.
  fileprivate static func bins(size: Double, _ low: Double, _ high: Double) -> [Double] {
    guard size > 0, size.isFinite, low.isFinite, high.isFinite else { return [low, high] }
    let ends = rounded(from: low, to: high, by: size)
    let values = values(from: ends.low, to: max(ends.high, ends.low + size), by: size)
    return values.count > 1 ? values : [low, high]
  }
}
