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

  @Test("makes the target of a link that leads nowhere yet, also of a relative one")
  func danglingLink() throws {
    try withTemporaryFolder { folder in
      let link = folder.appendingPathComponent("link.png")
      let second = folder.appendingPathComponent("second.png")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "target.png")
      try FileManager.default.createSymbolicLink(at: second, withDestinationURL: link)
      try AtomicFile.write(Data([3]), to: second)
      #expect(try AtomicFile.read(folder.appendingPathComponent("target.png")) == Data([3]))
      for path in [link.path, second.path] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
      }
    }
  }

  @Test("refuses links that go in a circle")
  func circle() throws {
    try withTemporaryFolder { folder in
      let paths = ["a", "b"].map { folder.appendingPathComponent($0).path }
      try FileManager.default.createSymbolicLink(
        atPath: paths[0], withDestinationPath: paths[1])
      try FileManager.default.createSymbolicLink(
        atPath: paths[1], withDestinationPath: paths[0])
      let error = #expect(throws: ImageFileError.self) {
        try AtomicFile.write(Data([1]), to: URL(fileURLWithPath: paths[0]))
      }
      #expect(
        error?.description
          == "'\(paths[0])' cannot be written (too many levels of symbolic links): "
          + "mend the links, which go in a circle")
      #expect(try entries(of: folder) == ["a", "b"])
    }
  }

  @Test(
    "takes URLs of files only",
    arguments: [
      "http://localhost/x.png", "https://localhost/tmp/x.png", "ftp://a/b.png", "data:,x",
      "file:///tmp/a%00b.png",
    ])
  func otherURLs(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(
      throws: ImageFileError.unwritable(path: text, reason: "it is no URL of a file")
    ) {
      try AtomicFile.write(Data([1]), to: url)
    }
    #expect(throws: ImageFileError.unreadable(path: text, reason: "it is no URL of a file")) {
      try AtomicFile.read(url)
    }
    #expect(throws: ImageFileError.self) { try FrameFolder(at: url, frameCount: 1) }
  }

  @Test("shows what a terminal would obey in escapes")
  func escapes() {
    let error = ImageFileError.unwritable(
      path: "/tmp/\u{1B}[31m\n\u{202E}.png", reason: "is a directory")
    #expect(
      error.description == "'/tmp/\\u{1b}[31m\\n\\u{202e}.png' cannot be written (is a directory): "
        + "name a file in it")
  }

  @Test("of eight threads each gives the whole of one")
  func concurrent() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("a")
      for _ in 0..<20 {
        DispatchQueue.concurrentPerform(iterations: 8) { number in
          do {
            try AtomicFile.write(Data(repeating: UInt8(number), count: 5000), to: url)
          } catch {
            Issue.record(error)
          }
        }
        let data = try AtomicFile.read(url)
        #expect(data.count == 5000 && Set(data).count == 1)
        #expect(try entries(of: folder) == ["a"])
        try FileManager.default.removeItem(at: url)
      }
    }
  }

  @Test("works in what is called when the process ends, too", .timeLimit(.minutes(10)))
  func atExit() async throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("AtomicFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notes")
    try AtomicFile.write(Data([1]), to: file)
    await #expect(processExitsWith: .exitCode(3)) { [path = file.path as String] in
      // Registered before there is a temporary file, so called after those are removed.
      unsafe on_exit(
        { _, path in
          guard let path = unsafe path?.assumingMemoryBound(to: CChar.self) else { return }
          let file = unsafe URL(fileURLWithPath: String(cString: path))
          try? AtomicFile.write(Data([3]), to: file)
        }, strdup(path))
      try AtomicFile.write(Data([2]), to: URL(fileURLWithPath: path))
      exit(3)
    }
    #expect(try AtomicFile.read(file) == Data([3]))
    #expect(try entries(of: folder) == ["notes"])
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
