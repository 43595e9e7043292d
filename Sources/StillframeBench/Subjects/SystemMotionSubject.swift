import Foundation
import Stillframe

/// Films of what the system moves: a pushed page and a sheet on a phone, painted on one thread. Frames in which something
/// moves.
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
