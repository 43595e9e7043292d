import Foundation
import StillframeGallery
import Testing

/// The built tool where something is missing, full, or in a hurry.
@Suite struct FaultTests {
  private struct Run {
    let status: Int32
    let output: Data
    let errors: String
  }

  /// The tool that was built beside these tests.
  private static func tool() throws -> String {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: runner).deletingLastPathComponent()
      .appendingPathComponent("stillframe").path
  }

  /// Runs a line of the shell, in a folder, in which `$TOOL` is the tool.
  private func shell(_ line: String, in folder: TemporaryFolder) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TOOL": try Self.tool(), "TMPDIR": folder.path("")]
    ) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: data, errors: String(decoding: text, as: UTF8.self)
    )
  }

  /// The scene warns of what the tool has no font for.
  @Test(arguments: ["2>&-", "2>/dev/full", "2> >(exec 0<&-; sleep 0.1)"])
  func whereMessagesAreLostThePictureIsMadeAllTheSame(_ redirection: String) throws {
    let folder = try TemporaryFolder()
    let plain = try shell("$TOOL render world --no-system-fonts -o -", in: folder)
    #expect(plain.status == 0 && plain.errors.contains("warning"))
    let run = try shell(
      "$TOOL render world --no-system-fonts -o - \(redirection)", in: folder)
    #expect(run.output == plain.output)
    if !redirection.contains("sleep") { #expect(run.status == 2) }
    let quiet = try shell("$TOOL render flow -o - \(redirection)", in: folder)
    #expect(quiet.status == 0, "nothing was to be said")
  }

  @Test(arguments: [
    ("render flow -o - >/dev/full", "no space left on device"),
    ("list >/dev/full", "no space left"),
    ("render flow -o - >&-", "bad file descriptor"), ("animate flow-morph -o - >&-", "bad file"),
    ("diff no.png no.png 0<&- >&-", "no such file"),
  ])
  func whereOutputCannotBeWrittenOneLineSaysSo(_ words: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    let run = try shell("$TOOL \(words)", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("stillframe: error: ") && run.errors.contains(reason))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func aReaderThatLeavesEndsTheToolWithAMessage() throws {
    let folder = try TemporaryFolder()
    let run = try shell(
      "$TOOL animate flow-morph -o - | true; echo ${PIPESTATUS[0]}", in: folder)
    #expect(String(decoding: run.output, as: UTF8.self) == "2\n")
    #expect(run.errors.contains("(broken pipe)"))
    #expect(try folder.entries == [])
  }

  @Test func aLimitOfFilesIsAnErrorThatLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let run = try shell("ulimit -f 4; $TOOL render galaxy --scale 4 -o a.png", in: folder)
    #expect(run.status == 2 && run.errors.contains("(file too large)"))
    #expect(try folder.entries == [])
  }

  @Test func wantOfMemoryIsAnError() throws {
    let folder = try TemporaryFolder()
    let run = try shell(
      "ulimit -v 1200000; $TOOL render flow --size 16000x16000 -o a.png", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no memory for a picture of 16000 × 16000 pixels"))
    #expect(try folder.entries == [])
  }

  @Test func aNameThatIsNotUTF8IsRefused() throws {
    let folder = try TemporaryFolder()
    let run = try shell("$TOOL render flow -o $'a\\xff.png'", in: folder)
    #expect(run.status == 2 && run.errors.contains("is not UTF-8"))
    #expect(try folder.entries == [])
  }

  @Test func aPathIsShownWithoutWhatATerminalObeys() throws {
    let folder = try TemporaryFolder()
    let run = try shell("$TOOL render flow -o $'no\\e[31m/a\\n.png'", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(#"/no\u{1b}[31m/a\n.png' cannot be written"#))
  }

  @Test func aFileThatIsNoPictureIsNamedWithWhatIsWrong() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "a.png")
    let run = try shell("$TOOL diff a.png a.png", in: folder)
    #expect(
      run.errors
        == "stillframe: error: 'a.png' cannot be compared: the 4 bytes given are not a PNG: "
        + "give a file in that format\n")
  }

  @Test(arguments: ["TERM", "XCPU", "HUP", "INT"], ["film/", "film.apng", "old/", "old.apng"])
  func aSignalLeavesNothing(_ signal: String, _ target: String) throws {
    let folder = try TemporaryFolder()
    let old = try shell(
      "$TOOL animate flow-morph --duration 0.1 -o old/ && cp old/frame-0001.png old.apng",
      in: folder)
    #expect(old.status == 0)
    let (before, frames) = (try folder.data("old.apng"), try entries(of: folder.path("old")))
    // Killed while the frames are made: it waits until a file or a folder of the film is open.
    let run = try shell(
      """
      trap - HUP INT
      env --default-signal=HUP,INT,TERM,XCPU bash -c \
        'ulimit -c 0; exec $TOOL animate flow-morph --scale 4 --duration 200 -o \(target)' &
      for i in $(seq 500); do
        if ls .stillframe-* >/dev/null 2>&1 || ls -l /proc/$!/fd 2>/dev/null | grep -q "$PWD/"; then break; fi
        sleep 0.01
      done
      sleep 0.2
      kill -\(signal) $!
      wait $!
      echo $?
      """, in: folder)
    let number = ["TERM": 15, "XCPU": 24, "HUP": 1, "INT": 2][signal] ?? 0
    #expect(String(decoding: run.output, as: UTF8.self) == "\(128 + number)\n")
    #expect(try folder.entries == ["old", "old.apng"])
    #expect(try folder.data("old.apng") == before)
    #expect(try entries(of: folder.path("old")) == frames)
  }

  @Test func withoutFFmpegVideoIsAnErrorThatNamesThePackage() throws {
    let folder = try TemporaryFolder()
    let run = try shell("PATH=/nowhere; $TOOL animate flow-morph -o film.mp4", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "'ffmpeg' is needed for this and is not installed: run apt-get install ffmpeg"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.entries == [])
  }

  @Test(arguments: ["TERM", "INT", "KILL"]) func aSignalLeavesNothingOfAVideo(_ signal: String)
    throws
  {
    guard FilmCommandTests.hasFFmpeg else {
      print("left out: ffmpeg is not installed, so no video is interrupted")
      return
    }
    let folder = try TemporaryFolder()
    // What feeds it and what is fed: both are gone in the end.
    let run = try shell(
      """
      env --default-signal=HUP,INT,TERM bash -c \
        'ulimit -c 0; exec $TOOL animate flow-morph --scale 4 --duration 200 -o film.mp4' &
      for i in $(seq 1000); do
        if pgrep -P $! ffmpeg >child; then break; fi
        sleep 0.01
      done
      child=$(cat child); rm child
      sleep 0.3
      kill -\(signal) $!
      wait $!
      echo $?
      for i in $(seq 1000); do kill -0 $child 2>/dev/null || break; sleep 0.01; done
      kill -0 $child 2>/dev/null && echo alive
      true
      """, in: folder)
    let number = ["TERM": 15, "INT": 2, "KILL": 9][signal] ?? 0
    #expect(String(decoding: run.output, as: UTF8.self) == "\(128 + number)\n")
    #expect(try folder.entries == [])
  }

  @Test(arguments: ["film.gif", "film.webp", "film.mp4", "film.html"])
  func aLimitOfFilesLeavesNothingOfAFilm(_ name: String) throws {
    guard !name.hasSuffix("mp4") || FilmCommandTests.hasFFmpeg else {
      print("left out: ffmpeg is not installed, so no video is too large")
      return
    }
    let folder = try TemporaryFolder()
    let run = try shell(
      "ulimit -f 8; ulimit -c 0; $TOOL animate bricks --scale 2 -o \(name)", in: folder)
    #expect(run.status == 2 && run.errors.contains("(file too large)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.entries == [])
  }

  @Test func aFilmMayHaveMorePartsThanAProcessMayHaveFiles() throws {
    let folder = try TemporaryFolder()
    let run = try shell(
      """
      film="animate flow-morph --size 40x30 --fps 50 --duration 1"
      for number in $(seq 40); do $TOOL $film --shard $number/40 -o $number || exit 1; done
      $TOOL $film -o whole.apng
      ulimit -n 24
      $TOOL join joined.apng $(seq 40) && $TOOL join joined.gif $(seq 40) && cmp joined.apng whole.apng
      """, in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Whether a small disk can be made for a process of its own.
  private static let hasSmallDisks: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "unshare --map-root-user --mount mount -t tmpfs -o size=4k tmpfs /mnt 2>/dev/null",
    ]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(arguments: [
    "film.apng", "film.gif", "film.webp", "film.html", "film/", "film.mp4", "film.webm", "film.mov",
  ])
  func aFullDiskLeavesNothingOfAFilm(_ name: String) throws {
    let isVideo = ["mp4", "webm", "mov"].contains { name.hasSuffix($0) }
    guard Self.hasSmallDisks, !isVideo || FilmCommandTests.hasFFmpeg else {
      print("left out: no small disk can be made here, or ffmpeg is not installed")
      return
    }
    let folder = try TemporaryFolder()
    let run = try shell(
      """
      mkdir disk
      unshare --map-root-user --mount bash -c '
        mount -t tmpfs -o size=4k tmpfs disk && cd disk
        $TOOL animate bricks --duration 1 --scale 2 -o "$0"
        echo $?
        ls -A' \(name)
      """, in: folder)
    #expect(String(decoding: run.output, as: UTF8.self) == "2\n")
    #expect(run.errors.contains("(no space left on device)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  /// The most memory that a run of the tool has taken, in KiB.
  private func peak(_ words: String, in folder: TemporaryFolder) throws -> Int {
    let run = try shell(
      """
      $TOOL \(words) & tool=$!
      peak=0
      while line=$(grep VmHWM /proc/$tool/status 2>/dev/null); do
        peak=$(echo $line | tr -dc 0-9)
        sleep 0.01
      done
      wait $tool && echo $peak
      """, in: folder)
    return try #require(Int(String(decoding: run.output, as: UTF8.self).dropLast()))
  }

  @Test(arguments: ["film.apng", "film/"])
  func memoryDoesNotDependOnTheLengthOfAFilm(_ name: String) throws {
    let folder = try TemporaryFolder()
    let film = "animate flow-morph --size 40x30 --duration 2 -o \(name)"
    // In steps that are fine enough for so many frames.
    let few = try peak("\(film) --fps 49.5", in: folder)
    let many = try peak("\(film) --fps 4999.5", in: folder)
    #expect(many < few + 12_000, "\(few) KiB for 100 frames, \(many) KiB for 10,000")
  }

  /// Whoever shows previews is gone; what was to show them waits for words that may still come.
  @Test func whatShowsPreviewsEndsWithWhoeverStartedIt() throws {
    let folder = try TemporaryFolder()
    let run = try shell(
      """
      mkfifo words
      sleep 60 >words & holder=$!
      child=$(bash -c '"$0" __previews <words >/dev/null 2>&1 & echo $!; sleep 2' $TOOL)
      for i in $(seq 500); do kill -0 $child 2>/dev/null || break; sleep 0.01; done
      kill -0 $child 2>/dev/null && echo alive
      kill -KILL $holder
      """, in: folder)
    #expect(run.output.isEmpty)
  }

  @Test func notEvenSIGKILLLeavesAPartOfANewFile() throws {
    let folder = try TemporaryFolder()
    let run = try shell(
      """
      $TOOL animate flow-morph --scale 4 --duration 200 -o film.apng &
      for i in $(seq 500); do
        if ls -l /proc/$!/fd 2>/dev/null | grep -q "$PWD/"; then break; fi
        sleep 0.01
      done
      ls -A
      kill -KILL $!
      wait $!
      echo $?
      """, in: folder)
    // Where the file system has no files without names, a hidden name is there.
    guard !String(decoding: run.output, as: UTF8.self).contains(".stillframe-") else { return }
    #expect(String(decoding: run.output, as: UTF8.self) == "137\n")
    #expect(try folder.entries == [])
  }

  private func entries(of path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
