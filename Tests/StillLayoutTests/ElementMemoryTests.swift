import Foundation
import StillGeometry
import StillLayout
import Testing

/// What an element knows beside what most elements need lies in memory of its own, made when it is needed.
@Suite struct ElementMemoryTests {
  private final class Bare: _LayoutElement {}

  @Test func whatFewElementsNeedIsMadeWhenItIsNeeded() {
    let element = Bare()
    #expect(element.pending == nil)
    element.pending = PendingPlacement(
      position: CGPoint(x: 1, y: 2), anchor: .topLeading, proposal: .unspecified)
    #expect(element.pending?.position == CGPoint(x: 1, y: 2))
    element.pending = nil
    #expect(element.pending == nil)
  }

  /// Answers beyond those that lie in the element itself, and guides beyond the first.
  @Test func noAnswerIsLostWhereManyAreRemembered() {
    let element = Counting()
    for _ in 0..<2 {
      for length in 0..<10 {
        let size = element.size(for: ProposedViewSize(width: CGFloat(length), height: nil))
        #expect(size == CGSize(width: CGFloat(length), height: 10))
      }
    }
    #expect(element.measurements == 10)
    for _ in 0..<2 {
      for guide in [VerticalAlignment.top, .center, .bottom, .firstTextBaseline] {
        let proposal = ProposedViewSize(width: 3, height: nil)
        let value = element.dimensions(for: proposal)[explicit: guide]
        #expect(value == (guide == .center ? nil : 4))
      }
    }
    #expect(element.guideQuestions == 4)
    element.forgetLayout()
    _ = element.size(for: .unspecified)
    #expect(element.measurements == 11)
  }

  /// Counts what its memory does not answer.
  private final class Counting: _LayoutElement {
    var measurements = 0
    var guideQuestions = 0

    override func _measure(_ proposal: ProposedViewSize) -> CGSize {
      measurements += 1
      return CGSize(width: proposal.width ?? 7, height: 10)
    }

    override func _explicitGuide(
      _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
      guideQuestions += 1
      return key == VerticalAlignment.center.key ? nil : 4
    }
  }
}
