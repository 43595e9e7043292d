import Foundation
import Stillframe

/// Films of 300 frames of 800 × 600 pixels, on all cores.
enum FilmSubject {
  static func measure(_ bench: Bench) throws {
    let count = bench.options.isQuick ? 30 : 300
    let film = FrameSequence(
      value: 0,
      changes: (0..<5).map {
        .init(at: Double($0), to: $0 + 1, animation: .linear(duration: 1))
      },
      size: CGSize(width: 800, height: 600), fps: 60, duration: Double(count - 1) / 60
    ) { MovingCard(step: $0) }
    precondition(film.count == count, "the film has \(film.count) frames")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let frames = Double(count)
    guard let first = film.first(where: { _ in true }) else { return }
    let cairo = PNGSubject.cairo(try first.bitmap())
    let other = Bench.Comparison.measured("cairo_surface_write_to_png") {
      frames * nanoseconds { _ = cairo() }
    }
    try bench.time(
      "film/png-files", .perSecond("frames"), count: frames, goal: .atLeast(1_500), atLeast: 3
    ) {
      let target = folder.appendingPathComponent("frames", isDirectory: true)
      return ({ try nanoseconds { try film.write(to: target) } }, other)
    }
    let file = folder.appendingPathComponent("film.apng")
    try bench.time(
      "film/apng", .perSecond("frames"), count: frames, goal: .atLeast(2_000), atLeast: 3
    ) {
      ({ try nanoseconds { try film.write(to: file) } }, other)
    }
    try FilmFormatSubject.measure(bench, film, in: folder)
    try bench.time("film/frames-only", .perSecond("frames"), count: frames, atLeast: 3) {
      (
        {
          try nanoseconds { for frame in film { _ = try frame.bitmap() } }
        }, .nothing
      )
    }
  }

  /// The card with something that moves in front of it.
  nonisolated struct MovingCard: View {
    let step: Int

    var body: some View {
      ZStack {
        Card()
        Text("Moving").font(.system(size: 28, weight: .bold)).padding(20)
          .background(Capsule().fill(Color.pink))
          .offset(x: step % 2 == 0 ? -250 : 250, y: CGFloat(step * 40 - 100))
      }
    }
  }
}
