import Foundation
import Stillframe
import Testing

/// Events of films: their times, and what becomes of those that cannot happen.
@Suite struct FilmEventTests {
  private struct Counters: View {
    @State private var log = ""

    var body: some View {
      VStack(spacing: 0) {
        Color.red.onTapGesture { log += "a" }.accessibilityIdentifier("a")
        Color.green.onTapGesture(count: 2) { log += "b" }.accessibilityIdentifier("b")
        Color.blue
          .gesture(
            DragGesture().onChanged { log += $0.translation.width > 55 ? ">" : "<" }
              .onEnded { _ in log += "." }
          )
          .accessibilityIdentifier("c")
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  private func film(_ events: [FrameSequence.Event]) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 200, height: 200), fps: 10, duration: 1, events: events
    ) { Counters() }
  }

  @Test func taps() throws {
    let film = film([
      .tap("b", at: 0.3), .tap("a", count: 3, at: 0.1), .tap("b", at: 0.4),
      .tap("a", point: .topLeading, at: 0.5),
    ])
    let words = try [0, 1, 3, 4, 5].map { try text("log", film.frame(at: $0).layout) }
    #expect(words == ["", "aaa", "aaa", "aaab", "aaaba"])
  }

  @Test func eventsThatOverlapActInTheOrderOfTheirTimes() throws {
    let film = film([
      .drag("c", at: 0.1, by: CGSize(width: 100, height: 0), duration: 0.1),
      .tap("a", at: 0.16),
    ])
    let log = try #require(text("log", try film.frame(at: 10).layout))
    // Samples at 16.7, 33.3, 50 | 66.7, 83.3, 100 points; the tap comes between.
    #expect(log == "<<<a>>>.")
  }

  @Test func oneFrameEqualsPlayingFromTheStart() throws {
    let film = film([
      .drag("c", from: .leading, at: 0.15, by: CGSize(width: 70, height: 0), duration: 0.5),
      .tap("b", count: 2, at: 0.33), .press("a", at: 0.4, duration: 0.2),
    ])
    let played = Array(film).map(\.layout)
    for index in [10, 3, 7, 0, 5] {
      #expect(try film.frame(at: index).layout == played[index])
    }
  }

  @Test func aFilmWithAnEventThatFailsKeepsItsFrames() throws {
    let film = film([.tap("a", at: 0.2), .tap("nobody", at: 0.5), .tap("a", at: 0.7)])
    let frames = Array(film)
    #expect(frames.count == film.count)
    let failure = RenderError.event(
      .noSuchView("nobody", known: ["a", "b", "c", "log", "a"].uniqued), time: 0.5)
    for frame in frames {
      if frame.index < 5 {
        #expect(frame.layout.warnings.isEmpty)
        _ = try frame.bitmap()
      } else {
        #expect(frame.layout.warnings.contains { $0.message.contains("\"nobody\"") })
        #expect(throws: failure) { try frame.bitmap() }
      }
    }
    #expect(throws: failure) { try film.frame(at: 8).bitmap() }
    #expect(text("log", frames[10].layout) == "aa")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-\(UUID().uuidString)")
    #expect(throws: failure) { try film.write(to: folder) }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test(
    arguments: [
      .tap("a", at: .nan), .tap("a", at: .infinity), .press("a", at: 0, duration: .infinity),
      .press("a", at: 0, duration: 1e9), .press("a", at: 0, duration: -1),
      .drag("c", at: 0, by: CGSize(width: CGFloat.nan, height: 0), duration: 1),
      .drag("c", at: 0, by: .zero, duration: .nan), .drag("a", at: 0, by: .zero, duration: 0.1),
      .scroll("a", at: 0, by: .zero), .type("words", into: "a", at: 0),
      .tap("a", count: 0, at: 0), .tap("a", point: UnitPoint(x: .nan, y: 0), at: 0),
    ] as [FrameSequence.Event])
  func impossibleEventsFailAtTheirTime(event: FrameSequence.Event) throws {
    let frame = try film([event]).frame(at: 1)
    #expect(frame.layout.warnings.count == 1)
    #expect(throws: RenderError.self) { try frame.bitmap() }
  }

  @Test func aTouchLongerThanTheFilmIsHeldToItsEnd() throws {
    let film = film([.press("a", at: 0.2, duration: 3_600)])
    #expect(Array(film).count == 11)
    #expect(try text("log", film.frame(at: 10).layout) == "")
  }
}

extension Array where Element: Hashable {
  /// Each element once, in order.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Gestures on views that leave.
@Suite struct LeavingGestureTests {
  private struct Vanishing: View {
    @GestureState private var isHeld = false
    @State private var isThere = true

    var body: some View {
      VStack(spacing: 0) {
        Text(isHeld ? "held" : "free").accessibilityIdentifier("text")
        if isThere {
          Color.red.frame(width: 20, height: 20)
            .gesture(
              DragGesture(minimumDistance: 0)
                .updating($isHeld) { _, state, _ in state = true }
                .onChanged { if $0.translation.width > 30 { isThere = false } }
            )
            .accessibilityIdentifier("card")
        }
      }
    }
  }

  @Test func aGestureEndsWithItsView() throws {
    let film = FrameSequence(
      size: CGSize(width: 100, height: 100), fps: 60, duration: 1,
      events: [.drag("card", at: 0, by: CGSize(width: 60, height: 0), duration: 0.5)]
    ) { Vanishing() }
    #expect(try text("text", film.frame(at: 10).layout) == "held")
    let frame = try film.frame(at: 30)
    #expect(text("text", frame.layout) == "free")
    #expect(frame.layout.frame(of: "card") == nil)
    #expect(
      frame.layout.warnings.contains { $0.message.contains("was removed while it was touched") })
    _ = try frame.bitmap()
  }
}
