import Foundation
import Stillframe
import Testing

/// Rules C12.11 and C12.12.
@Suite struct GesturePriorityTests {
  private let journal = Journal()

  private func tap(_ name: String) -> some Gesture {
    let journal = journal
    return TapGesture().onEnded { journal.note(name) }
  }

  @Test func innerGesturesComeFirst() throws {
    let stage = stage {
      VStack { Color.red.gesture(tap("inner")).accessibilityIdentifier("a") }
        .gesture(tap("outer"))
        .gesture(tap("outermost"))
    }
    try stage.tap("a")
    #expect(journal.take() == ["inner"])
  }

  @Test func gesturesOfHighPriorityComeBefore() throws {
    let stage = stage {
      VStack { Color.red.gesture(tap("inner")).accessibilityIdentifier("a") }
        .highPriorityGesture(tap("outer"))
        .gesture(tap("outermost"))
    }
    try stage.tap("a")
    #expect(journal.take() == ["outer"])
  }

  @Test func simultaneousGesturesRunBeside() throws {
    let stage = stage {
      VStack { Color.red.gesture(tap("inner")).accessibilityIdentifier("a") }
        .simultaneousGesture(tap("outer"))
        .gesture(tap("outermost"))
    }
    try stage.tap("a")
    #expect(journal.take() == ["inner", "outer"])
  }

  @Test(
    arguments: [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ] as [(GestureMask, [String])])
  func masksSayWhatIsFollowed(mask: GestureMask, expected: [String]) throws {
    let stage = stage {
      VStack { Color.red.gesture(tap("inner")).accessibilityIdentifier("a") }
        .gesture(tap("outer"), including: mask)
    }
    if expected.isEmpty {
      #expect(throws: StageError.notTappable("a")) { try stage.tap("a") }
    } else {
      try stage.tap("a")
    }
    #expect(journal.take() == expected)
  }

  @Test func aGestureCanBeSwitchedOff() throws {
    let stage = stage {
      Color.red.gesture(tap("off"), isEnabled: false)
        .gesture(tap("named"), name: "a gesture")
        .accessibilityIdentifier("a")
    }
    try stage.tap("a")
    #expect(journal.take() == ["named"])
  }

  @Test func aControlActsAlone() throws {
    let stage = stage {
      VStack {
        Button("Go") { journal.note("button") }
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("plain")
      }
      .onTapGesture { journal.note("stack") }
    }
    try stage.tap("Go")
    try stage.tap("plain")
    #expect(journal.take() == ["button", "stack"])
  }

  @Test func aDragAroundTakesTheTouchFromTapsInside() throws {
    let stage = stage {
      VStack {
        Color.red.onTapGesture { journal.note("tap") }.accessibilityIdentifier("a")
        Button("Go") { journal.note("button") }
      }
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in journal.note("drag") })
    }
    try stage.tap("a")
    try stage.tap("Go")
    #expect(journal.take() == ["tap", "button"])
    try stage.drag("a", by: CGSize(width: 20, height: 0))
    try stage.drag("Go", by: CGSize(width: 20, height: 0))
    #expect(journal.take() == ["drag", "drag"])
  }

  @Test func aLongPressAroundTakesTheTouchFromATapInside() throws {
    let stage = stage {
      Color.red.onTapGesture { journal.note("tap") }
        .onLongPressGesture { journal.note("press") }
        .accessibilityIdentifier("a")
    }
    try stage.press("a", duration: 0.6)
    try stage.tap("a")
    #expect(journal.take() == ["press", "tap"])
  }

  @Test func aDragOfHighPriorityKeepsThoseInsideFromBeginning() throws {
    let stage = stage {
      VStack {
        Color.red
          .gesture(DragGesture(minimumDistance: 0).onChanged { _ in journal.note("inner") })
          .accessibilityIdentifier("a")
      }
      .highPriorityGesture(DragGesture().onEnded { _ in journal.note("outer") })
    }
    try stage.drag("a", by: CGSize(width: 20, height: 0))
    #expect(journal.take() == ["outer"])
  }

  @Test func aHeldButtonActsWhenItIsLetGo() throws {
    let film = FrameSequence(
      size: CGSize(width: 100, height: 100), fps: 10, duration: 2,
      events: [.press("Go", at: 0.5, duration: 1)]
    ) { Pressed() }
    #expect(try text("count", film.frame(at: 14).layout) == "0")
    #expect(try text("count", film.frame(at: 15).layout) == "1")
  }

  @Test func aStyleSeesWhetherItsButtonIsPressed() throws {
    struct Shrinking: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .frame(width: configuration.isPressed ? 20 : 40, height: 40)
          .accessibilityIdentifier("face")
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 100, height: 100), fps: 10, duration: 2,
      events: [.press("Go", at: 0.5, duration: 1)]
    ) {
      Button("Go") {}.buttonStyle(Shrinking())
    }
    let widths = try [4, 5, 14, 15].map { index in
      try #require(film.frame(at: index).layout.frame(of: "face")).width
    }
    #expect(widths == [40, 20, 20, 40])
  }

  private struct Pressed: View {
    @State private var count = 0

    var body: some View {
      Button("Go") { count += 1 }
      Text("\(count)").accessibilityIdentifier("count")
    }
  }
}
