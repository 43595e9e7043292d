import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillViewGraph
import Testing

/// What the clock of a tree does.
@MainActor @Suite struct MomentTests {
  private struct Growing: View {
    @State private var width: CGFloat = 10
    let animation: Animation?

    var body: some View {
      Block(width, 10).accessibilityIdentifier("growing")
        .onTapGesture { withAnimation(animation) { width += 100 } }
    }
  }

  private func widths(_ graph: ViewGraph, at times: [Double]) -> [CGFloat] {
    times.map {
      graph.advance(to: $0)
      graph.update()
      return graph.frame("growing")[2]
    }
  }

  @Test func theModelHasItsValueAtOnceAndTheFrameFollows() throws {
    let graph = ViewGraph.showing(400) { Growing(animation: .linear(duration: 1)) }
    try graph.tap("growing")
    #expect(graph.contentSize.width == 110)
    #expect(widths(graph, at: [0, 0.25, 0.5, 1, 3]) == [10, 35, 60, 110, 110])
    #expect(!graph.isAnimating)
  }

  @Test func aSecondChangeGoesOnFromWhereTheFirstIs() throws {
    let graph = ViewGraph.showing(400) { Growing(animation: .linear(duration: 1)) }
    try graph.tap("growing")
    #expect(widths(graph, at: [0.5]) == [60])
    try graph.tap("growing")
    let after = widths(graph, at: [0.5, 0.75, 1, 2])
    #expect(after.first == 60 && after.last == 210)
    #expect(after == after.sorted())
  }

  @Test func anEndIsToldOnceAndInTime() throws {
    struct Told: View {
      let journal: Journal
      @State private var width: CGFloat = 10

      var body: some View {
        Block(width, 10).accessibilityIdentifier("growing").onTapGesture {
          withAnimation(.linear(duration: 1)) {
            width = 50
          } completion: {
            journal.add("complete")
          }
        }
      }
    }
    let journal = Journal()
    let graph = ViewGraph.showing { Told(journal: journal) }
    try graph.tap("growing")
    _ = widths(graph, at: [0.5, 0.9])
    #expect(journal.entries == [])
    _ = widths(graph, at: [1.1, 2, 3])
    #expect(journal.entries == ["complete"])
  }

  @Test func schedulesShowTheirMoments() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let graph = ViewGraph.showing {
      TimelineView(.periodic(from: start, by: 1)) { context in
        Block(10 + context.date.timeIntervalSince(start), 10).accessibilityIdentifier("growing")
      }
      .simulatedDate(start)
    }
    #expect(widths(graph, at: [0, 0.9, 1, 2.5, 4]) == [10, 10, 11, 12, 14])
  }

  @Test func theTimeNeverGoesBack() {
    let graph = ViewGraph.showing { Growing(animation: nil) }
    graph.advance(to: 2)
    graph.advance(to: 1)
    graph.update()
    #expect(graph.time == 2)
  }
}
