import Foundation
import StillImageFile
import Testing

@Suite("Writing a file")
struct AtomicFileTests {
  @Test("makes it, or replaces it and keeps its permissions")
  func replaces() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("a.png")
      try AtomicFile.write(Data([1, 2, 3]), to: url)
      #expect(try AtomicFile.read(url) == Data([1, 2, 3]))
      let permissions = [FileAttributeKey.posixPermissions: 0o640]
      try FileManager.default.setAttributes(permissions, ofItemAtPath: url.path)
      try AtomicFile.write(Data([4]), to: url)
      #expect(try AtomicFile.read(url) == Data([4]))
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      #expect(try entries(of: folder) == ["a.png"])
    }
  }

  @Test("goes through a symbolic link")
  func link() throws {
    try withTemporaryFolder { folder in
      let target = folder.appendingPathComponent("target.png")
      let link = folder.appendingPathComponent("link.png")
      try AtomicFile.write(Data([1]), to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try AtomicFile.write(Data([2]), to: link)
      #expect(try AtomicFile.read(target) == Data([2]))
      let attributes = try FileManager.default.attributesOfItem(atPath: link.path)
      #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test("does not replace what is no file")
  func device() throws {
    try AtomicFile.write(Data([1]), to: URL(fileURLWithPath: "/dev/null"))
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("says why it cannot, and leaves nothing")
  func fails() throws {
    try withTemporaryFolder { folder in
      let inner = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      #expect(throws: ImageFileError.unwritable(path: inner.path, reason: "is a directory")) {
        try AtomicFile.write(Data([1]), to: inner)
      }
      let lost = folder.appendingPathComponent("none/a.png")
      let error = ImageFileError.unwritable(path: lost.path, reason: "no such file or directory")
      #expect(throws: error) { try AtomicFile.write(Data([1]), to: lost) }
      #expect(
        error.description == "'\(lost.path)' cannot be written (no such file or directory): "
          + "choose a path whose folder exists and is writable")
      #expect(
        throws: ImageFileError.unreadable(path: lost.path, reason: "no such file or directory")
      ) {
        try AtomicFile.read(lost)
      }
      #expect(try entries(of: folder) == ["inner"])
      #expect(try entries(of: inner).isEmpty)
    }
  }
}

@Suite("A folder of frames")
struct FrameFolderTests {
  static func write(_ count: Int, to url: URL, force: Bool = false) throws {
    let folder = try FrameFolder(at: url, frameCount: count, force: force)
    for index in (0..<count).reversed() { try folder.add(Data("\(index)".utf8), at: index) }
    try folder.commit()
  }

  @Test("is numbered from 1, in four digits or as many as the last frame needs")
  func numbers() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      try Self.write(3, to: url)
      let names = (1...3).map { "frame-000\($0).png" }
      #expect(try entries(of: url) == names)
      #expect(try AtomicFile.read(url.appendingPathComponent(names[2])) == Data("2".utf8))
      let long = try FrameFolder(at: url, frameCount: 12_000)
      #expect(long.name(ofFrame: 0) == "frame-00001.png")
      #expect(long.name(ofFrame: 11_999) == "frame-12000.png")
    }
  }

  @Test("replaces the film that is there, with all its frames")
  func replaces() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film", isDirectory: true)
      try Self.write(5, to: url)
      try Self.write(2, to: url)
      #expect(try entries(of: url) == ["frame-0001.png", "frame-0002.png"])
      #expect(try entries(of: folder) == ["film"])
    }
  }

  @Test("leaves everything as it was when it is not completed")
  func incomplete() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      try Self.write(2, to: url)
      do {
        let film = try FrameFolder(at: url, frameCount: 9)
        try film.add(Data([1]), at: 0)
      }
      #expect(try entries(of: url) == ["frame-0001.png", "frame-0002.png"])
      #expect(try entries(of: folder) == ["film"])
    }
  }

  @Test("refuses other files, unless forced, and never removes them")
  func occupied() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      try Self.write(5, to: url)
      for name in ["notes.txt", "b.txt"] {
        try AtomicFile.write(Data([7]), to: url.appendingPathComponent(name))
      }
      let occupied = ImageFileError.occupied(path: url.path, entry: "b.txt")
      #expect(throws: occupied) { try Self.write(1, to: url) }
      #expect(throws: occupied) { try FrameFolder.check(url) }
      #expect(try entries(of: url).count == 7)
      try Self.write(1, to: url, force: true)
      #expect(try entries(of: url) == ["b.txt", "frame-0001.png", "notes.txt"])
      #expect(try AtomicFile.read(url.appendingPathComponent("b.txt")) == Data([7]))
      #expect(try entries(of: folder) == ["film"])
    }
  }

  @Test("cannot be where a file is, or where there is no folder to hold it")
  func fails() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a")
      try AtomicFile.write(Data([7]), to: file)
      #expect(throws: ImageFileError.self) { try Self.write(1, to: file) }
      #expect(throws: ImageFileError.self) {
        try Self.write(1, to: folder.appendingPathComponent("none/film"))
      }
      #expect(try entries(of: folder) == ["a"])
    }
  }

  @Test(
    "knows its frames by name",
    arguments: [
      ("frame-0001.png", true), ("frame-12345.png", true), ("frame-001.png", false),
      ("frame-0001.PNG", false), ("frame-00a1.png", false), ("frame-.png", false), ("", false),
      ("xframe-0001.png", false), ("frame-٠٠٠١.png", false),
    ])
  func names(name: String, isFrame: Bool) {
    #expect(FrameFolder.isFrame(name) == isFrame)
  }
}
