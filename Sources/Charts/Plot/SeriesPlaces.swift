import Foundation
import StillGeometry

/// Lines and areas gathered from their points.
package struct SeriesGroups {
  package struct Group {
    package var key: SeriesKey
    package var marks: [PlottedMark]
  }

  private struct Key: Hashable {
    let kind: Mark.Kind
    let key: SeriesKey
  }

  private var groups: [Int: Group] = [:]

  package init(_ marks: [PlottedMark]) {
    var starts: [Key: Int] = [:]
    // Points of one line mostly follow each other, and mostly nothing tells them apart.
    var last: (key: Key, start: Int)?
    var lastPlain: (kind: Mark.Kind, start: Int)?
    for (index, mark) in marks.enumerated()
    where mark.mark.kind == .line || mark.mark.kind == .area {
      let isPlain = mark.mark.style.isOrdinary && mark.mark.series == nil
      if isPlain, let lastPlain, lastPlain.kind == mark.mark.kind {
        groups[lastPlain.start]?.marks.append(mark)
        continue
      }
      let key = Key(kind: mark.mark.kind, key: SeriesKey(mark.mark))
      if let last, last.key == key {
        groups[last.start]?.marks.append(mark)
        continue
      }
      let start = starts[key] ?? index
      last = (key, start)
      if isPlain { lastPlain = (mark.mark.kind, start) }
      if start < index {
        groups[start]?.marks.append(mark)
      } else {
        starts[key] = index
        groups[index] = Group(key: key.key, marks: [mark])
      }
    }
  }

  /// The series whose first point has an index; nil if no series starts there.
  package mutating func takeGroup(startingAt index: Int) -> Group? {
    groups.removeValue(forKey: index)
  }
}

/// The places of the points of a series.
package struct SeriesPlaces {
  package let vector: MarkVector

  /// Lines with more points than this move by the order of their points.
  private static let mostKeys = 5000

  package init(_ placer: MarkPlacer, _ marks: [PlottedMark], isArea: Bool) {
    var values: [Double] = []
    values.reserveCapacity(marks.count * (isArea ? 4 : 2))
    for mark in marks {
      if isArea {
        let (start, end) = SeriesPlaces.ends(placer, mark)
        values += [
          end?.x ?? .nan, end?.y ?? .nan, start?.x ?? .nan, start?.y ?? .nan,
        ]
      } else {
        let x = placer.middle(mark, .horizontal)
        let y = placer.middle(mark, .vertical)
        values.append(x?.share ?? .nan)
        values.append(y?.share ?? .nan)
      }
    }
    let keys =
      marks.count <= SeriesPlaces.mostKeys
      ? MarkVector.Keys(marks.map { $0.mark.identity.hashValue }) : nil
    vector = MarkVector(values, keys: keys, stride: isArea ? 4 : 2)
  }

  private static func ends(
    _ placer: MarkPlacer, _ mark: PlottedMark
  ) -> (start: (x: Double, y: Double)?, end: (x: Double, y: Double)?) {
    guard let x = placer.stretch(mark, .horizontal, width: .fixed(0)),
      let y = placer.stretch(mark, .vertical, width: .fixed(0))
    else { return (nil, nil) }
    return ((x.start.share, y.start.share), (x.end.share, y.end.share))
  }

  /// The place along y of the line at a point.
  package static func end(_ placer: MarkPlacer, _ mark: PlottedMark) -> PlotLength? {
    placer.stretch(mark, .vertical, width: .fixed(0))?.end
  }
}

/// Symbols that become one view.
package struct PointBatches {
  package struct Batch {
    package var mark: Mark
    package var places: [Double] = []
  }

  package let isBatching: Bool
  private var batch: Batch?

  package init(isBatching: Bool) {
    self.isBatching = isBatching
  }

  /// Whether marks that no modifier was applied to look like those of the batch.
  package var takesOrdinary: Bool { isBatching && batch?.mark.style.isOrdinary == true }

  /// Whether a mark looks like those of the batch.
  package func takes(_ mark: Mark) -> Bool {
    guard let batch else { return false }
    let (a, b) = (batch.mark.style, mark.style)
    if a.isOrdinary && b.isOrdinary { return true }
    let (x, y) = (a.values, b.values)
    guard x.symbol == nil, y.symbol == nil else { return false }
    return x.foreground == y.foreground && x.foregroundBy?.datum == y.foregroundBy?.datum
      && x.symbolBy?.datum == y.symbolBy?.datum && x.symbolSize == y.symbolSize
      && x.symbolSizeBy?.datum == y.symbolSizeBy?.datum && x.offset == y.offset
      && x.opacity == y.opacity
  }

  package mutating func begin(_ mark: Mark) { batch = Batch(mark: mark) }

  package mutating func add(_ x: Double, _ y: Double) {
    batch?.places.append(x)
    batch?.places.append(y)
  }

  package mutating func take() -> Batch? {
    defer { batch = nil }
    return batch
  }
}

/// The angles of sectors, in turns (rule CH1.14).
package struct SectorPlan {
  private var angles: [(start: Double, end: Double)?] = []
  private var index = 0

  package init(_ marks: [PlottedMark]) {
    let sectors = marks.filter { $0.mark.kind == .sector }
    let values = sectors.map { mark -> Double in
      guard case .value(.number(let value)) = mark.x, value.isFinite else { return 0 }
      return max(value, 0)
    }
    let total = values.reduce(0, +)
    var sum = 0.0
    for (mark, value) in zip(sectors, values) {
      if case .bin(_, let low, let high) = mark.x, case .range = mark.mark.x.first?.bin?.kind {
        // Ranges are places on a scale from zero to the greatest end.
        angles.append((low, high))
        continue
      }
      guard total > 0, value > 0 else {
        angles.append(nil)
        continue
      }
      angles.append((sum / total, (sum + value) / total))
      sum += value
    }
    let most = sectors.compactMap { mark -> Double? in
      if case .bin(_, _, let high) = mark.x { high } else { nil }
    }.max()
    guard let most, most > 0 else { return }
    for index in angles.indices {
      if case .bin = sectors[index].x, let angle = angles[index] {
        angles[index] = (angle.start / most, angle.end / most)
      }
    }
  }

  package mutating func next() -> (start: Double, end: Double)? {
    defer { index += 1 }
    return index < angles.count ? angles[index] : nil
  }

  /// The sum of the values up to a turn, for selections.
  package static func value(at turn: Double, _ marks: [PlottedMark]) -> Double? {
    let total = marks.reduce(0.0) { sum, mark in
      guard mark.mark.kind == .sector, case .value(.number(let value)) = mark.x else { return sum }
      return sum + (value.isFinite ? max(value, 0) : 0)
    }
    return total > 0 ? turn * total : nil
  }
}
