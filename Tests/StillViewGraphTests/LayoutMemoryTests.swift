import Foundation
import StillDrawing
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import Testing

/// What is measured, how often, and where it comes to lie.
@MainActor @Suite struct LayoutMemoryTests {
  /// A layout that asks each subview for one proposal many times.
  private struct Insistent: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      for _ in 0..<10 { _ = subviews.map { $0.sizeThatFits(.zero) } }
      return CGSize(width: 20, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
    }
  }

  @Test func eachProposalIsMeasuredOnce() {
    let journal = Journal()
    let graph = ViewGraph.showing { Line(Insistent()) { Block(nil, nil, "a", journal: journal) } }
    #expect(journal.take() == ["measured a"])
    graph.update()
    #expect(journal.take() == [])
  }

  @Test func aChangeMeasuresOnlyWhatIsAroundIt() throws {
    struct Growing: View {
      @State private var width: CGFloat = 10

      var body: some View {
        Block(width, 10).onTapGesture { width += 10 }.accessibilityIdentifier("growing")
      }
    }
    let journal = Journal()
    let graph = ViewGraph.showing(400) {
      Line(HStackLayout(spacing: 0)) {
        ForEach(0..<20, id: \.self) { Block(10, 10, "\($0)", journal: journal) }
        Growing()
      }
    }
    _ = journal.take()
    try graph.tap("growing")
    #expect(journal.take() == [])
    #expect(graph.contentSize == CGSize(width: 220, height: 10))
  }

  @Test func edgesLieOnPixels() {
    let graph = ViewGraph.showing {
      Line(HStackLayout(spacing: 0)) {
        ForEach(0..<3, id: \.self) { Block(10.3, 10).accessibilityIdentifier("\($0)") }
      }
    }
    #expect((0..<3).map { graph.frame("\($0)")[2] } == [10.3, 10.3, 10.3])
    // Two pixels a point: 0, 10.3, 20.6 and 30.9, each rounded by itself.
    let drawn = graph.displayList(size: graph.contentSize).commands.compactMap { command in
      if case .fillRectangle(let frame, _) = command { frame } else { nil }
    }
    #expect(drawn.map(\.minX) == [0, 10.5, 20.5])
    #expect(drawn.map(\.width) == [10.5, 10, 10.5])
  }

  @Test func aLayoutThatNeverSettlesEndsWithAWarning() {
    struct Restless: View {
      @State private var width: CGFloat = 10

      var body: some View {
        Block(width, 10).onGeometryChange(for: CGFloat.self, of: \.size.width) {
          width = $0 == 10 ? 20 : 10
        }
      }
    }
    let graph = ViewGraph.showing { Restless() }
    #expect(graph.warnings.count == 1)
    #expect(graph.warnings.first?.path.contains("Restless") == true)
  }

  @Test func whatLiesTooDeepIsLeftOutAndNoted() {
    var view = AnyView(Block(10, 10).accessibilityIdentifier("innermost"))
    for _ in 0..<ViewGraph.depthLimit { view = AnyView(view) }
    let graph = ViewGraph.showing { view }
    #expect(graph.isTooDeep)
    #expect(graph.frame("innermost") == [])
  }

  @Test func badLengthsCountAsNone() {
    for bad: CGFloat in [.nan, -5, -CGFloat.infinity] {
      let graph = ViewGraph.showing {
        Line(HStackLayout(spacing: 0)) {
          Block(bad, 10).accessibilityIdentifier("bad")
          Block(10, 10).accessibilityIdentifier("good")
        }
      }
      #expect(graph.frame("bad")[2] == 0)
      #expect(graph.frame("good") == [0, 0, 10, 10])
    }
  }
}
