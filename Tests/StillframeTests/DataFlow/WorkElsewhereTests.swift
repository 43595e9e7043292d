import Combine
import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Work that views start and that is no task: it runs in real time, and a stage waits for it while its clock stands.
@Suite struct WorkElsewhereTests {
  /// A block as wide as what its work has found.
  private struct Block: View {
    var width: CGFloat
    var start: (Binding<CGFloat>) -> Void
    @State private var found: CGFloat = 0

    init(start: @escaping (Binding<CGFloat>) -> Void) {
      width = 10
      self.start = start
    }

    var body: some View {
      Color.red.frame(width: width + found, height: 10)
        .accessibilityIdentifier("block")
        .onAppear { start($found) }
    }
  }

  private func width(
    after seconds: Double = 0, warnings: Box<[String]> = Box([]),
    _ start: @escaping @Sendable (Binding<CGFloat>) -> Void
  ) throws -> CGFloat? {
    let stage = Stage(size: CGSize(width: 100, height: 20)) { Block(start: start) }
    stage.advance(by: seconds)
    let report = try stage.layoutReport()
    warnings.value = report.warnings.map { "\($0)" }
    return report.frame(of: "block")?.width
  }

  @Test func theMainQueueRunsAtTheSameMoment() throws {
    #expect(try width { found in DispatchQueue.main.async { found.wrappedValue = 30 } } == 40)
  }

  @Test func aSinglePictureShowsWhatIsReadyAtOnce() throws {
    struct Late: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .accessibilityIdentifier("block")
          .onAppear { DispatchQueue.main.async { width = 40 } }
      }
    }
    let report = try ImageRenderer(content: Late()).layoutReport()
    #expect(report.frame(of: "block")?.width == 40)
  }

  /// From another thread too, and one after the other.
  @Test func aDelayOnTheMainQueueFollowsTheClock() throws {
    for (time, expected) in [(0, 10), (1.9, 10), (2, 40), (3.9, 40), (4, 70)] as [(Double, CGFloat)]
    {
      let found = try width(after: time) { found in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          found.wrappedValue = 30
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { found.wrappedValue = 60 }
        }
      }
      #expect(found == expected)
      let elsewhere = try width(after: time) { found in
        DispatchQueue.global().async {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { found.wrappedValue = 30 }
        }
      }
      #expect(elsewhere == min(expected, 40))
    }
  }

  @Test func aTimerOfAPreviewFollowsTheClock() throws {
    for (time, expected) in [(0, 10), (0.9, 10), (1, 11), (2.5, 12), (60, 13)]
      as [(Double, CGFloat)]
    {
      let found = try width(after: time) { found in
        Timer._scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          found.wrappedValue += 1
          if found.wrappedValue == 3 { timer.invalidate() }
        }
      }
      #expect(found == expected)
    }
    let once = try width(after: 60) { found in
      Timer._scheduledTimer(withTimeInterval: 1, repeats: false) { _ in found.wrappedValue += 1 }
    }
    #expect(once == 11)
    let invalid = try width(after: 1) { found in
      for interval in [Double.nan, .infinity, -1] {
        Timer._scheduledTimer(withTimeInterval: interval, repeats: false) { _ in
          found.wrappedValue += 1
        }
      }
    }
    // What is no time is at once.
    #expect(invalid == 12)
  }

  @Test func otherQueuesAreWaitedForAndComeBack() throws {
    let found = try width { found in
      DispatchQueue.global().async {
        let result = (1...1_000).reduce(0, +) / 25_025
        DispatchQueue.main.async { found.wrappedValue = CGFloat(result) }
      }
    }
    #expect(found == 30)
  }

  /// Resumed by a thread that knows nothing of queues or tasks.
  private static func answerOfAThread(after seconds: Double = 0.05) async -> CGFloat {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: seconds)
        continuation.resume(returning: 30)
      }
    }
  }

  @Test func tasksThatWaitForThreadsAreWaitedFor() throws {
    let warnings = Box<[String]>([])
    let found = try width(warnings: warnings) { found in
      Task { @MainActor in found.wrappedValue = await Self.answerOfAThread() }
    }
    #expect(found == 40 && warnings.value == [])
  }

  @Test func tasksThatTasksStartAreWaitedFor() throws {
    let found = try width { found in
      Task {
        Task {
          await Task.yield()
          Task { @MainActor in found.wrappedValue = await Self.answerOfAThread() }
        }
      }
    }
    #expect(found == 40)
  }

  /// One that sleeps by the stage's clock does not keep another one from being waited for, and nobody waits for it.
  @Test func tasksThatSleepAreNotWaitedFor() throws {
    let found = try width { found in
      Task {
        try await Task.sleep(for: .seconds(3_600))
        found.wrappedValue = 60
      }
    }
    #expect(found == 10)
  }

  /// Whoever keeps a task that has ended keeps nobody waiting.
  @Test func tasksThatHaveEndedAreNotWaitedFor() throws {
    let (warnings, kept) = (Box<[String]>([]), Box<[Task<Void, Never>]>([]))
    let found = try width(warnings: warnings) { found in
      kept.value.append(Task { found.wrappedValue = 30 })
    }
    #expect(found == 40 && kept.value.count == 1 && warnings.value == [])
  }

  @Test func aTaskThatWaitsForEverIsNamedByItsView() throws {
    let warnings = Box<[String]>([])
    let found = try width(warnings: warnings) { found in
      Task {
        let stream = AsyncStream<Int>.makeStream()
        for await number in stream.stream { found.wrappedValue = CGFloat(number) }
        withExtendedLifetime(stream) {}
      }
    }
    #expect(found == 10 && warnings.value.count == 1)
    #expect(warnings.value.first?.contains("Block") == true, "\(warnings.value)")
  }

  @Test func timersOfTheRunLoopAreWaitedFor() throws {
    let found = try width { found in
      _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
        found.wrappedValue = 30
      }
    }
    #expect(found == 40)
  }

  @Test func whatNeverComesBackIsGivenUpWithAWarningThatNamesTheView() throws {
    let warnings = Box<[String]>([])
    let found = try width(warnings: warnings) { found in
      DispatchQueue.global().asyncAfter(deadline: .now() + 3_600) { found.wrappedValue = 30 }
    }
    #expect(found == 10)
    #expect(warnings.value.count == 1)
    #expect(warnings.value.first?.contains("Block") == true, "\(warnings.value)")
  }

  /// Not the view whose action happened to run before.
  @Test func workThatAGestureStartsIsThatOfItsView() throws {
    struct Other: View {
      var body: some View { Color.red.frame(width: 10, height: 10).onAppear {} }
    }
    struct Tapped: View {
      var body: some View {
        Color.blue.frame(width: 10, height: 10)
          .onTapGesture { DispatchQueue.global().asyncAfter(deadline: .now() + 3_600) {} }
          .accessibilityIdentifier("tapped")
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 40)) {
      VStack {
        Tapped()
        Other()
      }
    }
    try stage.tap("tapped")
    let warnings = try stage.layoutReport().warnings
    #expect(warnings.count == 1)
    #expect(warnings.first.map { "\($0)".contains("Tapped") } == true, "\(warnings)")
  }

  @Test func aTaskThatNeverComesBackIsGivenUpWithAWarningThatNamesTheView() throws {
    struct Endless: View {
      /// Waits until it is cancelled.
      private static func never() async -> Int? {
        for await number in AsyncStream<Int>.makeStream().stream { return number }
        return nil
      }

      var body: some View {
        Text("…").task {
          for await _ in AsyncStream<Int>(unfolding: { await Self.never() }) {}
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 20)) { Endless() }
    let warnings = try stage.layoutReport().warnings
    #expect(warnings.count == 1)
    #expect(warnings.first.map { "\($0)".contains("Endless") } == true, "\(warnings)")
  }

  @Test func publishedTimersFollowTheClockOfTheStage() throws {
    struct Counting: View {
      private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 10 * CGFloat(count), height: 10)
          .accessibilityIdentifier("block")
          .onReceive(timer) { _ in count += 1 }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 20)) { Counting() }
    #expect(try stage.layoutReport().frame(of: "block")?.width == 0)
    stage.advance(by: 0.49)
    #expect(try stage.layoutReport().frame(of: "block")?.width == 0)
    stage.advance(by: 0.01)
    #expect(try stage.layoutReport().frame(of: "block")?.width == 10)
    stage.advance(by: 2)
    #expect(try stage.layoutReport().frame(of: "block")?.width == 50)
  }
}
