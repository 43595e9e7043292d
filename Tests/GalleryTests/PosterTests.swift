import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import Testing

/// A whole poster as a document shows what its picture shows.
@Suite struct PosterTests {
  private let folder: URL

  init() throws {
    GalleryFonts.register()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("poster-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static let printer = "/usr/bin/pdftoppm"

  private func still() throws -> any StillPicture {
    var setting = SceneSetting()
    setting.isOpaque = true
    return try #require(Gallery.scene(named: "poster")).makeStill(setting)
  }

  private func expect(_ shown: Bitmap, within share: Double) throws {
    let difference = PixelDiff.compare(
      try still().bitmap(), shown, options: PixelDiff.Options(threshold: 0.1))
    #expect(difference.sizesAreEqual)
    #expect(difference.share < share, "\(difference)")
  }

  @Test func drawingShowsThePoster() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("poster.svg")
    try still().write(to: url)
    try expect(
      #require(UIImage(data: Data(contentsOf: url))?.cgImage).bitmap, within: 0.004)
  }

  /// A picture of an SVG begins anew beyond its edges, where nothing is to be seen.
  @Test func emojiEndAtTheirEdges() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("emoji.svg")
    let renderer = ImageRenderer(
      content: Text("🌅🌍").font(.system(size: 30)).padding(10).background(.white))
    try renderer.write(to: url)
    let drawing = try #require(UIImage(data: Data(contentsOf: url))?.cgImage).bitmap
    let difference = PixelDiff.compare(
      try renderer.bitmap(), drawing, options: PixelDiff.Options(threshold: 0.1))
    #expect(difference.sizesAreEqual)
    #expect(difference.share < 0.004, "\(difference)")
  }

  /// With outlines, and with text that can be searched.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: printer), "needs poppler-utils"),
    arguments: [false, true])
  func pageShowsThePoster(_ embedsFonts: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("poster.pdf")
    try still().write(to: url, PictureOptions(embedsFonts: embedsFonts))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.printer)
    process.arguments = [
      "-r", "72", "-png", "-singlefile", url.path, folder.appendingPathComponent("page").path,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let page = try Data(contentsOf: folder.appendingPathComponent("page.png"))
    try expect(#require(UIImage(data: page)?.cgImage).bitmap, within: 0.02)
  }
}
