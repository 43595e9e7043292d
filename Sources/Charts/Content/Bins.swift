public import Foundation

/// A range that values are counted in.
public struct ChartBinRange<Bound: Comparable>: Hashable, Sendable
where Bound: Hashable, Bound: Sendable {
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

  /// Whether both ends and the kind of range are equal.
  public static func ~= (range: ChartBinRange, value: Bound) -> Bool { range.contains(value) }
}

/// Equal ranges that numbers are counted in (rule CH1.17).
public struct NumberBins<Value: BinaryFloatingPoint & Hashable & Sendable>: RandomAccessCollection {
  /// The ends of the ranges, rising.
  public let thresholds: [Value]

  /// Ranges with ends of one's choice.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds.filter(\.isFinite).sorted()
  }

  /// Ranges of a size that cover a range; they begin at multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    guard size > 0, size.isFinite else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    guard last - first < 10_000 else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    self.init(thresholds: (0...Int(last - first)).map { (first + Value($0)) * size })
  }

  /// About as many ranges as wanted, of a round size, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = NumberTicks.step(
      from: Double(range.lowerBound), to: Double(range.upperBound),
      count: Swift.max(desiredCount, 1) + 1, isOpen: true, minimum: Double(minimumStride))
    self.init(size: Value(step), range: range)
  }

  /// About as many ranges as wanted, of a round size, that cover data.
  public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    let range = (finite.min() ?? 0)...(finite.max() ?? 1)
    self.init(range: range, desiredCount: desiredCount, minimumStride: minimumStride)
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
    self.init(thresholds: values.map { Date(timeIntervalSinceReferenceDate: $0) })
  }

  /// The units of a calendar that cover data.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    self.init(
      unit: unit, by: count, range: (data.min() ?? now)...(data.max() ?? now), calendar: calendar)
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
