import Foundation
import StillAnimation
import StillDrawing
import StillGeometry
import StillLayout
import StillViewGraph
import Testing

/// Coming and going, and what goes on meanwhile.
@MainActor @Suite struct PresenceTests {
  private struct Switched: View {
    let journal: Journal
    let animation: Animation?
    @State private var isThere = false

    var body: some View {
      Line(HStackLayout(spacing: 0)) {
        Block(10, 10).accessibilityIdentifier("switch")
          .onTapGesture { withAnimation(animation) { isThere.toggle() } }
        if isThere {
          Block(20, 10).accessibilityIdentifier("guest")
            .onAppear { journal.add("appeared") }
            .onDisappear { journal.add("disappeared") }
        }
      }
    }
  }

  /// How many rectangles are drawn now.
  private func drawn(_ graph: ViewGraph) -> Int {
    graph.displayList(size: graph.contentSize).commands.count {
      if case .fillRectangle(_, _) = $0 { true } else { false }
    }
  }

  @Test func withoutAnAnimationViewsComeAndGoAtOnce() throws {
    let journal = Journal()
    let graph = ViewGraph.showing { Switched(journal: journal, animation: nil) }
    try graph.tap("switch")
    #expect(journal.take() == ["appeared"])
    #expect(graph.contentSize.width == 30 && drawn(graph) == 2 && !graph.isAnimating)
    try graph.tap("switch")
    #expect(journal.take() == ["disappeared"])
    #expect(graph.contentSize.width == 10 && drawn(graph) == 1 && !graph.isAnimating)
  }

  @Test func withOneTheyAreDrawnUntilTheyHaveGone() throws {
    let journal = Journal()
    let graph = ViewGraph.showing {
      Switched(journal: journal, animation: .linear(duration: 1))
    }
    try graph.tap("switch")
    graph.advance(to: 2)
    graph.update()
    #expect(!graph.isAnimating)
    try graph.tap("switch")
    #expect(graph.contentSize.width == 10, "layout is without it at once")
    graph.advance(to: 2.5)
    graph.update()
    #expect(drawn(graph) == 2 && graph.isAnimating)
    graph.advance(to: 3.1)
    graph.update()
    #expect(drawn(graph) == 1 && !graph.isAnimating)
    #expect(journal.entries == ["appeared", "disappeared"])
  }

  @Test func whatComesBackOnItsWayOutIsTheSameView() throws {
    let journal = Journal()
    let graph = ViewGraph.showing {
      Switched(journal: journal, animation: .linear(duration: 1))
    }
    for time in [0, 1.5, 2] {
      graph.advance(to: time)
      graph.update()
      try graph.tap("switch")
    }
    graph.advance(to: 5)
    graph.update()
    #expect(graph.contentSize.width == 30 && drawn(graph) == 2 && !graph.isAnimating)
    #expect(journal.count("appeared") - journal.count("disappeared") == 1)
  }

  @Test func aTreeLeavesNothingBehind() throws {
    weak var graph: ViewGraph?
    do {
      let tree = ViewGraph.showing { Switched(journal: Journal(), animation: .default) }
      try tree.tap("switch")
      tree.advance(to: 0.1)
      tree.update()
      graph = tree
    }
    #expect(graph == nil)
  }
}
