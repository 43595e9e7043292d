import Foundation
import StillImageFile
import Testing

@testable import Stillframe
@testable import StillframeScenes

/// Which files the rows of a batch may show.
@Suite struct ImageAccessTests {
  private struct Card: Decodable, Sendable {
    let id: String
    let photo: String
  }

  private let scenes: [any SceneList] = [
    Still("card", rows: Card.self) { card in
      VStack(spacing: 0) {
        AsyncImage(url: URL(fileURLWithPath: card.photo))
        if let image = UIImage(contentsOfFile: card.photo) { Image(uiImage: image) }
      }
      .frame(width: 4, height: 4, alignment: .top)
    }
  ]

  private let folder: TemporaryFolder
  private let green: Data

  init() throws {
    folder = try TemporaryFolder()
    green = try ImageRenderer(content: Color.green.frame(width: 4, height: 2)).bitmap().pngData()
    for name in ["photos", "photos/inner", "other"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
      try green.write(to: URL(fileURLWithPath: folder.path(name + "/a.png")))
    }
    for (link, target) in [("photos/out.png", "other/a.png"), ("photos/folder", "other")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: folder.path(target))
    }
  }

  /// Whether the picture of a row shows a file, and what was said.
  private func shows(_ photo: String, _ words: String...) throws -> (Bool, String) {
    let row = #"{"id":"x","photo":"\#(folder.path(photo))"}"# + "\n"
    try folder.write(row, to: "rows.jsonl")
    let run = ToolRun(
      ["batch", "card", "--rows", folder.path("rows.jsonl"), "-o", folder.path("out/{id}.png")]
        + words, scenes: scenes)
    #expect(run.status == .done, "\(run.errors)")
    let bitmap = try Bitmap(pngData: folder.data("out/x.png"))
    let green = try Bitmap(pngData: self.green)
    return (bitmap[0, 0] == green[0, 0], run.errors)
  }

  @Test func filesOfAllowedFoldersAreShown() throws {
    for photo in ["photos/a.png", "photos/inner/a.png", "photos/../photos/a.png"] {
      let (isShown, said) = try shows(photo, "--allow-folder", folder.path("photos"))
      #expect(isShown && said == "", "\(photo): \(said)")
    }
  }

  @Test(arguments: [
    "other/a.png", "photos/out.png", "photos/folder/a.png", "photos/../other/a.png",
    "photos2/a.png", "photos/missing.png",
  ])
  func everythingElseIsRefusedWithAWarning(_ photo: String) throws {
    let (isShown, said) = try shows(photo, "--allow-folder", folder.path("photos"))
    #expect(!isShown)
    #expect(said.contains("warning: row 1: ") && said.contains("--allow-folder"), "\(said)")
  }

  @Test func refusedFilesAreNamedWithTheirView() throws {
    let (isShown, said) = try shows("other/a.png", "--allow-folder", folder.path("photos"))
    #expect(!isShown)
    #expect(said.contains("AsyncImage: the image is missing: "), "\(said)")
    // Asked for outside of a body, by the closure that makes the row's view.
    #expect(said.contains("row 1: the image is missing: "), "\(said)")
  }

  @Test func filesThatCannotBeReadAreWarnings() throws {
    var broken = green
    broken.removeLast(20)
    try broken.write(to: URL(fileURLWithPath: folder.path("photos/broken.png")))
    try Data("<svg".utf8).write(to: URL(fileURLWithPath: folder.path("photos/a.svg")))
    for name in ["broken.png", "a.svg", "missing.png", "inner"] {
      let (isShown, said) = try shows("photos/" + name, "--allow-folder", folder.path("photos"))
      #expect(!isShown && said.contains("warning: row 1: "), "\(name): \(said)")
    }
  }

  @Test func fileAddressesWithAHostAreRefused() throws {
    var access = ImageAccess()
    try access.allow(folder: URL(fileURLWithPath: folder.path("photos")))
    let path = folder.path("photos/a.png")
    #expect(access.place(of: URL(fileURLWithPath: path)) != nil)
    #expect(access.place(of: try #require(URL(string: "file://evil.example" + path))) == nil)
    #expect(access.place(of: try #require(URL(string: "http://evil.example" + path))) == nil)
  }

  @Test func withoutAnAllowedFolderNothingIsRead() throws {
    let (isShown, said) = try shows("photos/a.png")
    #expect(!isShown && said.contains("--allow-folder"), "\(said)")
  }

  @Test func programsOfOnesOwnReadAnyFileUnlessTheyAreHeldToSome() throws {
    let url = URL(fileURLWithPath: folder.path("other/a.png"))
    #expect(UIImage(contentsOfFile: url.path) != nil)
    var access = ImageAccess()
    try access.allow(folder: URL(fileURLWithPath: folder.path("photos")))
    ImageAccess.$current.withValue(access) {
      #expect(UIImage(contentsOfFile: url.path) == nil)
      #expect(UIImage(contentsOfFile: folder.path("photos/a.png")) != nil)
    }
    #expect(throws: ImageRegistryError.self) {
      var access = ImageAccess()
      try access.allow(folder: URL(fileURLWithPath: folder.path("nowhere")))
    }
  }
}
