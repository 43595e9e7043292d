import Dispatch
import Foundation
import Stillframe
import StillframeTesting
import Synchronization

/// Snapshot tests that pass, which is what they nearly always do.
enum SnapshotSubject {
  static func measure(_ bench: Bench) throws {
    let folder = try Folder()
    try bench.time(
      "snapshot/image/390x844", .milliseconds, goal: .atMost(5)
    ) {
      try folder.record(as: .image, named: "image") { Screen(number: 0) }
      return (
        { try nanoseconds { try folder.check(as: .image, named: "image") { Screen(number: 0) } } },
        .nothing
      )
    }
    try bench.time("snapshot/image/390x844@3x", .milliseconds) {
      try folder.record(as: .image(scale: 3), named: "image3") { Screen(number: 0) }
      return (
        {
          try nanoseconds {
            try folder.check(as: .image(scale: 3), named: "image3") { Screen(number: 0) }
          }
        }, .nothing
      )
    }
    try bench.time("snapshot/layout/390x844", .milliseconds) {
      try folder.record(as: .layout, named: "layout") { Screen(number: 0) }
      return (
        {
          try nanoseconds { try folder.check(as: .layout, named: "layout") { Screen(number: 0) } }
        },
        .nothing
      )
    }
    if !bench.options.isQuick {
      try bench.time(
        "snapshot/thousand", .milliseconds, goal: .atMost(2_500), atLeast: 3
      ) {
        let names = (0..<1_000).map { "thousand-\($0)" }
        for (number, name) in names.enumerated() {
          try folder.record(as: .image, named: name) { Screen(number: number) }
        }
        return ({ try nanoseconds { try folder.checkAll(names) } }, .nothing)
      }
    }
    try bench.time("snapshot/film/60", .milliseconds, goal: .atMost(300)) {
      let film = FrameSequence(
        size: CGSize(width: 390, height: 844), fps: 60, duration: 59.0 / 60,
        events: [.tap("mover", at: 0.1)]
      ) { Mover() }
      try folder.record(as: .frames, named: "film") { film }
      return (
        { try nanoseconds { try folder.check(as: .frames, named: "film") { film } } }, .nothing
      )
    }
  }

  /// A folder for goldens, removed at the end.
  private final class Folder: Sendable {
    private let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("stillframe-bench-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent("snapshots"), withIntermediateDirectories: true)
      try Data().write(to: url.appendingPathComponent("Package.swift"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func record<Value, Format>(
      as strategy: Snapshotting<Value, Format>, named name: String, _ value: () -> Value
    ) throws {
      do {
        try run(.all, strategy, name, value)
      } catch SnapshotFailure.recorded {
        return
      }
    }

    func check<Value, Format>(
      as strategy: Snapshotting<Value, Format>, named name: String, _ value: () -> Value
    ) throws {
      try run(.never, strategy, name, value)
    }

    /// On all cores.
    func checkAll(_ names: [String]) throws {
      let failure = Mutex<(any Error)?>(nil)
      DispatchQueue.concurrentPerform(iterations: names.count) { number in
        do {
          try check(as: .image, named: names[number]) { Screen(number: number) }
        } catch {
          failure.withLock { $0 = error }
        }
      }
      if let error = failure.withLock({ $0 }) { throw error }
    }

    private func run<Value, Format>(
      _ mode: SnapshotTestingConfiguration.Record, _ strategy: Snapshotting<Value, Format>,
      _ name: String, _ value: () -> Value
    ) throws {
      try SnapshotAssertion(
        file: url.appendingPathComponent("Tests/BenchTests.swift").path, line: 1, test: "bench()",
        name: name, owner: "bench", isParameterized: false, record: mode
      ).check(value, as: strategy, environment: SnapshotEnvironment([:]), run: SnapshotRun())
    }
  }

  /// Text and shapes on the screen of a telephone.
  private struct Screen: View {
    let number: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("Screen \(number)").font(.largeTitle.bold())
        ForEach(0..<9, id: \.self) { row in
          HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 10).fill(.blue).frame(width: 44, height: 44)
            VStack(alignment: .leading) {
              Text("Row \(row) of \(number)").font(.headline)
              Text("A line that says a little more").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Circle().fill(.orange).frame(width: 12, height: 12)
          }
          Divider()
        }
        Spacer()
      }
      .padding(20)
      .frame(width: 390, height: 844)
      .background(.white)
    }
  }

  /// The screen, on which something moves.
  private struct Mover: View {
    @State private var isThere = false

    var body: some View {
      Screen(number: 0)
        .overlay(alignment: isThere ? .bottomTrailing : .bottomLeading) {
          Circle().fill(.green).frame(width: 60, height: 60).padding(20)
            .onTapGesture { withAnimation(.linear(duration: 0.8)) { isThere.toggle() } }
            .accessibilityIdentifier("mover")
        }
    }
  }
}
