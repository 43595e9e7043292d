import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Synchronization
import Testing

/// What is remembered of layout is worked out anew from time to time, in debug builds, and compared.
@Suite struct CacheAuditTests {
  /// A layout whose answers depend on how often it was asked.
  private struct Fickle: Layout {
    let asked: Counter

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: asked.next(), height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func anAnswerThatDependsOnSomethingElseIsFound() {
    let graph = ViewGraph(scale: 1)
    let layout = Fickle(asked: .init())
    graph.setContent(layout { Color.red }, environment: .probe())
    graph.setProposal(ProposedViewSize(width: 100, height: 100), stageSize: nil)
    graph.update()
    let counted = graph.counters.layoutRuns
    let stale = graph.staleAnswers()
    #expect(stale.count == 1)
    #expect(stale.first?.answer.contains("and now answers") == true)
    #expect(graph.counters.layoutRuns == counted, "it leaves no trace")
  }

  @Test func whatIsRememberedIsRight() {
    let graph = ViewGraph(scale: 1)
    graph.setContent(
      VStack {
        Text("A line of words that wraps somewhere").padding()
        HStack {
          Color.red.frame(maxWidth: 40)
          Spacer()
          Text("Cat")
        }
      },
      environment: .probe())
    graph.setProposal(ProposedViewSize(width: 100, height: 200), stageSize: nil)
    graph.update()
    #expect(graph.staleAnswers().isEmpty)
  }

  /// A candidate that was placed and is not any more, as another has come before it, still tells of its changes.
  @Test func aFormerChoiceTellsOfItsChanges() {
    func tree(_ words: [String], isRow: Bool) -> some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      return layout {
        ViewThatFits {
          ForEach(words, id: \.self) { word in
            if word == "line" { Divider() } else { Text(word) }
          }
        }
        Color.red
      }
    }
    let graph = ViewGraph(scale: 1)
    graph.setContent(tree(["line"], isRow: false), environment: .probe())
    graph.setProposal(ProposedViewSize(width: 100, height: 50), stageSize: nil)
    graph.update()
    for isRow in [false, true] {
      graph.setContent(tree(["a", "line"], isRow: isRow), environment: .probe())
      graph.update()
      #expect(graph.staleAnswers().map(\.answer) == [])
    }
  }
}

/// Counts upwards.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
