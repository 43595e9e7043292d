import Foundation
import StillImageFile
import StillframeServing
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

  @Test func otherSpellingsOfALetterAreOtherFolders() throws {
    // The letter é as one scalar, and as e with an accent.
    for name in ["caf\u{e9}", "cafe\u{301}"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
      try green.write(to: URL(fileURLWithPath: folder.path(name) + "/a.png"))
    }
    var access = ImageAccess()
    try access.allow(folder: URL(fileURLWithPath: folder.path("caf\u{e9}")))
    let (own, other) = (folder.path("caf\u{e9}/a.png"), folder.path("cafe\u{301}/a.png"))
    #expect(FileManager.default.fileExists(atPath: own))
    #expect(FileManager.default.fileExists(atPath: other))
    #expect(access.place(of: URL(fileURLWithPath: own)) != nil)
    #expect(access.place(of: URL(fileURLWithPath: other)) == nil)
  }

  @Test func aProcessThatRefusesByDefaultReadsNothingWithoutAnAccess() throws {
    let library = PictureLibrary()
    #expect(library.restriction(of: nil) == nil)
    #expect(library.restriction(of: .ofProgram) == nil)
    library.refuseByDefault()
    #expect(library.restriction(of: nil)?.folders == [])
    #expect(library.restriction(of: .ofProgram) == nil)
    var access = ImageAccess()
    try access.allow(folder: URL(fileURLWithPath: folder.path("photos")))
    #expect(library.restriction(of: access)?.folders == access.folders)
    library.allow("/tmp")
    #expect(library.restriction(of: .ofProgram)?.folders == ["/tmp"])
    #expect(library.restriction(of: nil)?.folders == ["/tmp"])
  }

  /// A row that loads its image while it is decoded.
  private struct Eager: Decodable, Sendable {
    let isThere: Bool

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      isThere = try UIImage(contentsOfFile: values.decode(String.self, forKey: .photo)) != nil
    }

    enum CodingKeys: CodingKey { case photo }
  }

  @Test func servedRowsReadAllowedFilesOnlyWhileTheyAreDecoded() async throws {
    var options = ServingOptions(jobs: 1)
    options.imageFolders = [URL(fileURLWithPath: folder.path("photos"), isDirectory: true)]
    let path = folder.path("other/a.png")
    let service = PictureService(
      SceneGroup([
        Still("eager", rows: Eager.self) { row in
          Color.red.frame(width: row.isThere ? 2 : 1, height: 1)
        }.entry,
        Still("own") {
          Color.red.frame(width: UIImage(contentsOfFile: path) != nil ? 2 : 1, height: 1)
        }.entry,
      ]), options: options)
    func width(_ address: String) async throws -> Int {
      try Bitmap(pngData: await service.response(to: address).body).width
    }
    #expect(try await width("/eager.png?photo=" + folder.path("photos/a.png")) == 2)
    #expect(try await width("/eager.png?photo=" + folder.path("other/a.png")) == 1)
    // A scene without rows shows what render shows.
    #expect(try await width("/own.png") == 2)
  }

  @Test func aChangedFileIsReadAgain() throws {
    let url = URL(fileURLWithPath: folder.path("photos/changing.png"))
    func write(_ width: CGFloat) throws {
      let renderer = ImageRenderer(content: Color.green.frame(width: width, height: 2))
      try renderer.bitmap().pngData().write(to: url)
    }
    try write(4)
    #expect(UIImage(contentsOfFile: url.path)?.size.width == 4)
    try write(7)
    #expect(UIImage(contentsOfFile: url.path)?.size.width == 7)
  }

  @Test func anOlderVersionOfAPictureLeaves() throws {
    let path = folder.path("photos/a.png")
    let (origin, stamp) = (RememberedPictures.Origin.file(path), FileStamp(path: path))
    #expect(stamp != nil && FileStamp(path: folder.path("none")) == nil)
    let (first, second) = (try FilePicture(green), try FilePicture(green))
    var pictures = RememberedPictures()
    pictures.add(first, origin, stamp)
    #expect(pictures.picture(origin, stamp) === first)
    let cost = pictures.byteCount
    // A program may set the time of the last write back, but the stamp changes.
    let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try FileManager.default.setAttributes(
      [.modificationDate: time as Any], ofItemAtPath: path)
    let other = FileStamp(path: path)
    #expect(other != stamp && pictures.picture(origin, other) == nil)
    pictures.add(second, origin, other)
    #expect(pictures.picture(origin, other) === second && pictures.byteCount == cost)
  }

  @Test func picturesWithTheSameBeginningHaveOtherHashes() {
    let common = Data(repeating: 7, count: 200)
    let hashes = Set(
      (0..<64).map { RememberedPictures.Origin.data(common + [$0]).hashValue })
    #expect(hashes.count > 60)
  }

  @Test func aPictureLoadsAnAddressOnce() throws {
    let images = WebImages(seconds: 60)
    var loads = 0
    for _ in 0..<3 {
      #expect(throws: ImageFileError.self) {
        try images.picture(at: "http://a/") { (_) throws(ImageFileError) in
          loads += 1
          throw .unreadable(path: "a", reason: "b")
        }
      }
    }
    #expect(loads == 1)
    let late = WebImages(seconds: 0)
    #expect(throws: ImageFileError.self) {
      try late.picture(at: "http://a/") { (_) throws(ImageFileError) in
        loads += 1
        return try FilePicture(green)
      }
    }
    #expect(loads == 1)
  }

  @Test(arguments: ["http://example.org", "example.org/", "a/b", ""])
  func hostsThatAreNoneAreRefused(_ host: String) {
    let run = ToolRun(["serve", "--allow-host", host], scenes: scenes)
    #expect(run.status == .failed && run.errors.contains("--allow-host"), "\(run.errors)")
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
