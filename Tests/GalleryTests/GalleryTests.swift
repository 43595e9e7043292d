import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import StillframeTesting
import Testing

/// Every scene as it was when somebody last looked at it.
///
/// Pictures stand on the light background, as a film's do, so that what a golden shows does not depend on
/// what it is looked at with.
@Suite struct GalleryTests {
  init() { GalleryFonts.register() }

  /// Scenes kept at two pixels a point, where the curves of glyphs and shapes show; the others would be
  /// more than 20 KiB.
  private static let sharp = [
    "anylayout", "anylayout-column", "anylayout-depth", "explain", "galaxy", "leaderboard",
    "measured-stacks", "radial",
    "turning-card",
  ]

  /// Scenes kept at fewer pixels a point.
  private static let small: [String: CGFloat] = [
    "filters": 0.7, "article": 0.75, "buttons": 0.75, "checkout": 0.7, "gauges": 0.7, "inbox": 0.5,
    "player": 0.7, "plans": 0.6, "settings": 0.6, "values": 0.65, "rich-text": 0.65,
    "specimen": 0.75,
    "emoji": 0.75,
    "headline": 0.7, "wave": 0.75, "social-card": 0.28, "widgets": 0.3, "ticket": 0.6,
    "content-modes": 0.35, "tide-chart": 0.8,
    "cutouts": 0.7, "poster": 0.5, "symbols": 0.9, "materials": 0.44, "mesh": 0.4,
    "weather": 0.6, "chart": 0.75, "pricing": 0.33, "calendar": 0.75, "chat": 0.75,
    "onboarding": 0.75, "profile": 0.62, "badge": 0.75, "dashboard": 0.6, "card": 0.75,
    "data-flow": 0.75, "chart-dashboard": 0.4, "report-page": 0.45, "weather-strip": 0.7,
    "city-years": 0.6,
    "family-buttons": 0.5, "family-values": 0.5, "family-choices": 0.5, "family-dates": 0.4,
    "family-fields": 0.5, "family-gauges": 0.5, "family-boxes": 0.4, "family-lists": 0.4,
    "family-bars": 0.25, "family-search": 0.4, "family-sheets": 0.27, "family-dialogs": 0.26,
  ]

  /// Scenes whose films are kept at fewer pixels a point.
  private static let smallFilms: Set = [
    "article", "cards", "checkout", "choices", "city-years", "inbox", "plans", "player", "settings",
  ]

  /// How a scene is shown; smaller than its own size, or with fewer pixels, where that is more than 20 KiB.
  private func setting(_ scene: GalleryScene, isFilm: Bool) -> SceneSetting {
    var setting = SceneSetting()
    setting.isOpaque = true
    if scene.name == "flow" { setting.size = CGSize(width: 320, height: 240) }
    if let scale = Self.small[scene.name] { setting.scale = scale }
    if isFilm, Self.smallFilms.contains(scene.name) { setting.scale = 0.6 }
    if !isFilm, Self.sharp.contains(scene.name) { setting.scale = 2 }
    return setting
  }

  @Test(arguments: Gallery.scenes.map(\.name))
  func still(_ name: String) throws {
    let scene = try #require(Gallery.scene(named: name))
    assertSnapshot(
      of: try scene.makeStill(setting(scene, isFilm: false)).bitmap(), as: .image, named: name)
  }

  /// Films, with the frames kept of each: in the middle of its first changes, and the last.
  private static let films: [(name: String, frames: [Int])] = [
    ("anylayout", [48, 120]), ("flow", [39, 99]), ("flow-morph", [48, 120, 192]),
    ("turning-card", [48, 78]), ("bricks", [42, 120]), ("equal-width", [60]),
    ("radial", [39, 108]), ("radial-tie", [48, 132]), ("wave", [20]), ("checkout", []),
    ("choices", [34, 114]), ("player", []), ("settings", [66, 124, 192]),
    ("plans", [36, 240]), ("transitions", [24, 60]),
    ("hero", [24, 84]), ("phases", [18]), ("keyframes", [45]), ("counter", [27]), ("clock", [60]),
    ("cards", [36]), ("data-flow", [24]), ("inbox", [60]), ("article", [66]), ("shelf", [90, 390]),
    ("city-years", [36, 48]),
  ]

  @Test(arguments: films)
  func film(_ name: String, _ frames: [Int]) throws {
    let scene = try #require(Gallery.scene(named: name))
    let film = try #require(scene.makeFilm(setting(scene, isFilm: true)))
    for frame in frames + [film.count - 1] {
      assertSnapshot(of: film, as: .frame(frame), named: "\(name)-\(frame)")
    }
  }

  /// The film that the README shows, whole: `stillframe animate anylayout --size 180x140 --fps 15`. Its
  /// name ends in "png", as pages know it.
  @Test func readme() throws {
    let scene = try #require(Gallery.scene(named: "anylayout"))
    var setting = SceneSetting()
    setting.size = CGSize(width: 180, height: 140)
    setting.fps = 15
    let film = try #require(scene.makeFilm(setting))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-readme-\(UUID().uuidString).apng")
    defer { try? FileManager.default.removeItem(at: file) }
    try film.write(to: file)
    let bytes = Diffing<Data>(
      toData: { $0 }, fromData: { $0 },
      diff: { golden, made in
        golden == made
          ? nil
          : SnapshotDifference(message: "\(golden.count) bytes became \(made.count) others.")
      })
    assertSnapshot(
      of: try Data(contentsOf: file), as: Snapshotting(pathExtension: "png", diffing: bytes),
      named: "anylayout")
  }

  @Test func everySceneThatMovesHasItsFramesKept() {
    let moving = Gallery.scenes.filter { $0.timing != nil }.map(\.name)
    #expect(moving.sorted() == Self.films.map(\.name).sorted())
  }
}
