import Foundation
import StillTestSupport
import Testing

@testable import StillText

/// The search for the last place that fits, beside a walk.
struct LineBreaksTests {
  private static func breaks(_ ends: [CGFloat], mandatory: Set<Int> = []) -> LineBreaks {
    LineBreaks(
      ends.enumerated().map { index, end in
        LineBreaks.Place(
          offset: index + 1, contentEnd: index + 1, x: end, contentX: end,
          isMandatory: mandatory.contains(index), slack: 0, hyphenWidth: 0)
      })
  }

  @Test(arguments: 1...40)
  func searchAnswersWhatAWalkWould(count: Int) {
    var numbers = Dice(seed: UInt64(count))
    var end: CGFloat = 0
    let ends = (0..<count).map { _ in
      end += CGFloat(Int.random(in: 0...3, using: &numbers))
      return end
    }
    let breaks = Self.breaks(ends)
    for position in stride(from: -1, through: end + 1, by: 0.5) {
      let lower = Int.random(in: 0...count, using: &numbers)
      let range = lower..<Int.random(in: lower...count, using: &numbers)
      let walked = range.first { ends[$0] > position } ?? range.upperBound
      for expected in [0, 1, 3, count, count * 2] {
        let found = breaks.firstPlace(beyond: position, in: range, expected: expected)
        #expect(found == walked, "\(ends) \(range) beyond \(position), expected \(expected)")
      }
    }
  }

  @Test
  func placesBeforeOneThatGoesBackwardsAreNotBeyond() {
    let breaks = Self.breaks([10, 8, 20, 25, 5], mandatory: [3])
    #expect(breaks.firstPlace(beyond: 9, in: 0..<4, expected: 1) == 2)
    #expect(breaks.firstPlace(beyond: 7, in: 0..<4, expected: 1) == 0)
    #expect(breaks.leastSum(from: 0, sum: 10) == 8)
  }

  @Test
  func theEndOfTheTextIsMandatory() {
    let breaks = Self.breaks([1, 2, 3, 4, 5], mandatory: [1])
    #expect((0..<5).map { breaks.firstMandatory(from: $0) } == [1, 1, 4, 4, 4])
  }
}
