import Foundation
import StillGeometry
import StillLayout
import StillTestSupport
import Testing

/// Takes whole tens of what it is proposed, so that the order of serving shows.
private final class Stepping: _LayoutElement {
  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 10
    return CGSize(width: width.isFinite ? (width / 10).rounded(.down) * 10 : width, height: 1)
  }
}

/// Narrower where it is higher: an area of 5000, at least 10 wide when no width is proposed.
private final class Flowing: _LayoutElement {
  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? 10, 1)
    return CGSize(width: width, height: 5000 / width)
  }
}

/// What group 2 of the rules says and no vector shows.
@Suite struct StackRuleTests {
  @Test(
    "L2.6 of two without a most the one with the larger least is served first",
    arguments: [[10.0, 60.0], [60.0, 10.0]] as [[CGFloat]])
  func largerLeastFirst(_ least: [CGFloat]) {
    let result = layOut(HStackLayout(spacing: 0), proposing: 100) {
      Block("a", width: least[0]...(.infinity))
      Block("b", width: least[1]...(.infinity))
    }
    #expect(result.frames.map(\.width) == least.map { $0 == 60 ? 60 : 40 })
  }

  @Test("L2.6 equally flexible views are served in their order")
  func stableOrder() {
    let children = [Stepping(), Stepping(), Stepping()]
    let row = LayoutHolder(HStackLayout(spacing: 0), children)
    let proposal = ProposedViewSize(width: 56, height: 1)
    let size = row.size(for: proposal)
    row.place(at: .zero, size: size, proposal: proposal)
    // 56 / 3 → 10, 46 / 2 → 20, 26 → 20
    #expect(children.map(\.frame.width) == [10, 20, 20])
  }

  @Test(
    "L2.6 a level leaves the least of all lower ones, and what it does not take goes to the next",
    arguments: [(CGFloat.infinity, [70, 20, 10]), (30, [30, 60, 10]), (0, [0, 90, 10])]
      as [(CGFloat, [CGFloat])])
  func threeLevels(_ most: CGFloat, _ widths: [CGFloat]) {
    let result = layOut(HStackLayout(spacing: 0), proposing: 100) {
      Block("a", width: 0...most, priority: 2)
      Block("b", width: 20...(.infinity), priority: 1)
      Block("c", width: 10...(.infinity))
    }
    #expect(result.frames.map(\.width) == widths)
  }

  @Test("L2.6 with every flexible view endless, the rest still gets what it needs")
  func endlessProposal() {
    let result = layOut(HStackLayout(spacing: 3), proposing: .infinity) {
      Block("a", width: 5)
      Block("b", width: 0...(.infinity))
      Block("c", width: 0...40)
    }
    #expect(result.size.width == .infinity)
    #expect(result.frames.map(\.width) == [5, .infinity, 40])
    #expect(result.frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
  }

  @Test("L2.6 zero is proposed to all when there is nothing to give", arguments: [0, 3, 30])
  func nothingToGive(_ length: CGFloat) {
    let result = layOut(HStackLayout(spacing: 20), proposing: length) {
      Block("a", width: 4...9)
      Block("b", width: 0...(.infinity))
      Block("c", width: 2...2)
    }
    #expect(result.frames.map(\.width) == [4, 0, 2])
    #expect(result.size.width == 46)
  }

  @Test("L2.7 a view that takes too much is not asked again")
  func overflow() {
    let result = layOut(HStackLayout(spacing: 0), proposing: 60) {
      Block("a", width: 50...50)
      Block("b", width: 30...(.infinity))
    }
    #expect(result.size.width == 80)
    // Least, most, and what was left of 60.
    #expect(Set(result.blocks[1].proposals.map(\.width)) == [0, .infinity, 10])
  }

  @Test(
    "L2.10 the length across is passed on as it came",
    arguments: [nil, 0, 17, .infinity] as [CGFloat?])
  func lengthAcross(_ height: CGFloat?) {
    let row = [Block("a", width: 3...9, height: 2...20), Block("b", width: 4)]
    let holder = LayoutHolder(HStackLayout(spacing: 0), row)
    _ = holder.size(for: ProposedViewSize(width: 40, height: height))
    #expect(row.allSatisfy { !$0.proposals.isEmpty })
    #expect(row.allSatisfy { $0.proposals.allSatisfy { $0.height == height } })
  }

  @Test("L2.14 a row measured without a height makes flexible views as high as the highest")
  func flexibleViewsGrow() {
    let result = layOut(
      HStackLayout(alignment: .top, spacing: 0),
      proposing: ProposedViewSize(width: 30, height: nil)
    ) {
      Block("a", width: 10, height: 7)
      Block("b", width: 5...5, height: 1...(.infinity))
    }
    #expect(result.size == CGSize(width: 15, height: 7))
    #expect(result.numbers == [[0, 0, 10, 7], [10, 0, 5, 7]])
  }

  @Test("L2.15 a stack placed with its own length across packs from the start")
  func packsFromTheStart() {
    let flowing = Flowing()
    let block = Block("b", width: 100, height: 10)
    let column = LayoutHolder(VStackLayout(spacing: 0), [flowing, block])
    let proposal = ProposedViewSize(width: nil, height: 400)
    let size = column.size(for: proposal)
    #expect(size == CGSize(width: 100, height: 510))
    column.place(at: .zero, size: size, proposal: proposal)
    #expect(flowing.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(block.frame == CGRect(x: 0, y: 50, width: 100, height: 10))
  }

  @Test("L2.17 a stack is never shorter than the least of its views and its gaps")
  func leastLength() {
    let result = layOut(
      VStackLayout(spacing: 0), proposing: ProposedViewSize(width: 10, height: 85)
    ) {
      Block("a", width: 1...1, height: 5...100)
      Block("b", width: 1...1, height: 80...(.infinity))
    }
    #expect(result.size.height == 122.5)
    #expect(result.frames.map(\.height) == [42.5, 80])
  }

  @Test("L2.19 a stack tells the mean of its views' custom guides, where they lie")
  func customGuides() {
    enum Mark: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    let key = VerticalAlignment(Mark.self).key
    let column = LayoutHolder(
      VStackLayout(spacing: 2),
      [
        Block("a", width: 1, height: 10, guides: [key: 4]),
        Block("b", width: 1, height: 10),
        Block("c", width: 1, height: 10, guides: [key: 5]),
        Block("d", width: 1, height: 10, guides: [key: 6]),
      ])
    let dimensions = column.dimensions(for: .unspecified)
    // 4, 24 + 5 and 36 + 6, of three views: the one without a value does not count.
    #expect(dimensions[explicit: key] == 25)
    #expect(dimensions[explicit: VerticalAlignment.bottom.key] == nil)
  }

  @Test("L2.24 without a length to share priorities change nothing")
  func prioritiesWithoutALength() {
    let result = layOut(HStackLayout(spacing: 0), proposing: .unspecified) {
      Block("a", width: 4...(.infinity))
      Block("b", width: 6...(.infinity), priority: 5)
    }
    #expect(result.frames.map(\.width) == [4, 6])
  }

  @Test("L6.8 a stack prefers its first view's room before, its last's after, the most beside")
  func preferredRoom() {
    func all(_ value: CGFloat) -> ViewSpacing {
      ViewSpacing(
        entries: [.top, .left, .bottom, .right].map {
          .init(side: $0, category: .general, value: value)
        })
    }
    let row = LayoutHolder(
      HStackLayout(spacing: 0),
      [
        Block("a", width: 1, spacing: all(3)), Block("b", width: 1, spacing: all(20)),
        Block("c", width: 1, spacing: all(5)),
      ])
    #expect(ViewSpacing.zero.distance(to: row.spacing, along: .horizontal) == 3)
    #expect(row.spacing.distance(to: .zero, along: .horizontal) == 5)
    #expect(row.spacing.distance(to: .zero, along: .vertical) == 20)
    #expect(ViewSpacing.zero.distance(to: row.spacing, along: .vertical) == 20)
  }

  @Test("L6.4 right to left the touching edges change places", arguments: [false, true])
  func touchingEdges(_ isRightToLeft: Bool) {
    let wide = ViewSpacing(
      entries: [
        .init(side: .left, category: .general, value: 3),
        .init(side: .right, category: .general, value: 30),
      ])
    let result = layOut(
      HStackLayout(), proposing: .unspecified, rightToLeft: isRightToLeft
    ) {
      Block("a", width: 10, spacing: wide)
      Block("b", width: 10)
    }
    #expect(result.size.width == (isRightToLeft ? 23 : 50))
  }

  @Test("L2.4 a gap that is no length is as good as absent", arguments: [CGFloat.nan, .infinity])
  func badGap(_ gap: CGFloat) {
    let result = layOut(HStackLayout(spacing: gap), proposing: .unspecified) {
      Block("a", width: 10)
      Block("b", width: 10)
    }
    #expect(result.size.width == 28)
  }

  @Test("L1.2 pieces without end never lead to a place that is none")
  func endlessPieces() {
    func check<L: Layout>(_ layout: L) {
      let result = layOut(
        layout, proposing: ProposedViewSize(width: .infinity, height: .infinity)
      ) {
        Block("a", width: 0...(.infinity), height: 0...(.infinity))
        Block("b", width: 5, height: 5)
        Block("c", width: 0...(.infinity), height: 0...(.infinity))
      }
      #expect(result.size == CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
      #expect(result.frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
      // What has an end starts where the stack does.
      #expect(result.frames[1].minX >= 0 && result.frames[1].minY >= 0)
    }
    check(HStackLayout(alignment: .bottom))
    check(VStackLayout(alignment: .trailing))
    check(ZStackLayout(alignment: .bottomTrailing))
  }
}
