import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import Testing

/// Films are smooth: a view is where it was, or a little further.
@Suite struct MotionTests {
  init() { GalleryFonts.register() }

  /// The frames of a report's views by identifier, in the order of the report.
  private func places(_ report: LayoutReport) -> [(name: String, frame: CGRect)] {
    var found: [(String, CGRect)] = []
    var open = [report.root]
    while let node = open.popLast() {
      if let identifier = node.identifier { found.append((identifier, node.frame)) }
      open.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// The longest way, in points, that the spring of pages and sheets carries a view in a film.
  private static let ways: [String: CGFloat] = [
    // The cards of a dialog, from below the window.
    "article": 190,
    // A sheet, from below the window.
    "checkout": 760,
    // A row that a swipe deletes, by a spring that is faster than that of pages (rule SM4.15).
    "inbox": 345,
    // A sheet, from below the window; a page comes from its width, which is less.
    "plans": 760,
    // A page, from its width.
    "settings": 375,
    // A page, from its width.
    "shelf": 320,
  ]

  /// In a sixtieth of a second no view goes further than 34 points, nor changes its speed by more than 12
  /// points a frame. A spring starts with its full force: one that carries a brick 410 points in about half
  /// a second reaches 23 points a frame and changes by 8. A view that jumps goes all its way in one frame.
  ///
  /// The spring of pages and sheets is stiffer (rule SM1.2): of its way it goes at most ω/(60·e), which is 0.112, in a frame,
  /// and it changes its speed by at most ω²/3600, which is 0.0926, in a frame.
  @Test(arguments: Gallery.scenes.filter { $0.timing != nil }.map(\.name))
  func noViewJumps(_ name: String) throws {
    let film = try #require(Gallery.scene(named: name)?.makeFilm())
    var before: [(name: String, frame: CGRect)] = []
    var speeds: [CGVector] = []
    var fastest: CGFloat = 0
    var hardest: CGFloat = 0
    for frame in film {
      let now = places(frame.layout)
      if frame.index > 0 {
        guard now.map(\.name) == before.map(\.name) else {
          // Views came or went: each is followed while it is there.
          speeds = []
          before = now
          continue
        }
        let next = zip(now, before).map { now, before in
          CGVector(dx: now.frame.midX - before.frame.midX, dy: now.frame.midY - before.frame.midY)
        }
        for speed in next { fastest = max(fastest, hypot(speed.dx, speed.dy)) }
        for (speed, old) in zip(next, speeds) {
          hardest = max(hardest, hypot(speed.dx - old.dx, speed.dy - old.dy))
        }
        speeds = next
      }
      before = now
    }
    let way = Self.ways[name] ?? 0
    #expect(fastest <= max(34, 0.112 * way))
    #expect(hardest <= max(12, 0.0926 * way))
  }
}
