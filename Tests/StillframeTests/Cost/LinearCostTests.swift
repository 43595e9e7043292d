import Foundation
import StillViewsTestSupport
import Stillframe
import Synchronization
import Testing

/// Counts the questions that each of many leaves is asked.
private final class Tally: Sendable {
  private let counts: Mutex<[UInt8]>

  init(_ count: Int) { counts = Mutex(Array(repeating: 0, count: count)) }

  func add(_ leaf: Int) { counts.withLock { $0[leaf] = min($0[leaf], 254) + 1 } }

  var most: Int { counts.withLock { Int($0.max() ?? 0) } }
  var least: Int { counts.withLock { Int($0.min() ?? 0) } }
  var asked: [Int] { counts.withLock { counts in counts.indices.filter { counts[$0] > 0 } } }
  func reset() { counts.withLock { $0 = Array(repeating: 0, count: $0.count) } }
}

/// A flexible view that counts what it is asked.
private struct TallyLeaf: View {
  let tally: Tally
  let number: Int
  var width: CGFloat?

  var body: some View { Counting(tally: tally, number: number, width: width) { Color.red } }

  private struct Counting: Layout {
    let tally: Tally
    let number: Int
    let width: CGFloat?

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      tally.add(number)
      return CGSize(width: width ?? proposal.width ?? 7, height: proposal.height ?? 5)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }
}

/// Layout is linear in views: each is asked a handful of questions, however deep or wide the tree is.
@Suite struct LinearCostTests {
  /// What a leaf may be asked at most.
  private let limit = 12

  @Test(arguments: Nesting.all)
  func aLeafInAThousandContainersGetsAtMostTwelveProposals(_ nesting: Nesting) throws {
    for limits in [CGFloat.infinity, 3] {
      let notes = ProposalNotes()
      let renderer = ImageRenderer(
        content: nesting.nested(1_000, NotingLeaf(notes: notes, limit: limits)))
      renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
      _ = try renderer.layoutReport()
      #expect(!notes.distinct.isEmpty)
      #expect(notes.distinct.count <= limit, "\(notes.distinct.sorted())")
      #expect(notes.all <= limit, "none is asked twice")
    }
  }

  @Test(arguments: Nesting.all)
  func measurementsGrowInProportionToDepth(_ nesting: Nesting) throws {
    func measurements(_ depth: Int) throws -> Int {
      let renderer = ImageRenderer(
        content: nesting.nested(depth, NotingLeaf(notes: ProposalNotes(), limit: 3)))
      renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
      _ = try renderer.layoutReport()
      return renderer.counters.measurements
    }
    let (few, many) = (try measurements(100), try measurements(400))
    #expect(Double(many) <= Double(few) * 4 * 1.2)
  }

  @Test(arguments: Nesting.all)
  func withoutTheCacheFramesAreTheSame(_ nesting: Nesting) throws {
    for proposal in [
      ProposedViewSize(width: 300, height: 200), ProposedViewSize(width: nil, height: 20),
      .unspecified, .zero,
    ] {
      func report(caching: Bool) throws -> LayoutReport {
        let renderer = ImageRenderer(
          content: nesting.nested(
            nesting.uncachedDepth, NotingLeaf(notes: ProposalNotes(), limit: 50)))
        renderer.isCaching = caching
        renderer.proposedSize = proposal
        return try renderer.layoutReport()
      }
      #expect(try report(caching: true) == report(caching: false))
    }
  }

  @Test(arguments: ["HStack", "VStack", "ZStack", "rows of columns"])
  func eachOfAHundredThousandLeavesGetsAtMostTwelveProposals(_ container: String) throws {
    let count = 100_000
    let tally = Tally(count)
    @ViewBuilder func leaves(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { TallyLeaf(tally: tally, number: $0) }
    }
    @ViewBuilder func content() -> some View {
      switch container {
      case "HStack": HStack(spacing: 0) { leaves(0..<count) }
      case "VStack": VStack { leaves(0..<count) }
      case "ZStack": ZStack { leaves(0..<count) }
      default:
        HStack {
          ForEach(0..<400, id: \.self) { column in
            VStack(spacing: 0) { leaves(column * 250..<column * 250 + 250) }
          }
        }
      }
    }
    let renderer = ImageRenderer(content: content())
    renderer.proposedSize = ProposedViewSize(width: 3_000, height: 2_000)
    _ = try renderer.layoutReport()
    #expect(tally.least > 0)
    #expect(tally.most <= limit)
  }

  /// A cell with a width of its own that grows by a tap.
  private struct Cell: View {
    let tally: Tally
    let number: Int
    @State private var width = 1.0

    var body: some View {
      TallyLeaf(tally: tally, number: number, width: width)
        .onTapGesture { width += 1 }
        .named("cell-\(number)")
    }
  }

  @Test func aChangedLeafIsTheOnlyOneThatIsAskedAgain() throws {
    let tally = Tally(600)
    let stage = Stage(size: CGSize(width: 400, height: 400)) {
      VStack(alignment: .leading, spacing: 1) {
        ForEach(0..<30, id: \.self) { row in
          HStack(spacing: 1) {
            ForEach(0..<20, id: \.self) { column in
              Cell(tally: tally, number: row * 20 + column)
            }
          }
          // Without a length to share, no cell's offer depends on the others.
          .fixedSize()
        }
      }
      .frame(width: 400, alignment: .leading)
    }
    let before = try stage.layoutReport()
    tally.reset()
    let counters = stage.counters
    try stage.tap("cell-147")
    let after = try stage.layoutReport()
    #expect(tally.asked == [147])
    #expect(stage.counters.bodyEvaluations == counters.bodyEvaluations + 2, "the cell, its leaf")
    // The rows' stacks and frames are asked by the column; the leaves of other rows are not touched.
    #expect(stage.counters.measurements - counters.measurements < 40)
    #expect(stage.counters.nodes == counters.nodes)
    // Two containers on the way up, and what lies in the changed cell.
    #expect(stage.counters.placements - counters.placements <= 4)
    #expect(after.frame(of: "cell-147")?.width == 2)
    #expect(
      after.frame(of: "cell-148")?.minX == (before.frame(of: "cell-148")?.minX).map { $0 + 1 })
    #expect(after.frame(of: "cell-168") == before.frame(of: "cell-168"))
  }

  @Test func oneOfTwoThousandNeighboursChangesWithoutTheOthersBeingAsked() throws {
    let tally = Tally(2_000)
    let stage = Stage(size: CGSize(width: 4_000, height: 10)) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(0..<2_000, id: \.self) { Cell(tally: tally, number: $0) }
      }
    }
    _ = try stage.layoutReport()
    tally.reset()
    let counters = stage.counters
    try stage.tap("cell-1999")
    _ = try stage.layoutReport()
    #expect(tally.asked == [1_999])
    #expect(stage.counters.measurements - counters.measurements <= 12)
  }

  @Test func whatIsMovedIsNotMeasured() throws {
    struct Moving: View {
      let tally: Tally
      @State private var inset = 0.0
      var body: some View {
        HStack(spacing: 0) {
          Color.clear.frame(width: inset)
          HStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { TallyLeaf(tally: tally, number: $0, width: 1) }
          }
          .fixedSize()
          .named("moved")
          Spacer()
          Color.red.frame(width: 1).onTapGesture { inset += 5 }.named("move")
        }
      }
    }
    let tally = Tally(100)
    let stage = Stage(size: CGSize(width: 200, height: 10)) { Moving(tally: tally) }
    #expect(try stage.layoutReport().frame(of: "moved")?.minX == 0)
    tally.reset()
    try stage.tap("move")
    #expect(try stage.layoutReport().frame(of: "moved")?.minX == 5)
    #expect(tally.asked.isEmpty)
  }
}
