import Foundation
import Synchronization
import Testing

@testable import Stillframe

/// A leaf that counts how often it is asked for its size, and notes what it was asked.
private struct CountingLeaf: Layout {
  let asked: Asked

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    asked.add(proposal)
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 5))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private final class Asked: Sendable {
  private let proposals = Mutex<[ProposedViewSize]>([])
  func add(_ proposal: ProposedViewSize) { proposals.withLock { $0.append(proposal) } }
  var all: [ProposedViewSize] { proposals.withLock { $0 } }
}

extension LayoutReport {
  /// Every node, outer ones first.
  fileprivate var nodes: [Node] {
    var found: [Node] = []
    var open = [root]
    while let node = open.popLast() {
      found.append(node)
      open += node.children.reversed()
    }
    return found
  }

  fileprivate func node(_ view: String) throws -> Node {
    try #require(nodes.first { $0.view == view })
  }

  /// The same report with nothing explained.
  fileprivate var bare: LayoutReport {
    func strip(_ node: Node) -> Node {
      var node = node
      node.explanation = nil
      node.children = node.children.map(strip)
      return node
    }
    return LayoutReport(size: size, root: strip(root), warnings: warnings)
  }

  fileprivate var explanations: [LayoutExplanation] { nodes.compactMap(\.explanation) }
}

/// A key by which a view tells how wide it came out.
private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// Learns a width from layout and lays out again with it.
private struct Learning: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 10)
        .background {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
      Color.blue.frame(width: width, height: 10).accessibilityIdentifier("learned")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

/// Why views have their sizes.
@Suite struct ExplanationTests {
  enum Tree: String, CaseIterable {
    case row, priorities, padded, pile, overlaid, read, grid, words, learning

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .row:
        HStack {
          Color.red.frame(maxWidth: 40)
          Color.blue
          Text("Cat")
        }
      case .priorities:
        HStack {
          Text("first").layoutPriority(1)
          Spacer()
          VStack { Text("a longer second").lineLimit(1) }
        }
      case .padded: Text("in the middle").padding(8).background(Color.yellow).border(Color.red)
      case .pile:
        ZStack(alignment: .topLeading) {
          Color.red
          Text("over").padding()
        }
      case .overlaid: Circle().aspectRatio(2, contentMode: .fit).overlay { Text("O") }
      case .read: GeometryReader { Text("\($0.size.width)").frame(width: $0.size.width / 2) }
      case .grid:
        Grid {
          GridRow {
            Text("one")
            Color.red
          }
          Divider()
        }
      case .words: Text("words that need more than one line here").fixedSize().opacity(0.5)
      case .learning: Learning()
      }
    }

    @MainActor var renderer: ImageRenderer<AnyView> {
      let renderer = ImageRenderer(content: AnyView(view))
      renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
      return renderer
    }
  }

  @Test(arguments: Tree.allCases) @MainActor
  func explainingChangesNothingButTheExplanation(_ tree: Tree) throws {
    let plain = tree.renderer
    let explained = tree.renderer
    let report = try explained.layoutReport(explain: true)
    #expect(try report.bare == plain.spokenLayoutReport())
    #expect(report.explanations.count == report.nodes.count)
    #expect(explained.counters.measurements == plain.counters.measurements)
    #expect(explained.counters.layoutRuns == plain.counters.layoutRuns)
    #expect(try explained.layoutReport() == plain.layoutReport())
  }

  @Test(arguments: Tree.allCases) @MainActor
  func asManyAnswersAreExplainedAsWereCounted(_ tree: Tree) throws {
    let renderer = tree.renderer
    let report = try renderer.layoutReport(explain: true)
    let explained = report.explanations.reduce(0) { $0 + $1.proposals.count }
    #expect(explained > 0)
    #expect(explained == renderer.counters.measurements)
    #expect(report.measurements == explained)
  }

  @Test @MainActor func aLeafIsExplainedWithExactlyTheProposalsThatItNoted() throws {
    let asked = Asked()
    let renderer = ImageRenderer(
      content: HStack {
        VStack {
          CountingLeaf(asked: asked) {}.padding(3)
          Color.red
        }
        Color.blue.frame(minWidth: 10, maxWidth: 30)
      })
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    let report = try renderer.layoutReport(explain: true)
    let leaf = try #require(report.node("CountingLeaf").explanation)
    #expect(asked.all.count > 1)
    #expect(leaf.proposals.map(\.proposal) == asked.all)
    #expect(
      leaf.proposals.map(\.size)
        == asked.all.map {
          $0.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 5))
        })
  }

  @Test @MainActor func withoutMemoryEveryRepeatedQuestionIsExplained() throws {
    let asked = Asked()
    func renderer() -> ImageRenderer<some View> {
      let renderer = ImageRenderer(
        content: HStack {
          CountingLeaf(asked: asked) {}
          Color.blue.frame(minWidth: 10)
        })
      renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
      return renderer
    }
    let remembering = try renderer().layoutReport(explain: true)
    let known = asked.all.count
    let forgetful = renderer()
    forgetful.isCaching = false
    let report = try forgetful.layoutReport(explain: true)
    let leaf = try #require(report.node("CountingLeaf").explanation)
    #expect(leaf.proposals.map(\.proposal) == Array(asked.all.dropFirst(known)))
    #expect(leaf.proposals.count > known)
    #expect(report.measurements == forgetful.counters.measurements)
    #expect(report.bare == remembering.bare)
  }

  @Test @MainActor func theAnswerThatAViewIsPlacedWithIsAmongThem() throws {
    for tree in Tree.allCases {
      for node in try tree.renderer.layoutReport(explain: true).nodes {
        let explanation = try #require(node.explanation)
        let placement = try #require(explanation.placement, "\(tree): \(node.view)")
        if explanation.passesOn || explanation.answersAllAlike { continue }
        // Sizes that are known in advance need no question; what a reader builds has none.
        guard let answer = explanation.proposals.last(where: { $0.proposal == placement.proposal })
        else { continue }
        #expect(answer.size == node.frame.size, "\(tree): \(node.view)")
      }
    }
  }

  @Test @MainActor func placementNamesTheViewAroundAndItsProposal() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color.red.frame(height: 10)
        HStack(spacing: 0) {
          Color.blue.accessibilityIdentifier("left")
          Circle()
        }
      })
    renderer.proposedSize = ProposedViewSize(width: 100, height: 60)
    let report = try renderer.layoutReport(explain: true)
    let circle = try #require(report.node("Circle").explanation?.placement)
    #expect(circle.by == "HStack")
    #expect(circle.path == "VStack/VStack/HStack")
    #expect(circle.proposal == ProposedViewSize(width: 50, height: 50))
    #expect(circle.origin == CGPoint(x: 50, y: 0))
    #expect(report.root.explanation?.placement?.by == "")
    #expect(
      report.root.explanation?.placement?.proposal == ProposedViewSize(width: 100, height: 60))
  }

  @Test @MainActor func priorityIsThatOfLayoutPriority() throws {
    let report = try Tree.priorities.renderer.layoutReport(explain: true)
    #expect(report.nodes.compactMap { $0.explanation?.layoutPriority } == [1])
    #expect(try report.node("Text").explanation?.layoutPriority == 1)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) @MainActor
  func stacksTellTheLineOnWhichTheirViewsMeet(_ direction: LayoutDirection) throws {
    let renderer = ImageRenderer(
      content: VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -15 }
      }
      .environment(\.layoutDirection, direction))
    let report = try renderer.layoutReport(explain: true)
    let stack = try #require(report.nodes.first { $0.children.count == 2 }?.explanation)
    let line = direction == .leftToRight ? CGFloat(0) : 40
    #expect(stack.guides == [.init(name: "leading", axis: .horizontal, position: line)])
    let frames = report.nodes.filter { $0.view == "Frame" }.map {
      $0.explanation?.placement?.guides
    }
    #expect(frames[0] == [.init(name: "leading", axis: .horizontal, position: line)])
    // The guide is set on a wrapper, so the container sees it as set.
    #expect(frames.count == 2)
  }

  @Test @MainActor func baselinesOfARowMeetOnItsLine() throws {
    let renderer = ImageRenderer(
      content: HStack(alignment: .firstTextBaseline) {
        Text("Big").font(.largeTitle)
        Text("small").font(.caption)
      })
    let report = try renderer.layoutReport(explain: true)
    let line = try #require(
      report.nodes.first { $0.children.count == 2 }?.explanation?.guides.first)
    #expect(line.name == "firstTextBaseline" && line.axis == .vertical)
    for text in report.nodes where text.view == "Text" {
      let placement = try #require(text.explanation?.placement)
      let guide = try #require(placement.guides.first)
      #expect(guide.isExplicit)
      #expect(abs(placement.origin.y + guide.position - line.position) < 1e-9)
    }
  }

  @Test @MainActor func roundsTellWhatLayoutLearnedFromItself() throws {
    let report = try Tree.learning.renderer.layoutReport(explain: true)
    #expect(report.frame(of: "learned")?.width == 40)
    let rounds = Set(report.explanations.flatMap { $0.proposals.map(\.round) })
    #expect(rounds.contains(1) && rounds.contains(2))
    #expect(report.description.contains("in round 2"))
    #expect(report.measurements == report.explanations.reduce(0) { $0 + $1.proposals.count })
  }

  @Test @MainActor func aRendererExplainsAsWellAfterItsFirstReport() throws {
    let renderer = Tree.row.renderer
    let first = try renderer.layoutReport(explain: true)
    _ = try renderer.layoutReport()
    #expect(try renderer.layoutReport(explain: true) == first)
    #expect(try renderer.layoutReport().root.explanation == nil)
  }

  @Test @MainActor func aStageIsExplainedWithItsStateAsItIs() throws {
    struct Growing: View {
      @State private var isWide = false
      var body: some View {
        HStack {
          Button("grow") { isWide.toggle() }.accessibilityIdentifier("button")
          Color.red.frame(width: isWide ? 50 : 20).accessibilityIdentifier("bar")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 40)) { Growing() }
    try stage.tap("button")
    let plain = try stage.spokenLayoutReport()
    let picture = try stage.bitmap()
    let report = try stage.layoutReport(explain: true)
    #expect(report.bare == plain)
    #expect(report.frame(of: "bar")?.width == 50)
    #expect(report.measurements == report.explanations.reduce(0) { $0 + $1.proposals.count })
    #expect(report.explanations.count == report.nodes.count)
    #expect(try stage.bitmap() == picture)
    #expect(try stage.spokenLayoutReport() == plain)
    #expect(try stage.layoutReport(explain: true) == report)
  }

  @Test @MainActor func explainedReportsSurviveJSON() throws {
    for tree in Tree.allCases {
      let report = try tree.renderer.layoutReport(explain: true)
      let data = try JSONEncoder().encode(report)
      #expect(try JSONDecoder().decode(LayoutReport.self, from: data) == report)
    }
  }

  @Test @MainActor func explanationsOfDeepTreesAreFreedOnAnyStack() throws {
    var view = AnyView(Color.red)
    for _ in 0..<3_000 { view = AnyView(view.padding(0)) }
    let report = try ImageRenderer(content: view).layoutReport(explain: true)
    #expect(report.measurements ?? 0 > 3_000)
  }

  @Test @MainActor func viewsSayTheNumbersThatTheyWereGiven() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 3) {
        Color.red.frame(minWidth: 10, maxWidth: .infinity).padding(.horizontal, 2)
        Color.blue.frame(height: 20).padding(5)
        Text("text").fixedSize(horizontal: true, vertical: false)
      })
    let nodes = try renderer.layoutReport(explain: true).nodes
    #expect(
      nodes.compactMap { $0.explanation?.arguments } == [
        "spacing: 3", ".horizontal, 2", "minWidth: 10, maxWidth: .infinity", "5", "height: 20",
        "horizontal: true, vertical: false",
      ])
  }
}
