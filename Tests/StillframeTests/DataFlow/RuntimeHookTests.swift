import Foundation
import Stillframe
import Testing

/// The hooks into the Swift runtime, beside a program that has work of its own.
@Suite struct RuntimeHookTests {
  private actor Counter {
    private(set) var count = 0
    func add() { count += 1 }
  }

  /// A block that a task of its own makes wider, 10 points in each tenth of a second.
  private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .accessibilityIdentifier("block")
        .task {
          for _ in 0..<5 {
            try? await Task.sleep(for: .milliseconds(100))
            width += 10
          }
        }
    }
  }

  /// What a stage on a thread of its own shows each tenth of a second.
  private func widths() async throws -> [CGFloat] {
    try await withCheckedThrowingContinuation { continuation in
      Thread {
        continuation.resume(
          with: Result {
            let stage = Stage(size: CGSize(width: 100, height: 20)) { Growing() }
            return try (0..<6).map { step in
              if step > 0 { stage.advance(by: 0.1) }
              return try stage.layoutReport().frame(of: "block")?.width ?? 0
            }
          })
      }.start()
    }
  }

  @Test func aProgramOfItsOwnWorksBesideTwoStages() async throws {
    let counter = Counter()
    // On the global executor, on the main actor, and asleep by the machine's clock.
    let own = Task.detached {
      for _ in 0..<200 {
        await counter.add()
        await Task.yield()
      }
      let start = ContinuousClock.now
      try await Task.sleep(for: .milliseconds(30))
      return ContinuousClock.now - start
    }
    let main = Task { @MainActor in
      for _ in 0..<200 {
        await counter.add()
        await Task.yield()
      }
      return Thread.isMainThread
    }
    async let first = widths()
    async let second = widths()
    let expected: [CGFloat] = [10, 20, 30, 40, 50, 60]
    #expect(try await first == expected)
    #expect(try await second == expected)
    #expect(try await own.value >= .milliseconds(30))
    // A rendering thread that waits may run a foreign job, and what that enqueues on the main actor then runs there, too.
    let isOnMainThread = await main.value
    withKnownIssue("foreign main-actor work may run on a rendering thread", isIntermittent: true) {
      #expect(isOnMainThread)
    }
    #expect(await counter.count == 400)
  }

  @Test func theRuntimeIsLeftAloneWhereThatWasAskedFor() async {
    await #expect(processExitsWith: .success) {
      precondition(SwiftRuntime.leaveAlone() && SwiftRuntime.leaveAlone())
      await MainActor.run {
        let report = try? ImageRenderer(content: Growing()).layoutReport()
        precondition(report?.frame(of: "block")?.width == 10)
        let stage = Stage(size: CGSize(width: 100, height: 20)) { Color.red }
        precondition((try? stage.layoutReport()) != nil)
      }
    }
  }

  @Test func theRuntimeCannotBeLeftAloneAfterAPicture() async {
    await #expect(processExitsWith: .success) {
      _ = try? ImageRenderer(content: Growing()).layoutReport()
      precondition(!SwiftRuntime.leaveAlone())
    }
  }

  @Test func checksOfIsolationAreTheRuntimesOwnWithoutHooks() async {
    await #expect(processExitsWith: .failure) {
      SwiftRuntime.leaveAlone()
      Thread {
        struct Checked: View {
          var body: some View {
            let _ = MainActor.assumeIsolated {}
            Color.red
          }
        }
        _ = try? ImageRenderer(content: Checked()).layoutReport()
        exit(0)
      }.start()
      try? await Task.sleep(for: .seconds(5))
    }
  }
}
