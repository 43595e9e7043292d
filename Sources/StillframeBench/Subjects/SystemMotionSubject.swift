import Foundation
import StillCairo
import StillDrawing
import StillRaster
import Stillframe

/// Films of what the system moves: a pushed page and a sheet on a phone, painted on one thread. Frames in which something
/// moves, and the share of them that is painted again.
enum SystemMotionSubject {
  static func measure(_ bench: Bench) throws {
    let names = ["page": "Open page", "sheet": "Open sheet"]
    for name in ["page", "sheet"] {
      let film = FrameSequence(
        size: CGSize(width: 390, height: 844), scale: 2, fps: 60, duration: 0.5,
        events: [.tap(names[name] ?? "", at: 0)]
      ) { MovedApp() }
      let frames = Double(film.count)
      try bench.time("film/moved-\(name)", .perSecond("frames"), count: frames, atLeast: 3) {
        (
          {
            try nanoseconds { for frame in film { _ = try frame.bitmap() } }
          }, .nothing
        )
      }
      try repainted(bench, name, tap: names[name] ?? "")
    }
  }

  private static func repainted(_ bench: Bench, _ name: String, tap: String) throws {
    try bench.figure("film/moved-\(name)-share", unit: "% painted again") {
      let (width, height) = (780, 1_688)
      let stage = Stage(
        size: CGSize(width: width / 2, height: height / 2), scale: 2, systemMotion: true
      ) { MovedApp() }
      func areas() -> PaintedAreas {
        PaintedAreas(stage.displayList, scale: 2, width: width, height: height)
      }
      var before = areas()
      var picture = try CairoRenderer.render(stage.displayList, scale: 2)
      try stage.tap(tap)
      let frames = 30
      var pixels = 0
      for _ in 0..<frames {
        let after = areas()
        if let part = try CairoRenderer.repaint(after, over: &picture, of: before, background: nil)
        {
          pixels += part.pixels
        } else {
          picture = try CairoRenderer.render(stage.displayList, scale: 2)
          pixels += width * height
        }
        before = after
        stage.advance(by: 1.0 / 60)
      }
      return 100 * Double(pixels) / Double(frames * width * height)
    }
  }

  /// A list that opens a page and a sheet with as many rows.
  struct MovedApp: View {
    @State private var isOpen = false
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List {
          Button("Open page") { path = [1] }
          Button("Open sheet") { isOpen = true }
          rows
        }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { _ in List { rows }.navigationTitle("Page") }
        .sheet(isPresented: $isOpen) { List { rows } }
      }
    }

    private var rows: some View {
      ForEach(0..<12, id: \.self) { Label("Row \($0)", systemImage: "star") }
    }
  }
}
