import Foundation
import Testing

@testable import StillImageFile

/// Hidden folders of films, after their process was killed.
@Suite struct StaleFolderTests {
  private func film(_ url: URL) throws {
    let folder = try FrameFolder(at: url, frameCount: 1)
    try folder.add(FrameFolderTests.frame(), at: 0)
    try folder.commit()
  }

  private func makeHidden(in folder: URL, _ content: [String]) throws -> String {
    let name = ".stillframe-" + UUID().uuidString
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    for file in content { try FrameFolderTests.frame().write(to: url.appendingPathComponent(file)) }
    return name
  }

  /// The child is killed while it writes, so that nothing of it can tidy up.
  @Test func theNextFilmRemovesWhatAKilledOneLeft() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("StaleFolderTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
      let film = try FrameFolder(at: URL(fileURLWithPath: path + "/film"), frameCount: 9)
      try film.add(FrameFolderTests.frame(), at: 0)
      kill(getpid(), SIGKILL)
    }
    #expect(try entries(of: folder).count == 1)
    try film(folder.appendingPathComponent("other"))
    #expect(try entries(of: folder) == ["other"])
  }

  @Test func whatIsInUseOrNoFilmStays() throws {
    try withTemporaryFolder { folder in
      let open = try FrameFolder(at: folder.appendingPathComponent("open"), frameCount: 1)
      try open.add(FrameFolderTests.frame(), at: 0)
      let notes = try makeHidden(in: folder, ["frame-0001.png", "notes.txt"])
      let empty = try makeHidden(in: folder, [])
      let other = ".stillframe-mine"
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(other), withIntermediateDirectories: false)
      try film(folder.appendingPathComponent("film"))
      let left = try entries(of: folder)
      // What somebody put into a stale folder is not ours to remove.
      #expect(try entries(of: folder.appendingPathComponent(notes)) == ["notes.txt"])
      #expect(left.contains(other) && left.contains("film") && !left.contains(empty))
      try open.commit()
      #expect(try entries(of: folder.appendingPathComponent("open")) == ["frame-0001.png"])
    }
  }

  /// Films that begin beside each other remove nothing that another is writing.
  @Test func filmsThatBeginTogetherKeepTheirFrames() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("StaleFolderTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { try film(folder.appendingPathComponent("film\(number % 8)")) }
      }
      try await group.waitForAll()
    }
    #expect(try entries(of: folder) == (0..<8).map { "film\($0)" })
  }
}
