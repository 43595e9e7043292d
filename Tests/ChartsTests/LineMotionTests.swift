import Charts
import Foundation
import StillGeometry
import SwiftUI
import Testing

/// Lines whose points come and go while they move (rule CH4.7).
@Suite struct LineMotionTests {
  private func line(_ points: KeyValuePairs<Int, Double>) -> MarkVector {
    MarkVector(points.map(\.value), keys: MarkVector.Keys(points.map(\.key)))
  }

  /// The places that a film shows between two lines.
  private func between(_ old: MarkVector, _ new: MarkVector, _ progress: Double) -> [Double] {
    let change = new - old
    return (new + (change.scaled(by: progress) - change)).values
  }

  @Test func aPointThatGoesMovesOntoTheLineBetweenItsNeighbors() {
    let (old, new) = (line([1: 0, 2: 8, 3: 4]), line([1: 10, 3: 20]))
    #expect(between(old, new, 0) == [0, 8, 4])
    #expect(between(old, new, 0.5) == [5, 11.5, 12])
    #expect(between(old, new, 1) == [10, 15, 20])
  }

  @Test func aPointThatComesLeavesTheLineBetweenItsNeighbors() {
    let (old, new) = (line([1: 0, 4: 9]), line([1: 0, 2: 30, 3: 0, 4: 9]))
    #expect(between(old, new, 0) == [0, 3, 6, 9])
    #expect(between(old, new, 0.5) == [0, 16.5, 3, 9])
  }

  /// The window of a stream: the first point goes into its neighbor, a new one comes out of the last.
  @Test func endsGrowOutOfTheirNeighborsAndShrinkIntoThem() {
    let (old, new) = (line([1: 1, 2: 2, 3: 3]), line([2: 1, 3: 2, 4: 3]))
    #expect(between(old, new, 0) == [1, 2, 3, 3])
    #expect(between(old, new, 0.5) == [1, 1.5, 2.5, 3])
    #expect(between(old, new, 1) == [1, 1, 2, 3])
  }

  @Test func pointsThatChangeTheirOrderMoveAcrossEachOther() {
    #expect(between(line([1: 0, 2: 10]), line([2: 0, 1: 10]), 0.25) == [7.5, 2.5])
  }

  @Test func linesWithoutCommonPointsMoveByTheOrderOfTheirPoints() {
    #expect(between(line([1: 0, 2: 10]), line([3: 4, 4: 6, 5: 7]), 0.5) == [2, 8, 7])
    #expect(between(line([1: 0, 2: 10, 3: 5]), line([4: 4, 5: 6]), 0.5) == [2, 8])
  }

  @Test func equalIdentitiesAreToldApartByTheirOrder() {
    #expect(between(line([1: 0, 1: 10]), line([1: 2, 1: 20]), 0.5) == [1, 15])
  }

  @Test func gapsDoNotMoveAndHinderNoOtherPoint() {
    let (old, new) = (line([1: 0, 2: .nan, 3: 4]), line([1: 10, 2: 5, 3: .nan]))
    #expect(old - new != .zero && (old - new).magnitudeSquared.isFinite)
    let places = between(old, new, 0.5)
    #expect(places[0] == 5 && places[1] == 5 && places[2].isNaN)
  }

  /// Changes of three lines, one begun while the other is under way, start where the film stands.
  @Test func aChangeBeginsWhereTheLastOneStands() {
    let (a, b, c) = (line([1: 0, 2: 8, 3: 4]), line([1: 10, 3: 20]), line([1: 4, 3: 0]))
    let change = b - a
    let rest = change.scaled(by: 0.5) - change
    let next = c - b
    #expect((b + rest).values == [5, 11.5, 12])
    let shown = (c + (rest - next)).values
    #expect(shown.first == 5 && shown.last == 12)
  }

  /// The line of a film covers the place of a point that goes until it has left it.
  @Test func aFilmShowsThePointThatGoesOnItsWay() throws {
    let values = [[0: 0.0, 1: 10, 2: 0], [0: 0, 2: 0]]
    let film = FrameSequence(
      value: 0, changes: [.init(at: 0, to: 1, animation: .linear(duration: 1))],
      size: CGSize(width: 200, height: 100), fps: 10, duration: 1
    ) { index in
      Chart(values[index].keys.sorted(), id: \.self) { x in
        LineMark(x: .value("x", x), y: .value("y", values[index][x] ?? 0))
      }
      .chartXScale(domain: 0...2).chartYScale(domain: 0...10).bare()
    }
    for (frame, y) in [(0, 1), (5, 50), (9, 90)] {
      let picture = try film.frame(at: frame).bitmap()
      let covered = (0..<100).filter { picture[100, $0].red < 128 }
      #expect(covered.contains(y) && covered.count < 8, "frame \(frame): \(covered)")
    }
  }

  /// A domain that grows with the data has wider labels, which narrow the plot area in the same update.
  @Test func barsAndLinesMoveTogetherBesideNewLabels() throws {
    let film = FrameSequence(
      value: 5.0, changes: [.init(at: 0, to: 20, animation: .linear(duration: 1))],
      size: CGSize(width: 200, height: 100), fps: 10, duration: 1
    ) { value in
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", value)).accessibilityIdentifier("bar")
        BarMark(x: .value("x", "b"), y: .value("y", 9)).accessibilityIdentifier("other")
      }
      .chartXAxis(.hidden)
    }
    func tops(_ frame: Int) throws -> [CGFloat?] {
      let layout = try film.frame(at: frame).layout
      return ["bar", "other"].map { layout.frame(of: $0).map { ($0.minY * 100).rounded() / 100 } }
    }
    #expect(try tops(0) == [50, 10])
    #expect(try tops(5) == [25, 32.5])
    #expect(try tops(10) == [0, 55])
  }
}
