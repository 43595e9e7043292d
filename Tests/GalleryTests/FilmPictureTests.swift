import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import StillframeTesting
import Testing

/// Whole films in one picture, as the README shows them.
@Suite struct FilmPictureTests {
  init() { GalleryFonts.register() }

  private func picture(_ end: String, duration: TimeInterval, fps: Double) throws -> Data {
    var setting = SceneSetting()
    setting.duration = duration
    setting.fps = fps
    let film = try #require(Gallery.scene(named: "bricks")?.makeFilm(setting))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-\(UUID().uuidString)\(end)")
    defer { try? FileManager.default.removeItem(at: file) }
    try film.write(to: file)
    return try Data(contentsOf: file)
  }

  private var bytes: Snapshotting<Data, Data> {
    Snapshotting(
      pathExtension: "png",
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { golden, made in
          golden == made
            ? nil
            : SnapshotDifference(message: "\(golden.count) bytes became \(made.count) others.")
        }))
  }

  /// Eight frames, in two rows.
  @Test func sheet() throws {
    let sheet = try picture(".sheet.png", duration: 1.4, fps: 5)
    let bitmap = try Bitmap(pngData: sheet)
    // Five to a row: 190 points each, 12 between them and 16 around.
    #expect(bitmap.width == 5 * 190 + 4 * 12 + 2 * 16)
    assertSnapshot(of: sheet, as: bytes, named: "bricks")
  }

  @Test func onion() throws {
    assertSnapshot(
      of: try picture(".onion.png", duration: 1.5, fps: 60), as: bytes, named: "bricks")
  }
}
