import Foundation
import StillRaster
import Stillframe
import Testing

/// Asset catalogues that were made to keep their readers for ever.
@Suite struct HostileCatalogueTests {
  private typealias Pictures = TestPictures

  private let name = "hostile-\(UInt32.random(in: 0 ... .max))"

  private func picture(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view).bitmap()
  }

  private func warnings(_ view: some View) throws -> [String] {
    let renderer = ImageRenderer(content: view.frame(width: 4, height: 4))
    // The renderer calls on this thread, before it returns.
    nonisolated(unsafe) var warnings: [String] = []
    renderer.onWarning = { unsafe warnings.append($0.message) }
    _ = try renderer.bitmap()
    return unsafe warnings
  }

  /// Links that lead back to where they lie, pipes, devices and endless descriptions.
  @Test(.timeLimit(.minutes(10))) func aCatalogueWithLinksAndLoopsComesToAnEnd() throws {
    try withFolder { folder in
      let catalogue = folder.appendingPathComponent("Assets.xcassets", isDirectory: true)
      let manager = FileManager.default
      try catalogue.put(
        "Deep/\(name).imageset/Contents.json",
        #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#)
      try catalogue.put("Deep/\(name).imageset/a.png", Pictures.plain(Pictures.green, 4, 4))
      func link(_ path: String, to target: String) throws {
        try manager.createSymbolicLink(
          atPath: catalogue.path + "/" + path, withDestinationPath: target)
      }
      // Sixteen levels of four links each would be four milliards of folders.
      for number in 0..<4 {
        try link("Loop\(number)", to: ".")
        try link("Deep/Up\(number)", to: "..")
      }
      try link("Self", to: "Self")
      try link("Gone", to: "nowhere")
      for pipe in ["Pipe/Contents.json", "\(name)-pipe.imageset/Contents.json"] {
        let url = catalogue.appendingPathComponent(pipe)
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        #expect(unsafe mkfifo(url.path, 0o644) == 0)
      }
      try catalogue.put("\(name)-zero.imageset/other", "")
      try link("\(name)-zero.imageset/Contents.json", to: "/dev/zero")
      try catalogue.put(
        "\(name)-device.imageset/Contents.json",
        #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#)
      try link("\(name)-device.imageset/a.png", to: "/dev/zero")
      try ImageRegistry.register(catalogue: catalogue)

      #expect(try picture(Image(name))[2, 2] == Pictures.green)
      for part in ["pipe", "zero", "device"] {
        #expect(try warnings(Image("\(name)-\(part)")).count == 1, "\(part)")
      }
    }
  }
}
