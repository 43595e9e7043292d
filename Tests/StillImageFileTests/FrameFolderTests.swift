import Foundation
import StillImageFile
import StillRaster
import Synchronization
import Testing

@Suite("A folder of frames")
struct FrameFolderTests {
  /// A picture of one pixel, told from others by its number.
  static func frame(_ number: Int = 0, width: Int = 1) throws -> Data {
    let picture = TestPictures.picture(width, 1) { _, _ in
      RGBA8(red: UInt8(number % 256), green: 0, blue: 0)
    }
    return try PNGEncoder.encode(picture)
  }

  static func write(
    _ count: Int, to url: URL, force: Bool = false, width: Int = 1
  ) throws {
    let folder = try FrameFolder(at: url, frameCount: count, force: force)
    for index in (0..<count).reversed() {
      try folder.add(frame(index, width: width), at: index)
    }
    try folder.commit()
  }

  private func attributes(_ url: URL) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: url.path)
  }

  @Test("is numbered from 1, in four digits or as many as the last frame needs")
  func numbers() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      try Self.write(3, to: url)
      let names = (1...3).map { "frame-000\($0).png" }
      #expect(try entries(of: url) == names)
      #expect(try AtomicFile.read(url.appendingPathComponent(names[2])) == Self.frame(2))
      let long = try FrameFolder(at: url, frameCount: 12_000)
      #expect(long.name(ofFrame: 0) == "frame-00001.png")
      #expect(long.name(ofFrame: 11_999) == "frame-12000.png")
    }
  }

  @Test("replaces the film that is there, with all its frames, and keeps what the folder was")
  func replaces() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film", isDirectory: true)
      try Self.write(5, to: url)
      let extended = FileAttributeKey("NSFileExtendedAttributes")
      let own = ["user.stillframe": Data("kept".utf8)]
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700, extended: own], ofItemAtPath: url.path)
      let before = try attributes(url)
      try Self.write(2, to: url, width: 3)
      #expect(try entries(of: url) == ["frame-0001.png", "frame-0002.png"])
      #expect(try entries(of: folder) == ["film"])
      let after = try attributes(url)
      #expect((after[.posixPermissions] as? NSNumber)?.intValue == 0o700)
      let kept = after[extended] as? [String: Data]
      #expect(kept?["user.stillframe"] == (before[extended] as? [String: Data])?["user.stillframe"])
      #expect(after[.ownerAccountID] as? NSNumber == before[.ownerAccountID] as? NSNumber)
    }
  }

  @Test("keeps the owner of the folder", .enabled(if: getuid() == 0, "needs to be root"))
  func owner() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film", isDirectory: true)
      try Self.write(2, to: url)
      try FileManager.default.setAttributes(
        [.ownerAccountID: 1234, .groupOwnerAccountID: 4321], ofItemAtPath: url.path)
      try Self.write(1, to: url)
      let after = try attributes(url)
      #expect((after[.ownerAccountID] as? NSNumber)?.intValue == 1234)
      #expect((after[.groupOwnerAccountID] as? NSNumber)?.intValue == 4321)
    }
  }

  @Test("leaves everything as it was when it is not completed")
  func incomplete() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      try Self.write(2, to: url)
      do {
        let film = try FrameFolder(at: url, frameCount: 9)
        try film.add(Self.frame(), at: 0)
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
      let inner = url.appendingPathComponent("inner", isDirectory: true)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      try AtomicFile.write(Data([8]), to: inner.appendingPathComponent("c"))
      let occupied = ImageFileError.occupied(path: url.path, entry: "b.txt")
      #expect(throws: occupied) { try Self.write(1, to: url) }
      #expect(throws: occupied) { try FrameFolder.check(url) }
      #expect(try entries(of: url).count == 8)
      try Self.write(1, to: url, force: true)
      #expect(try entries(of: url) == ["b.txt", "frame-0001.png", "inner", "notes.txt"])
      #expect(try AtomicFile.read(url.appendingPathComponent("b.txt")) == Data([7]))
      #expect(try AtomicFile.read(inner.appendingPathComponent("c")) == Data([8]))
      #expect(try entries(of: folder) == ["film"])
    }
  }

  /// What only has the name of a frame.
  enum Impostor: CaseIterable {
    case text, empty, folder, link, otherSize, gap, manyDigits, zero
  }

  @Test("is a film only when every entry is a frame of it", arguments: Impostor.allCases)
  func impostors(_ impostor: Impostor) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      try Self.write(2, to: url)
      var name = "frame-0003.png"
      func put(_ data: Data) throws {
        try AtomicFile.write(data, to: url.appendingPathComponent(name))
      }
      switch impostor {
      case .text: try put(Data("this is somebody's text, long enough for a header".utf8))
      case .empty: try put(Data())
      case .folder:
        let inner = url.appendingPathComponent(name, isDirectory: true)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        try AtomicFile.write(Data([7]), to: inner.appendingPathComponent("kept"))
      case .link:
        try FileManager.default.createSymbolicLink(
          atPath: url.appendingPathComponent(name).path, withDestinationPath: "frame-0001.png")
      case .otherSize: try put(Self.frame(width: 2))
      case .gap:
        name = "frame-0004.png"
        try put(Self.frame())
      case .manyDigits:
        name = "frame-00003.png"
        try put(Self.frame())
      case .zero:
        name = "frame-0000.png"
        try put(Self.frame())
      }
      let before = try entries(of: url)
      // Sorting puts it before the others.
      let entry = impostor == .manyDigits ? "frame-00003.png" : name
      let occupied = ImageFileError.occupied(path: url.path, entry: entry)
      #expect(throws: occupied) { try FrameFolder.check(url) }
      #expect(throws: occupied) { try Self.write(3, to: url) }
      #expect(try entries(of: url) == before)
      #expect(try entries(of: folder) == ["film"])
    }
  }

  @Test("by force leaves what only has the name of a frame, and refuses to write over it")
  func forcedImpostor() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      try Self.write(2, to: url)
      try AtomicFile.write(Data("text".utf8), to: url.appendingPathComponent("frame-0005.png"))
      #expect(throws: ImageFileError.occupied(path: url.path, entry: "frame-0005.png")) {
        try Self.write(7, to: url, force: true)
      }
      try Self.write(1, to: url, force: true)
      #expect(try entries(of: url) == ["frame-0001.png", "frame-0005.png"])
      let kept = try AtomicFile.read(url.appendingPathComponent("frame-0005.png"))
      #expect(kept == Data("text".utf8))
    }
  }

  @Test("leaves a folder as it was in which nobody may write")
  func readOnly() throws {
    try withTemporaryFolder { folder in
      for count in [0, 2] {
        let url = folder.appendingPathComponent("film\(count)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        if count > 0 { try Self.write(count, to: url) }
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o555], ofItemAtPath: url.path)
        let error = #expect(throws: ImageFileError.self) { try Self.write(1, to: url) }
        #expect(error == .unwritable(path: url.path, reason: "permission denied"))
        #expect(try entries(of: url).count == count)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: url.path)
      }
      #expect(try entries(of: folder) == ["film0", "film2"])
    }
  }

  /// Whether files can be made that nobody may rename or remove.
  private static func freeze(_ url: URL, _ flag: String = "+i") -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/chattr")
    process.arguments = [flag, url.path]
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test("leaves the old film as it was when a frame of it cannot go", arguments: [false, true])
  func failure(isForced: Bool) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film", isDirectory: true)
      try Self.write(4, to: url)
      try AtomicFile.write(Data([1]), to: folder.appendingPathComponent("other"))
      if isForced {
        try AtomicFile.write(Data([7]), to: url.appendingPathComponent("a note"))
      }
      let before = try entries(of: url)
      let frozen = url.appendingPathComponent("frame-0003.png")
      // Where there is no such flag, there is no such failure.
      guard Self.freeze(frozen) else { return }
      #expect(throws: ImageFileError.self) { try Self.write(2, to: url, force: isForced) }
      #expect(Self.freeze(frozen, "-i"))
      #expect(try entries(of: url) == before)
      #expect(try AtomicFile.read(frozen) == Self.frame(2))
      #expect(try entries(of: folder) == ["film", "other"])
    }
  }

  @Test("leaves nothing beside it once it is in its place, though threads still hold on to it")
  func held() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      try Self.write(2, to: url)
      let held = try FrameFolder(at: url, frameCount: 1)
      try held.add(Self.frame(), at: 0)
      try held.commit()
      withExtendedLifetime(held) {
        #expect((try? entries(of: folder)) == ["film"])
        // Another film in the same place does not wait for it.
        #expect(throws: Never.self) { try Self.write(3, to: url) }
        #expect((try? entries(of: url))?.count == 3)
      }
    }
  }

  @Test("leaves nothing when the process ends while threads write it")
  func ended() async throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("FrameFolderTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path
    await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
      let film = URL(fileURLWithPath: path).appendingPathComponent("film")
      let unfinished = try FrameFolder(at: film, frameCount: 2)
      try unfinished.add(FrameFolderTests.frame(), at: 0)
      withExtendedLifetime(unfinished) { exit(3) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
  }

  @Test("goes where a link leads, also one that leads nowhere yet")
  func links() throws {
    try withTemporaryFolder { folder in
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "film")
      for count in [2, 3] {
        try Self.write(count, to: link)
        #expect(try entries(of: folder) == ["film", "link"])
        #expect(try attributes(link)[.type] as? FileAttributeType == .typeSymbolicLink)
        #expect(try entries(of: folder.appendingPathComponent("film")).count == count)
      }
    }
  }

  @Test("waits for the writer that removes the frames of the folder that it replaces")
  func removedByAnother() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      try Self.write(3, to: url)
      let film = try FrameFolder(at: url, frameCount: 1)
      try film.add(Self.frame(), at: 0)
      // As another process that found the folder without a holder, and has removed one frame of three.
      let old = unsafe open(url.path, O_RDONLY | O_DIRECTORY)
      #expect(flock(old, LOCK_EX | LOCK_NB) == 0)
      #expect(unsafe unlinkat(old, "frame-0001.png", 0) == 0)
      let result = Mutex<Result<Void, any Error>?>(nil)
      DispatchQueue.global().async {
        let committed = Result { try film.commit() }
        result.withLock { $0 = committed }
      }
      while try entries(of: url).count != 1, result.withLock({ $0 == nil }) { usleep(100) }
      for name in ["frame-0002.png", "frame-0003.png"] { unsafe unlinkat(old, name, 0) }
      close(old)
      while result.withLock({ $0 == nil }) { usleep(100) }
      #expect(throws: Never.self) { try result.withLock { try $0?.get() } }
      #expect(try entries(of: folder) == ["film"])
      #expect(try entries(of: url) == ["frame-0001.png"])
    }
  }

  @Test("of eight writers at once is that of the last one, and none fails")
  func concurrent() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film")
      for round in 0..<40 {
        DispatchQueue.concurrentPerform(iterations: 8) { number in
          do {
            try Self.write(number + 1, to: url, width: number + 1)
          } catch {
            Issue.record("round \(round), writer \(number): \(error)")
          }
        }
        #expect(try entries(of: folder) == ["film"])
        try FrameFolder.check(url)
      }
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
}
