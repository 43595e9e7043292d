import Foundation
import Stillframe
import StillframeArguments
import Testing

@testable import StillframeScenes

/// What the tool writes beside pictures.
@Suite struct OutputTests {
  @Test(arguments: [
    (0, 4, "[································] 0/4"),
    (1, 4, "[########························] 1/4"),
    (4, 4, "[################################] 4/4"),
    (9, 4, "[################################] 4/4"),
    (-1, 4, "[································] 0/4"),
    (0, 0, "[································] 0/1"),
  ])
  func theBarIsFullExactlyAtTheEnd(_ done: Int, _ total: Int, _ text: String) {
    #expect(ProgressBar.text(done, of: total) == text)
  }

  @Test func theBarIsDrawnOnATerminalOnly() {
    for isTerminal in [true, false] {
      let recorder = Recorder()
      let bar = ProgressBar(recorder.console(errorsAreTerminal: isTerminal))
      bar.show(1, of: 2)
      bar.clear()
      #expect(recorder.errors.isEmpty == !isTerminal)
      #expect(recorder.output == "")
    }
  }

  @Test func aMessageIsOneLine() {
    let recorder = Recorder()
    recorder.console().message("error", "first\nsecond\r\nthird\n")
    #expect(recorder.errors == "stillframe: error: first second third\n")
  }

  @Test func aMessageHasNothingThatATerminalObeys() {
    let recorder = Recorder()
    recorder.console().message("error", "'a\u{1B}[2J\u{7}\tb\u{9B}'")
    #expect(recorder.errors == "stillframe: error: 'a\\u{1b}[2J\\u{7}\\tb\\u{9b}'\n")
  }

  @Test func aFolderWithAnythingButFramesIsRefused() throws {
    let folder = try TemporaryFolder()
    try FilmFolder.check(folder.path("new"))
    let film = FrameSequence(size: CGSize(width: 2, height: 2), duration: 0) { Color.red }
    try film.write(to: folder.url)
    try FilmFolder.check(folder.path(""))
    try folder.write("", to: "notes.txt")
    #expect(throws: UsageError.occupiedFolder(folder.path(""), entry: "notes.txt")) {
      try FilmFolder.check(folder.path(""))
    }
  }

  @Test func aPathIsAFolderWhenItEndsWithASlashOrIsOne() throws {
    let folder = try TemporaryFolder()
    #expect(FilmFolder.isFolder(folder.path("")))
    #expect(FilmFolder.isFolder(folder.path("new/")))
    #expect(!FilmFolder.isFolder(folder.path("new")))
    try folder.write("", to: "file")
    #expect(!FilmFolder.isFolder(folder.path("file")))
  }
}
