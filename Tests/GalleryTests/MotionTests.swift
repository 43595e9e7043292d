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

  /// The films in which pages, sheets or alerts come and go.
  private static let carried = ["article", "checkout", "inbox", "plans", "settings"]

  /// In a sixtieth of a second no view goes further than 34 points, nor changes its speed by more than 12
  /// points a frame. A spring starts with its full force: one that carries a brick 410 points in about half
  /// a second reaches 23 points a frame and changes by 8. A view that jumps goes all its way in one frame.
  ///
  /// Sheets and pages go by a stiffer spring (rule SM1.2), over a phone's height of 812 points at most: they reach that
  /// times ω/(60·e), 91 points a frame, and change by ω²/3600 of it, 75.
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
    let isCarried = Self.carried.contains(name)
    #expect(fastest <= (isCarried ? 92 : 34))
    #expect(hardest <= (isCarried ? 76 : 12))
  }
}
