import Foundation
import Stillframe
import Testing

/// Rules C12.7, C12.8, C12.11 and C12.13.
@Suite struct ComposedGestureTests {
  private let journal = Journal()

  private struct Longest: View {
    let journal: Journal
    @GestureState private var phase = "rest"

    var body: some View {
      Text(phase).accessibilityIdentifier("phase")
        .frame(width: 60, height: 60).contentShape(Rectangle())
        .gesture(
          LongPressGesture(minimumDuration: 0.25).sequenced(before: DragGesture())
            .updating($phase) { value, state, _ in
              switch value {
              case .first: state = "pressing"
              case .second(_, nil): state = "pressed"
              case .second(_, let drag?):
                state = "dragging \(Int(drag.translation.width.rounded()))"
              }
            }
            .onEnded { value in
              if case .second(true, let drag?) = value {
                journal.note("ended \(drag.translation.width.rounded())")
              }
            }
        )
        .accessibilityIdentifier("a")
    }
  }

  @Test func aDragFollowsALongPress() throws {
    let film = FrameSequence(
      size: CGSize(width: 100, height: 100), fps: 100, duration: 3,
      events: [.press("a", at: 0.25, duration: 0.5)]
    ) { Longest(journal: Journal()) }
    let words = try [0, 25, 49, 50, 74, 75].map { try text("phase", film.frame(at: $0).layout) }
    #expect(words == ["rest", "pressing", "pressing", "pressed", "pressed", "rest"])
    // Slow enough at the start to be a press: a quarter of a second for 10 points, of which the drag sees the last sample.
    let stage = stage { Longest(journal: journal) }
    try stage.drag("a", by: CGSize(width: 40, height: 0), duration: 1)
    #expect(journal.take() == ["ended 31.0"])
    #expect(try text("phase", stage.layoutReport()) == "rest")
  }

  @Test func aSequenceWaitsForTheNextTouch() throws {
    let stage = stage {
      Color.red
        .gesture(
          TapGesture().sequenced(before: DragGesture())
            .onEnded { _ in journal.note("sequence") }
        )
        .accessibilityIdentifier("a")
    }
    try stage.drag("a", by: CGSize(width: 60, height: 0))
    #expect(journal.take() == [])
    try stage.tap("a")
    stage.advance(by: 5)
    try stage.drag("a", by: CGSize(width: 60, height: 0))
    #expect(journal.take() == ["sequence"])
  }

  @Test func simultaneousGesturesKnowOfEachOther() throws {
    let stage = stage {
      Color.red
        .gesture(
          SpatialTapGesture().simultaneously(with: DragGesture(minimumDistance: 0))
            .map { ($0.first != nil, $0.second != nil) }
            .onEnded { journal.note("\($0)") }
        )
        .accessibilityIdentifier("a")
    }
    try stage.tap("a")
    #expect(journal.take() == ["(true, true)"])
    try stage.drag("a", by: CGSize(width: 60, height: 0))
    #expect(journal.take() == ["(false, true)"])
  }

  @Test func theFirstOfExclusiveGesturesIsPreferred() throws {
    let stage = stage {
      Color.red
        .gesture(
          DragGesture().exclusively(before: TapGesture())
            .onEnded { value in
              switch value {
              case .first(let drag): journal.note("drag \(drag.translation.width)")
              case .second: journal.note("tap")
              }
            }
        )
        .accessibilityIdentifier("a")
    }
    try stage.drag("a", by: CGSize(width: 20, height: 0))
    try stage.tap("a")
    #expect(journal.take() == ["drag 20.0", "tap"])
  }

  @Test func theLastValueIsSeenBeforeTheReset() throws {
    struct Shown: View {
      let journal: Journal
      @GestureState(reset: { value, transaction in
        transaction.animation = .linear(duration: 1)
      }) private var shift: CGFloat = 0

      var body: some View {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
          .offset(x: shift)
          .gesture(
            DragGesture()
              .onEnded { [journal] _ in journal.note("ended at \(shift)") }
              .updating($shift) { value, state, _ in state = value.translation.width })
      }
    }
    let stage = stage { Shown(journal: journal) }
    try stage.drag("box", by: CGSize(width: 20, height: 0))
    #expect(journal.take() == ["ended at 20.0"])
    // It returns with the transaction of the reset, within a second.
    #expect(try stage.layoutReport().frame(of: "box")?.minX == 65)
    stage.advance(by: 0.5)
    #expect(try stage.layoutReport().frame(of: "box")?.minX == 55)
    stage.advance(by: 0.5)
    #expect(try stage.layoutReport().frame(of: "box")?.minX == 45)
  }

  @Test func updatingCanAddATransaction() throws {
    struct Slow: View {
      @GestureState private var isPressed = false

      var body: some View {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
          .offset(x: isPressed ? 40 : 0)
          .gesture(
            LongPressGesture(minimumDuration: 10)
              .updating($isPressed) { value, state, transaction in
                state = value
                transaction.animation = .linear(duration: 1)
              })
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 100, height: 100), fps: 10, duration: 2,
      events: [.press("box", at: 0, duration: 1.5)]
    ) { Slow() }
    #expect(try film.frame(at: 5).layout.frame(of: "box")?.minX == 65)
    #expect(try film.frame(at: 10).layout.frame(of: "box")?.minX == 85)
    #expect(try film.frame(at: 15).layout.frame(of: "box")?.minX == 45)
  }

  @Test func callbacksSeeWhatEarlierOnesWrote() throws {
    struct Counter: View {
      @State private var log = ""

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
            .onTapGesture { withAnimation { log += "i" } }
            .simultaneousGesture(TapGesture().onEnded { log += "o" })
            .accessibilityIdentifier("a")
          Text(log).accessibilityIdentifier("text")
        }
      }
    }
    let stage = stage { Counter() }
    try stage.tap("a")
    #expect(try text("text", stage.layoutReport()) == "io")
  }

  private struct Twice: Gesture {
    let action: () -> Void
    @GestureState private var isOn = false

    init(action: @escaping () -> Void) {
      self.action = action
    }

    var body: some Gesture {
      TapGesture(count: 2).updating($isOn) { _, state, _ in state = true }
        .onEnded { _ in action() }
    }
  }

  @Test func gesturesOfOnesOwnHaveABody() throws {
    let stage = stage {
      Color.red.gesture(Twice { journal.note("twice") }).accessibilityIdentifier("a")
    }
    try stage.tap("a")
    #expect(journal.take() == [])
    try stage.tap("a")
    #expect(journal.take() == ["twice"])
  }

  @Test func aGestureOfAnyTypeIsFollowed() throws {
    struct Choice: View {
      let journal: Journal
      @State private var isDrag = false

      var gesture: AnyGesture<Bool> {
        isDrag
          ? AnyGesture(DragGesture().map { _ in true }) : AnyGesture(TapGesture().map { false })
      }

      var body: some View {
        Color.red
          .gesture(gesture.onEnded { journal.note("\($0)") })
          .simultaneousGesture(isDrag ? nil : TapGesture().onEnded { isDrag = true })
          .accessibilityIdentifier("a")
      }
    }
    let stage = stage { Choice(journal: journal) }
    try stage.tap("a")
    #expect(journal.take() == ["false"])
    #expect(throws: StageError.notTappable("a")) { try stage.tap("a") }
    try stage.drag("a", by: CGSize(width: 20, height: 0))
    #expect(journal.take() == ["true"])
  }

  @Test func anActionSeesTheStateOfItsLastBody() throws {
    struct Fresh: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        let count = count
        Color.red
          .onTapGesture {
            journal.note("\(count)")
            self.count += 1
          }
          .accessibilityIdentifier("a")
      }
    }
    let stage = stage { Fresh(journal: journal) }
    try stage.tap("a", count: 3)
    #expect(journal.take() == ["0", "1", "2"])
  }
}
