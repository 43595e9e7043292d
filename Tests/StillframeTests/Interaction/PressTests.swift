import Foundation
import Stillframe
import Testing

/// Rule C12.3.
@Suite struct PressTests {
  private let journal = Journal()

  private struct Pressed: View {
    let journal: Journal
    @State private var presses = 0

    var body: some View {
      Text("\(presses)").accessibilityIdentifier("count")
        .frame(width: 50, height: 50)
        .contentShape(Rectangle())
        .onLongPressGesture {
          presses += 1
          journal.note("pressed")
        } onPressingChanged: {
          journal.note("\($0)")
        }
        .accessibilityIdentifier("a")
    }
  }

  @Test func aLongPressEndsWhileTheTouchIsDown() throws {
    let stage = stage { Pressed(journal: journal) }
    try stage.press("a")
    #expect(abs(stage.time - 0.6) < 1e-9)
    #expect(journal.take() == ["true", "false", "pressed"])
    let film = FrameSequence(
      size: CGSize(width: 100, height: 100), fps: 100, duration: 1,
      events: [.press("a", at: 0.1, duration: 0.8)]
    ) { Pressed(journal: Journal()) }
    #expect(try text("count", film.frame(at: 59).layout) == "0")
    #expect(try text("count", film.frame(at: 60).layout) == "1")
  }

  @Test func aShortPressIsNone() throws {
    let stage = stage { Pressed(journal: journal) }
    try stage.press("a", duration: 0.49)
    #expect(journal.take() == ["true", "false"])
  }

  @Test func aPressThatMovesIsNone() throws {
    let stage = stage {
      Color.red
        .gesture(
          LongPressGesture().onChanged { journal.note("changed \($0)") }
            .onEnded { journal.note("ended \($0)") }
            .simultaneously(with: DragGesture(minimumDistance: 90))
        )
        .accessibilityIdentifier("a")
    }
    try stage.drag("a", by: CGSize(width: 10, height: 0), duration: 1)
    #expect(journal.take() == ["changed true", "ended true"])
    try stage.drag("a", by: CGSize(width: 22, height: 0), duration: 1)
    #expect(journal.take() == ["changed true"])
  }

  @Test func allFormsAreThere() throws {
    let stage = stage {
      VStack(spacing: 0) {
        Color.red.onLongPressGesture { journal.note("plain") }.accessibilityIdentifier("a")
        Color.red.onLongPressGesture(minimumDuration: 1) { journal.note("long") }
          .accessibilityIdentifier("b")
        Color.red.onLongPressGesture(
          minimumDuration: 0.1, maximumDistance: 5, pressing: { journal.note("\($0)") },
          perform: { journal.note("old") }
        ).accessibilityIdentifier("c")
      }
    }
    try stage.press("a")
    #expect(journal.take() == ["plain"])
    try stage.press("b")
    #expect(journal.take() == [])
    try stage.press("b", duration: 1)
    #expect(journal.take() == ["long"])
    try stage.press("c", duration: 0.1)
    #expect(journal.take() == ["true", "false", "old"])
  }

  @Test(arguments: [-1, .nan, .infinity, 3_601] as [TimeInterval])
  func impossibleDurationsAreErrors(duration: TimeInterval) throws {
    let stage = stage {
      Color.red.gesture(DragGesture()).onTapGesture {}.accessibilityIdentifier("a")
    }
    #expect(throws: StageError.self) { try stage.press("a", duration: duration) }
    #expect(throws: StageError.self) {
      try stage.drag("a", by: .zero, duration: duration)
    }
    #expect(stage.time == 0)
  }

  @Test(arguments: [-1, 0, .nan, .infinity] as [Double])
  func durationsThatAreNoneAreMadeSafe(duration: Double) throws {
    let stage = stage {
      Color.red.onLongPressGesture(minimumDuration: duration, maximumDistance: .nan) {
        journal.note("pressed")
      }
      .accessibilityIdentifier("a")
    }
    try stage.press("a", duration: 0.6)
    #expect(journal.take() == (duration == .infinity ? [] : ["pressed"]))
  }
}

/// The words of the first text in a view.
func text(_ identifier: String, _ report: LayoutReport) -> String? {
  var open = [(report.root, false)]
  while let (node, isInside) = open.popLast() {
    let isInside = isInside || node.identifier == identifier
    if isInside, let text = node.text { return text }
    open += node.children.reversed().map { ($0, isInside) }
  }
  return nil
}
