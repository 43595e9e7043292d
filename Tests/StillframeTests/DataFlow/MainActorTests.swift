import Foundation
import Stillframe
import Testing

/// A view as users write it in Swift 6: what surrounds `body` belongs to the main actor, and so do the
/// closures that it hands to the standard library.
private struct Ranking: View {
  var votes = [3, 1, 2]

  private var isTie: Bool { votes.allSatisfy { $0 == votes.first } }

  private func rank(_ vote: Int) -> Int { 1 + votes.filter { $0 > vote }.count }

  var body: some View {
    HStack {
      ForEach(votes.sorted { $0 < $1 }, id: \.self) { vote in
        Text("\(rank(vote))\(isTie ? "=" : "")")
      }
    }
  }
}

/// Views belong to the main actor, pictures to any thread.
@Suite struct MainActorTests {
  /// What a thread made that is not the main one and runs no task.
  private func onAThread(_ work: @Sendable @escaping () throws -> LayoutReport) async throws
    -> LayoutReport
  {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try work() }) }.start()
    }
  }

  @Test func bodiesMayPassClosuresOnWhateverThreadRenders() async throws {
    #expect(!Thread.isMainThread)
    let inTask = try ImageRenderer(content: Ranking()).layoutReport()
    let onThread = try await onAThread { try ImageRenderer(content: Ranking()).layoutReport() }
    let onMain = try await MainActor.run { try ImageRenderer(content: Ranking()).layoutReport() }
    #expect(inTask == onMain)
    #expect(onThread == onMain)
  }

  @Test func contentsAndActionsMayPassClosuresToo() async throws {
    let report = try await onAThread {
      let stage = Stage(size: CGSize(width: 100, height: 40)) {
        let names = ["a", "b"].map { $0.uppercased() }
        Button(names.joined()) { _ = names.filter { $0 == "A" } }
          .accessibilityIdentifier("button")
      }
      try stage.tap("button")
      return try stage.layoutReport()
    }
    #expect(report.frame(of: "button") != nil)
  }

  @Test func outsideOfRenderingTheMainActorIsGuardedAsEver() async {
    await #expect(processExitsWith: .failure) {
      _ = try? ImageRenderer(content: Ranking()).layoutReport()
      Thread { MainActor.assumeIsolated {} }.start()
      try? await Task.sleep(for: .seconds(5))
    }
  }
}
