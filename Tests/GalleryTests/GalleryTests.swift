import Foundation
import Stillframe
import StillframeGallery
import StillframeTesting
import Testing

/// Every scene as it was when somebody last looked at it.
///
/// Pictures stand on the light background, as a film's do, so that what a golden shows does not depend on
/// what it is looked at with.
@Suite struct GalleryTests {
  /// A still of at most this many square points is kept at two pixels a point, where the curves of glyphs
  /// and shapes show; a larger one would be more than 20 KiB.
  private static let smallArea: CGFloat = 60_000

  /// How a scene is shown when its own size gives more than 20 KiB.
  private func setting(_ scene: GalleryScene) -> SceneSetting {
    var setting = SceneSetting()
    setting.isOpaque = true
    if scene.name == "flow" { setting.size = CGSize(width: 320, height: 240) }
    return setting
  }

  @Test(arguments: Gallery.scenes.map(\.name))
  func still(_ name: String) throws {
    let scene = try #require(Gallery.scene(named: name))
    var setting = setting(scene)
    setting.scale = scene.size.width * scene.size.height <= Self.smallArea ? 2 : 1
    assertSnapshot(of: try scene.makeStill(setting).bitmap(), as: .image, named: name)
  }

  /// Films, with the frames kept of each: in the middle of its first changes, and the last.
  private static let films: [(name: String, frames: [Int])] = [
    ("anylayout", [48, 120]), ("flow", [39, 99]), ("flow-morph", [48, 120, 192]),
    ("turning-card", [48, 78]), ("bricks", [42, 120]), ("equal-width", [60]),
    ("radial", [39, 108]), ("radial-tie", [48, 132]),
  ]

  @Test(arguments: films)
  func film(_ name: String, _ frames: [Int]) throws {
    let scene = try #require(Gallery.scene(named: name))
    let film = try #require(scene.makeFilm(setting(scene)))
    for frame in frames + [film.count - 1] {
      assertSnapshot(of: film, as: .frame(frame), named: "\(name)-\(frame)")
    }
  }

  @Test func everySceneThatMovesHasItsFramesKept() {
    let moving = Gallery.scenes.filter { $0.timing != nil }.map(\.name)
    #expect(moving.sorted() == Self.films.map(\.name).sorted())
  }
}
