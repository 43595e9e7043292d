package import Foundation

/// The extent of a mark along an axis, in the values of its scale.
package enum PlottedExtent: Equatable {
  /// The whole plot area.
  case open
  case value(_Datum)
  /// A unit of a calendar, or another range, with the value that stands for it.
  case bin(_Datum, Double, Double)
  /// From one value to another.
  case interval(_Datum, _Datum)
  /// Places in points; nil: an edge.
  case points(CGFloat?, CGFloat?)

  /// Whether marks of a group can lie side by side in it.
  package var hasBand: Bool {
    switch self {
    case .bin: true
    case .value(.category): true
    default: false
    }
  }

  /// Whether the mark has a place on the scale of the axis.
  package var isOnScale: Bool {
    switch self {
    case .open, .points: false
    case .value, .bin, .interval: true
    }
  }

  /// A key of marks at one place.
  package var place: PlottedExtent { self }
}

/// A mark with its bins and stacks worked out.
package final class PlottedMark {
  package let mark: Mark
  package let x: PlottedExtent
  package let y: PlottedExtent
  /// Whether the quantity of a bar or an area lies along y.
  package let isVertical: Bool
  /// Whether the mark is the last one of its stack, and the first one.
  package let isOutermost: Bool

  package init(_ mark: Mark, x: PlottedExtent, y: PlottedExtent) {
    self.mark = mark
    (self.x, self.y) = (x, y)
    isVertical = PlottedMark.isVertical(x, y)
    isOutermost = true
  }

  /// A mark with its quantity from one value to another.
  private init(_ other: PlottedMark, _ quantity: PlottedExtent, isOutermost: Bool) {
    mark = other.mark
    x = other.isVertical ? other.x : quantity
    y = other.isVertical ? quantity : other.y
    isVertical = other.isVertical
    self.isOutermost = isOutermost
  }

  /// The extent of the quantity of a bar or an area.
  fileprivate var quantity: PlottedExtent { isVertical ? y : x }

  fileprivate func stacked(from start: Double, to end: Double) -> PlottedMark {
    PlottedMark(self, .interval(.number(start), .number(end)), isOutermost: isOutermost)
  }

  /// The same mark within a stack.
  fileprivate var covered: PlottedMark { PlottedMark(self, quantity, isOutermost: false) }

  /// Whether the quantity lies along y: unless only x is one.
  private static func isVertical(_ x: PlottedExtent, _ y: PlottedExtent) -> Bool {
    switch (x, y) {
    case (.value(.number), .value(.number)): true
    case (.value(.number), .value), (.value(.number), .bin): false
    case (.value(.date), .value(.category)), (.value(.date), .bin): false
    case (.value, .points), (.value, .open): false
    case (.interval, .value), (.interval, .bin), (.interval, .points), (.interval, .open): false
    default: true
    }
  }
}

/// Works out bins and stacks of marks (rules CH1.3, CH1.5 and CH1.6).
package struct MarkPlotter {
  private let calendar: Calendar
  private var lastBin: (unit: Calendar.Component, low: Double, high: Double)?
  /// How many marks were left out as their values were no numbers.
  package private(set) var leftOut = 0

  package init(calendar: Calendar) {
    self.calendar = calendar
  }

  /// The marks that can be drawn, in their order.
  package mutating func plot(_ marks: [Mark]) -> [PlottedMark] {
    var result: [PlottedMark] = []
    result.reserveCapacity(marks.count)
    for mark in marks {
      if !(mark.x.isFinite && mark.y.isFinite) {
        let isPointOfLine = mark.kind == .line || mark.kind == .area
        if !isPointOfLine || !mark.isSample { leftOut += 1 }
        if !isPointOfLine { continue }
      }
      result.append(PlottedMark(mark, x: extent(mark.x), y: extent(mark.y)))
    }
    stack(&result)
    return result
  }

  private mutating func extent(_ span: MarkSpan) -> PlottedExtent {
    switch span {
    case .open: return .open
    case .points(let start, let end): return .points(start, end)
    case .range(let start, let end): return .interval(start.datum, end.datum)
    case .value(let value):
      guard let bin = value.bin, let position = value.datum.position else {
        return .value(value.datum)
      }
      let (low, high) = interval(bin, around: position)
      return low < high ? .bin(value.datum, low, high) : .value(value.datum)
    }
  }

  private mutating func interval(_ bin: PlotBin, around moment: Double) -> (Double, Double) {
    switch bin.kind {
    case .range(let low, let high): return (low, high)
    case .unit(let unit, let own):
      if own == nil, let last = lastBin, last.unit == unit, last.low <= moment, moment < last.high {
        return (last.low, last.high)
      }
      let date = Date(timeIntervalSinceReferenceDate: moment)
      guard moment.isFinite, let interval = (own ?? calendar).dateInterval(of: unit, for: date)
      else { return (moment, moment) }
      let low = interval.start.timeIntervalSinceReferenceDate
      let high = interval.end.timeIntervalSinceReferenceDate
      if own == nil { lastBin = (unit, low, high) }
      return (low, high)
    }
  }

  private struct Place: Hashable {
    let kind: Mark.Kind
    let isVertical: Bool
    let place: _Datum?
    let bin: Double?
    let group: _Datum?
  }

  /// Puts bars and areas on each other.
  private func stack(_ marks: inout [PlottedMark]) {
    var stacks: [Place: [Int]] = [:]
    var order: [Place] = []
    for index in marks.indices {
      let mark = marks[index]
      guard mark.mark.kind == .bar || mark.mark.kind == .area else { continue }
      guard case .value(let quantity) = mark.quantity else { continue }
      guard case .number(let value) = quantity else {
        // The length of a bar of another quantity is counted from the start of its scale.
        continue
      }
      if mark.mark.stacking == .unstacked || !value.isFinite {
        marks[index] = mark.stacked(from: 0, to: value)
        continue
      }
      let place = place(of: mark)
      if stacks[place] == nil { order.append(place) }
      stacks[place, default: []].append(index)
    }
    for place in order { stack(&marks, stacks[place] ?? []) }
  }

  private func place(of mark: PlottedMark) -> Place {
    let group = mark.mark.style.values.position?.value.datum
    let across = mark.isVertical ? mark.x : mark.y
    let (datum, bin): (_Datum?, Double?) =
      switch across {
      case .value(let datum): (datum, nil)
      case .bin(_, let low, _): (nil, low)
      default: (nil, nil)
      }
    return Place(
      kind: mark.mark.kind, isVertical: mark.isVertical, place: datum, bin: bin, group: group)
  }

  private func stack(_ marks: inout [PlottedMark], _ indices: [Int]) {
    let values = indices.map { index -> Double in
      guard case .value(.number(let value)) = marks[index].quantity else { return 0 }
      return value
    }
    let total = values.reduce(0) { $0 + abs($1) }
    var (above, below) = (0.0, 0.0)
    var (lastAbove, lastBelow): (Int?, Int?) = (nil, nil)
    for (index, value) in zip(indices, values) {
      let kind = marks[index].mark.stacking.kind
      let share = kind == .normalized ? (total > 0 ? value / total : 0) : value
      let shift = kind == .center ? -total / 2 : 0
      if value < 0, kind != .center {
        marks[index] = marks[index].stacked(from: below, to: below + share)
        below += share
        if let lastBelow { marks[lastBelow] = marks[lastBelow].covered }
        lastBelow = index
      } else {
        let height = kind == .center ? abs(share) : share
        marks[index] = marks[index].stacked(from: above + shift, to: above + height + shift)
        above += height
        if let lastAbove { marks[lastAbove] = marks[lastAbove].covered }
        lastAbove = index
      }
    }
  }
}
