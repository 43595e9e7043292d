import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
import Testing

/// Which gesture a touch belongs to.
@MainActor @Suite struct TouchTests {
  @Test func theInnermostGestureWins() throws {
    let journal = Journal()
    let graph = ViewGraph.showing {
      Block(20, 20).accessibilityIdentifier("inner").onTapGesture { journal.add("inner") }
        .onTapGesture { journal.add("outer") }
    }
    try graph.tap("inner")
    #expect(journal.take() == ["inner"])
  }

  @Test func aGestureOfHighPriorityComesFirst() throws {
    let journal = Journal()
    let graph = ViewGraph.showing {
      Block(20, 20).accessibilityIdentifier("inner").onTapGesture { journal.add("inner") }
        .highPriorityGesture(TapGesture().onEnded { journal.add("high") })
    }
    try graph.tap("inner")
    #expect(journal.take() == ["high"])
  }

  @Test func gesturesSideBySideBothEnd() throws {
    let journal = Journal()
    let graph = ViewGraph.showing {
      Block(20, 20).accessibilityIdentifier("inner").onTapGesture { journal.add("inner") }
        .simultaneousGesture(TapGesture().onEnded { journal.add("beside") })
    }
    try graph.tap("inner")
    #expect(journal.take().sorted() == ["beside", "inner"])
  }

  @Test func withoutAGestureThereIsAnError() {
    let graph = ViewGraph.showing {
      Line(HStackLayout()) {
        Block(20, 20).accessibilityIdentifier("plain")
        Block(20, 20).accessibilityIdentifier("closed").onTapGesture {}.allowsHitTesting(false)
      }
    }
    for name in ["plain", "closed", "absent"] {
      #expect(throws: EventFailure.self) { try graph.tap(name) }
    }
  }

  @Test func aDragTellsHowFarItWent() throws {
    struct Dragged: View {
      let journal: Journal

      var body: some View {
        Block(50, 50).accessibilityIdentifier("block").gesture(
          DragGesture(minimumDistance: 10)
            .onChanged { journal.add("\(Int($0.translation.width))") }
            .onEnded { journal.add("end \(Int($0.translation.width))") })
      }
    }
    let journal = Journal()
    let graph = ViewGraph.showing { Dragged(journal: journal) }
    let place = try graph.place(of: "block", at: .center, able: .drag)
    graph.putDown(1, at: place.location, on: place.responders)
    for distance: CGFloat in [4, 12, 30] {
      graph.move(1, to: CGPoint(x: place.location.x + distance, y: place.location.y))
    }
    graph.lift(1)
    #expect(journal.entries == ["12", "30", "end 30"])
  }
}
