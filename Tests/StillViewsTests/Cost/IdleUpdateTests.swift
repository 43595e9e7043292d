import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Testing

/// An update that has nothing to do ends before it begins, and misses nothing.
@Suite struct IdleUpdateTests {
  private final class Handle {
    var isWide: Binding<Bool>?
  }

  private nonisolated struct Switch: View {
    let handle: Handle
    @State private var isWide = false

    var body: some View {
      handle.isWide = $isWide
      return Color.red.frame(width: isWide ? 20 : 10).frame(maxHeight: .infinity)
    }
  }

  private func graph(of view: some View) -> ViewGraph {
    let graph = ViewGraph(scale: 1)
    graph.setContent(view, environment: .probe())
    graph.setProposal(ProposedViewSize(width: 100, height: 100), stageSize: nil)
    graph.update()
    return graph
  }

  @Test func anUpdateWithNothingToDoTakesNoTurn() {
    let graph = graph(of: Switch(handle: Handle()))
    let turns = graph.counters.turns
    for _ in 0..<3 { graph.update() }
    #expect(turns == 1)
    #expect(graph.counters.turns == turns)
  }

  @Test func aChangeOfStateIsTakenOver() {
    let handle = Handle()
    let graph = graph(of: Switch(handle: handle))
    graph.update()
    handle.isWide?.wrappedValue = true
    graph.update()
    #expect(graph.contentSize.width == 20)
    #expect(graph.counters.turns == 2)
  }

  @Test func anotherProposalIsTakenOver() {
    let graph = graph(of: Switch(handle: Handle()))
    graph.update()
    graph.setProposal(ProposedViewSize(width: 100, height: 50), stageSize: nil)
    graph.update()
    #expect(graph.contentSize.height == 50)
  }

  @Test func anotherViewIsTakenOver() {
    let graph = graph(of: Color.red.frame(width: 10, height: 10))
    graph.update()
    graph.setContent(Color.red.frame(width: 30, height: 10), environment: .probe())
    graph.update()
    #expect(graph.contentSize.width == 30)
  }
}
