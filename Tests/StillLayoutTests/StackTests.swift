import Foundation
import StillGeometry
import StillLayout
import StillTestSupport
import Testing

@Suite struct StackTests {
  @Test func theFlexibleBlockGetsWhatRigidOnesLeave() {
    let result = layOut(HStackLayout(spacing: 1), proposing: 12) {
      Block("a", width: 3)
      Block("b", width: 1...(.infinity))
    }
    #expect(
      result.ascii == """
        +------------+
        |aaa bbbbbbbb|
        +------------+
        """)
  }

  /// Rule L2.8: 75 and 100 in 150, whichever comes first; 75 and 90.
  @Test(
    arguments: [
      (0.0...100.0, 100.0...CGFloat.infinity, [75.0, 100.0]),
      (100.0...CGFloat.infinity, 0.0...100.0, [100.0, 75.0]),
      (0.0...100.0, 90.0...200.0, [75.0, 90.0]),
    ] as [(ClosedRange<CGFloat>, ClosedRange<CGFloat>, [CGFloat])])
  func theLeastFlexibleIsServedFirst(
    _ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>, _ widths: [CGFloat]
  ) {
    let result = layOut(HStackLayout(spacing: 0), proposing: 150) {
      Block("a", width: first)
      Block("b", width: second)
    }
    #expect(result.frames.map(\.width) == widths)
    #expect(result.size.width == widths[0] + widths[1])
  }

  @Test func rowsAndColumnsAreTheSameTurnedOver() {
    let ranges: [(ClosedRange<CGFloat>, ClosedRange<CGFloat>)] = [
      (2...9, 1...1), (4...4, 3...5), (0...(.infinity), 2...2), (1...3, 1...7),
    ]
    for length in [CGFloat(5), 12, 30, 100] {
      let blocks = ranges.map { Block("a", width: $0.0, height: $0.1) }
      let turned = ranges.map { Block("a", width: $0.1, height: $0.0) }
      let row = layOut(
        HStackLayout(spacing: 1), proposing: ProposedViewSize(width: length, height: 6)
      ) {
        blocks[0]
        blocks[1]
        blocks[2]
        blocks[3]
      }
      let column = layOut(
        VStackLayout(spacing: 1), proposing: ProposedViewSize(width: 6, height: length)
      ) {
        turned[0]
        turned[1]
        turned[2]
        turned[3]
      }
      #expect(row.size.width == column.size.height && row.size.height == column.size.width)
      #expect(
        row.frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
          == column.frames.map { [$0.minY, $0.minX, $0.height, $0.width] })
    }
  }

  @Test func prioritiesLeaveLowerLevelsTheirMinimum() {
    let result = layOut(HStackLayout(spacing: 0), proposing: 20) {
      Block("a", width: 4...(.infinity))
      Block("b", width: 0...(.infinity), priority: 1)
    }
    #expect(
      result.ascii == """
        +--------------------+
        |aaaabbbbbbbbbbbbbbbb|
        +--------------------+
        """)
  }

  @Test func blocksAreAlignedAcross() {
    let result = layOut(
      HStackLayout(alignment: .bottom, spacing: 1),
      proposing: ProposedViewSize(width: 20, height: 20)
    ) {
      Block("a", width: 2, height: 3)
      Block("b", width: 2, height: 1)
      Block("c", width: 2, height: 2)
    }
    #expect(
      result.ascii == """
        +--------+
        |aa      |
        |aa    cc|
        |aa bb cc|
        +--------+
        """)
  }

  @Test func baselinesAreLinedUp() {
    let key = VerticalAlignment.firstTextBaseline.key
    let result = layOut(
      HStackLayout(alignment: .firstTextBaseline, spacing: 0), proposing: .unspecified
    ) {
      Block("a", width: 1, height: 4, guides: [key: 3])
      Block("b", width: 1, height: 2, guides: [key: 1])
      Block("c", width: 1, height: 2)
    }
    // A block without text stands on the baseline (rule L2.20).
    #expect(result.numbers == [[0, 0, 1, 4], [1, 2, 1, 2], [2, 1, 1, 2]])
    #expect(result.size.height == 4)
  }

  /// Rule L2.12: guides outside the children widen the stack.
  @Test func guidesOutsideABlockWidenTheStack() {
    let key = HorizontalAlignment.leading.key
    let result = layOut(VStackLayout(alignment: .leading, spacing: 0), proposing: .unspecified) {
      Block("a", width: 50, guides: [key: 0])
      Block("b", width: 50, guides: [key: -10])
      Block("c", width: 50, guides: [key: -20])
      Block("d", width: 50, guides: [key: -30])
    }
    #expect(result.size.width == 80)
    #expect(result.frames.map(\.minX) == [0, 10, 20, 30])
  }

  @Test func withoutALengthEveryBlockHasItsIdealOne() {
    let result = layOut(HStackLayout(spacing: 2), proposing: .unspecified) {
      Block("a", width: 3...9)
      Block("b", width: 5...(.infinity))
    }
    #expect(result.frames.map(\.width) == [3, 5])
    #expect(result.size.width == 10)
  }

  @Test func rightToLeftIsTheMirrorImage() {
    let result = layOut(
      HStackLayout(spacing: 1), proposing: ProposedViewSize(width: 8, height: 1),
      rightToLeft: true
    ) {
      Block("a", width: 2)
      Block("b", width: 1...(.infinity))
    }
    #expect(
      result.ascii == """
        +--------+
        |bbbbb aa|
        +--------+
        """)
  }

  @Test func aBlockIsAskedForLeastMostAndShareAndNothingTwice() {
    let result = layOut(
      HStackLayout(spacing: 0), proposing: ProposedViewSize(width: 30, height: 1)
    ) {
      Block("a", width: 2...20)
      Block("b", width: 0...(.infinity))
    }
    for block in result.blocks {
      let widths = block.proposals.map { "\($0)" }
      #expect(Set(widths).count == widths.count)
      #expect(widths.count <= 3)
    }
  }

  @Test func pilesTakeTheirLargestAndProposeThatToAll() {
    let result = layOut(
      ZStackLayout(), proposing: ProposedViewSize(width: 9, height: 9)
    ) {
      Block("a", width: 7, height: 3)
      Block("b", width: 1...(3), height: 1...1)
    }
    #expect(
      result.ascii == """
        +-------+
        |aaaaaaa|
        |aabbbaa|
        |aaaaaaa|
        +-------+
        """)
  }
}
