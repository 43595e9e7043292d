import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Rules C12.4 and C12.5.
@Suite struct DragTests {
  private let journal = Journal()

  private func short(_ value: DragGesture.Value) -> String {
    let x = value.translation.width.rounded()
    return "\(x) at \(value.location.x.rounded()) from \(value.startLocation.x.rounded())"
  }

  @Test func aDragBeginsAtItsLeastDistance() throws {
    let stage = stage {
      Color.red
        .gesture(
          DragGesture()
            .onChanged { journal.note(short($0)) }
            .onEnded { journal.note("ended " + short($0)) }
        )
        .accessibilityIdentifier("a")
    }
    // 6 samples of 4 points: the third is the first beyond 10.
    try stage.drag("a", by: CGSize(width: 24, height: 0), duration: 0.1)
    #expect(
      journal.take() == [
        "12.0 at 62.0 from 50.0", "16.0 at 66.0 from 50.0", "20.0 at 70.0 from 50.0",
        "24.0 at 74.0 from 50.0", "ended 24.0 at 74.0 from 50.0",
      ])
    #expect(abs(stage.time - 0.1) < 1e-9)
    try stage.drag("a", by: CGSize(width: 9, height: 0))
    #expect(journal.take() == [])
  }

  @Test func aDragWithoutALeastDistanceBeginsWithTheTouch() throws {
    let stage = stage {
      Color.red
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { journal.note("\($0.translation.height.rounded())") }
            .onEnded { _ in journal.note("ended") }
        )
        .accessibilityIdentifier("a")
    }
    try stage.tap("a")
    #expect(journal.take() == ["0.0", "ended"])
    try stage.drag("a", by: CGSize(width: 0, height: -2), duration: 1.0 / 60)
    #expect(journal.take() == ["0.0", "-2.0", "ended"])
  }

  @Test func velocityIsTheSlopeOfTheLastSamples() throws {
    let last = Box<DragGesture.Value?>(nil)
    let stage = stage {
      Color.red.frame(width: 50, height: 50)
        .gesture(
          DragGesture(coordinateSpace: .global).onEnded { last.value = $0 }
        )
        .accessibilityIdentifier("a")
    }
    try stage.drag(
      "a", from: .topLeading, by: CGSize(width: 30, height: -60), duration: 0.5)
    let value = try #require(last.value)
    #expect(value.startLocation == CGPoint(x: 25, y: 25))
    #expect(value.location == CGPoint(x: 55, y: -35))
    #expect(value.translation == CGSize(width: 30, height: -60))
    #expect(abs(value.velocity.width - 60) < 1e-6 && abs(value.velocity.height + 120) < 1e-6)
    #expect(abs(value.predictedEndLocation.x - 70) < 1e-6)
    #expect(abs(value.predictedEndTranslation.height + 90) < 1e-6)
    #expect(value.time == Date(timeIntervalSinceReferenceDate: stage.time))
  }

  @Test func aDragInNoTimeHasNoVelocity() throws {
    let stage = stage {
      Color.red
        .gesture(
          DragGesture().onEnded { journal.note("\($0.velocity.width) \($0.translation.width)") }
        )
        .accessibilityIdentifier("a")
    }
    try stage.drag("a", by: CGSize(width: 20, height: 0), duration: 0)
    #expect(journal.take() == ["0.0 20.0"])
  }

  private struct Card: View {
    @GestureState private var shift = CGSize.zero
    @State private var rest = CGSize.zero

    var body: some View {
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("card")
        .offset(x: rest.width + shift.width, y: rest.height + shift.height)
        .gesture(
          DragGesture()
            .updating($shift) { value, state, _ in state = value.translation }
            .onEnded { rest = $0.translation })
    }
  }

  @Test func aCardFollowsAFinger() throws {
    let film = FrameSequence(
      size: CGSize(width: 100, height: 100), fps: 60, duration: 1,
      events: [.drag("card", at: 0.25, by: CGSize(width: 30, height: 15), duration: 0.5)]
    ) { Card() }
    let xs = try [0, 15, 30, 45, 60].map { index in
      try #require(film.frame(at: index).layout.frame(of: "card")).minX
    }
    #expect(xs == [40, 40, 55, 70, 70])
  }

  @Test func notEverythingCanBeDragged() throws {
    let stage = stage {
      Color.red.onTapGesture {}.accessibilityIdentifier("a")
    }
    #expect(throws: StageError.notDraggable("a")) { try stage.drag("a", by: .zero) }
    #expect(throws: StageError.noSuchView("b", known: ["a"])) { try stage.drag("b", by: .zero) }
  }

  @Test func magnifyingAndTurningStayAtRest() throws {
    let stage = stage {
      Color.red
        .gesture(MagnifyGesture().onChanged { _ in journal.note("magnified") })
        .gesture(MagnificationGesture().onEnded { _ in journal.note("magnified") })
        .gesture(
          RotateGesture(minimumAngleDelta: .degrees(2)).onEnded { _ in journal.note("turned") }
        )
        .gesture(RotationGesture().onChanged { _ in journal.note("turned") })
        .gesture(DragGesture().onEnded { _ in journal.note("dragged") })
        .accessibilityIdentifier("a")
    }
    try stage.drag("a", by: CGSize(width: 40, height: 0))
    #expect(journal.take() == ["dragged"])
  }
}
