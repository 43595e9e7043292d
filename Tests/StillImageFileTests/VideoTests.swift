import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// Colours of video, and films that go through `ffmpeg` and back.
@Suite struct VideoTests {
  private func planes(_ color: RGBA8, _ layout: VideoLayout) throws -> [UInt8] {
    let picture = TestPictures.picture(4, 2) { _, _ in color }
    let piece = try VideoFrameCoder(layout: layout).piece(
      of: FrameWindow(position: 0, frame: picture))
    guard case .bytes(let bytes) = piece else { return [] }
    return bytes
  }

  /// What BT.709 says of the corners of the cube of colours.
  @Test(
    arguments: [
      ((0, 0, 0), (16, 128, 128)), ((255, 255, 255), (235, 128, 128)),
      ((255, 0, 0), (63, 102, 240)),
      ((0, 255, 0), (173, 42, 26)), ((0, 0, 255), (32, 240, 118)), ((255, 255, 0), (219, 16, 138)),
      ((128, 128, 128), (126, 128, 128)),
    ] as [((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8))])
  func coloursAreThoseOfBT709(
    _ color: (UInt8, UInt8, UInt8), _ expected: (UInt8, UInt8, UInt8)
  ) throws {
    let bytes = try planes(RGBA8(red: color.0, green: color.1, blue: color.2), .yuv420)
    #expect(
      bytes == Array(repeating: expected.0, count: 8) + [expected.1, expected.1]
        + [expected.2, expected.2])
  }

  @Test func tenBitsHaveFourTimesTheSteps() throws {
    let bytes = try planes(RGBA8(red: 255, green: 0, blue: 0, alpha: 255), .yuva444p10)
    let numbers = stride(from: 0, to: bytes.count, by: 2).map {
      Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8
    }
    #expect(Array(Set(numbers[0..<8])) == [250] && Array(Set(numbers[8..<16])) == [409])
    #expect(Array(Set(numbers[16..<24])) == [960] && Array(Set(numbers[24..<32])) == [1023])
  }

  @Test func anOddColumnAndRowAreRepeated() throws {
    let picture = TestPictures.picture(3, 3) { x, y in
      RGBA8(red: UInt8(60 * x), green: UInt8(60 * y), blue: 0)
    }
    guard
      case .bytes(let bytes) = try VideoFrameCoder(layout: .yuv420).piece(
        of: FrameWindow(position: 0, frame: picture))
    else { return }
    #expect(bytes.count == 24)
    #expect(bytes[3] == bytes[2] && bytes[12..<16] == bytes[8..<12])
  }

  @Test func aCodecThatAFileCannotHoldIsRefused() throws {
    #expect(throws: ImageFileError.self) { try FilmFormat.mp4.codec(.prores) }
    #expect(throws: ImageFileError.self) { try FilmFormat.gif.codec(.h264) }
    #expect(try FilmFormat.webm.codec(.av1) == .av1)
    #expect(try FilmFormat.mov.codec(nil) == .prores)
    let none = try FilmFormat.apng.codec(nil)
    #expect(none == nil)
  }

  @Test func transparencyIsRefusedWhereItWouldBeLost() throws {
    try withTemporaryFolder { folder in
      let film = Films.blocks(2)
      #expect(throws: ImageFileError.self) {
        try VideoFilmWriter(
          Films.shape(film, hasAlpha: true), .mp4, options: FilmOptions(),
          to: folder.appendingPathComponent("film.mp4"))
      }
      let left = try entries(of: folder)
      #expect(left == [])
    }
  }

  @Test(arguments: [
    (FilmFormat.mp4, FilmOptions.Codec?.none, "h264", 30.0), (.webm, nil, "vp9", 30),
    (.mov, nil, "prores", 40),
  ])
  func aVideoReadBackIsNearlyTheFilm(
    _ format: FilmFormat, _ codec: FilmOptions.Codec?, _ name: String, _ likeness: Double
  ) throws {
    guard Program.isInstalled("ffmpeg"), Program.isInstalled("ffprobe") else {
      print("left out: ffmpeg is not installed, so no video is read back")
      return
    }
    try withTemporaryFolder { folder in
      let film = Films.disc(12, width: 64)
      let url = folder.appendingPathComponent("film.\(format.rawValue)")
      let shape = try Films.shape(film, rate: 23.976)
      try Films.write(
        film, to: try VideoFilmWriter(shape, format, options: FilmOptions(codec: codec), to: url))
      #expect(try entries(of: folder) == ["film.\(format.rawValue)"])
      let said = try Program.run([
        "ffprobe", "-v", "error", "-count_frames", "-show_entries",
        "stream=codec_name,r_frame_rate,nb_read_frames,color_range,color_space,color_transfer,color_primaries",
        "-of", "default", url.path,
      ])
      for line in [
        "codec_name=\(name)", "r_frame_rate=24000/1001", "nb_read_frames=12", "color_range=tv",
        "color_space=bt709", "color_transfer=bt709", "color_primaries=bt709",
      ] {
        #expect(String(decoding: said, as: UTF8.self).contains(line), "\(line)")
      }
      let pixels = try Program.run([
        "ffmpeg", "-v", "error", "-i", url.path, "-vf", "scale=flags=accurate_rnd+full_chroma_int",
        "-f", "rawvideo", "-pix_fmt", "bgra", "-",
      ])
      #expect(pixels.count == 12 * 64 * 40 * 4)
      for index in [0, 11] {
        let start = index * 64 * 40 * 4
        let shown = TestPictures.picture(64, 40) { x, y in
          let place = start + (y * 64 + x) * 4
          return RGBA8(red: pixels[place + 2], green: pixels[place + 1], blue: pixels[place])
        }
        #expect(Films.likeness(shown, film[index]) > likeness, "frame \(index)")
      }
      // Nothing in it is of the moment.
      let again = folder.appendingPathComponent("again.\(format.rawValue)")
      try Films.write(
        film, to: try VideoFilmWriter(shape, format, options: FilmOptions(codec: codec), to: again))
      #expect(try Data(contentsOf: again) == Data(contentsOf: url))
    }
  }

  @Test func whatFFmpegSaysIsTheError() throws {
    guard Program.isInstalled("ffmpeg") else {
      print("left out: ffmpeg is not installed, so none of its errors is seen")
      return
    }
    try withTemporaryFolder { folder in
      // H.264 has no pictures of so many columns.
      let film = [TestPictures.picture(20_000, 2) { _, _ in RGBA8(red: 0, green: 0, blue: 0) }]
      do {
        try Films.write(
          film,
          to: try VideoFilmWriter(
            Films.shape(film), .mp4, options: FilmOptions(),
            to: folder.appendingPathComponent("film.mp4")))
        Issue.record("a picture of 20000 columns was encoded")
      } catch ImageFileError.programFailed(let program, let reason) {
        #expect(program == "ffmpeg" && reason.contains("20000"))
      }
      #expect(try entries(of: folder) == [])
    }
  }

  /// Programs that are called ffmpeg, and behave badly; what the error says, and in which form frames are many.
  static let impostors: [(script: String, frames: Int, words: String)] = [
    ("exit 0", 400, "before it had all frames"),
    ("exit 3", 400, "status 3"),
    ("cat > /dev/null", 2, "no video"),
    ("cat > /dev/null; echo something > /proc/self/fd/3", 2, "no video"),
    ("exec sleep 60", 2, "no progress for 1 seconds"),
    ("exec sleep 60", 400, "no progress for 1 seconds"),
    ("cat > /dev/null; exec sleep 60", 2, "no progress for 1 seconds"),
    ("seq 1 400000 >&2", 2, "it said more than it may"),
    ("seq 1 400000 >&2", 400, "it said more than it may"),
    ("kill -9 $$", 400, "status 137"),
    ("echo the disk is on fire >&2; cat > /dev/null; exit 1", 2, "the disk is on fire"),
  ]

  @Test(arguments: impostors)
  func programsThatOnlySeemToBeFFmpegAreErrors(
    _ impostor: (script: String, frames: Int, words: String)
  ) throws {
    try withTemporaryFolder { folder in
      let program = folder.appendingPathComponent("ffmpeg")
      try Data("#!/bin/sh\n\(impostor.script)\n".utf8).write(to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path)
      let frame = TestPictures.picture(400, 200) { _, _ in RGBA8(red: 9, green: 9, blue: 9) }
      let film = [Bitmap](repeating: frame, count: impostor.frames)
      do {
        try Films.write(
          film,
          to: try VideoFilmWriter(
            Films.shape(film), .mp4, options: FilmOptions(),
            to: folder.appendingPathComponent("film.mp4"), program: program.path, patience: 1))
        Issue.record("a film was written by: \(impostor.script)")
      } catch ImageFileError.programFailed(_, let reason) {
        #expect(reason.contains(impostor.words), "\(impostor.script): \(reason)")
      }
      #expect(try entries(of: folder) == ["ffmpeg"])
    }
  }
}

/// A script that starts another program in the place of `ffmpeg`.
@Suite struct VideoWrapperTests {
  private func write(_ script: String, frames: Int, in folder: URL) throws -> String? {
    let program = folder.appendingPathComponent("ffmpeg")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let frame = TestPictures.picture(400, 200) { _, _ in RGBA8(red: 9, green: 9, blue: 9) }
    let film = [Bitmap](repeating: frame, count: frames)
    do {
      try Films.write(
        film,
        to: try VideoFilmWriter(
          Films.shape(film), .mp4, options: FilmOptions(),
          to: folder.appendingPathComponent("film.mp4"), program: program.path, patience: 1))
      return nil
    } catch ImageFileError.programFailed(_, let reason) {
      return reason
    }
  }

  @Test(arguments: [2, 400]) func itsChildrenAreEndedWithIt(_ frames: Int) throws {
    try withTemporaryFolder { folder in
      let mark = folder.appendingPathComponent("mark").path
      let reason = try write("(sleep 4; touch \(mark)) & sleep 60", frames: frames, in: folder)
      #expect(reason?.contains("no progress for 1 seconds") == true)
      Thread.sleep(forTimeInterval: 5)
      #expect(!FileManager.default.fileExists(atPath: mark))
    }
  }

  /// Another thread may start a process while a program is written, which keeps it busy for a moment.
  @Test func aProgramThatIsBusyIsWaitedFor() throws {
    try withTemporaryFolder { folder in
      let program = folder.appendingPathComponent("ffmpeg")
      try Data().write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      let busy = try FileHandle(forWritingTo: program)
      let release = Thread { [busy] in
        Thread.sleep(forTimeInterval: 0.2)
        try? busy.close()
      }
      try busy.write(contentsOf: Data("#!/bin/sh\nexit 3\n".utf8))
      release.start()
      let frame = TestPictures.picture(400, 200) { _, _ in RGBA8(red: 9, green: 9, blue: 9) }
      do {
        try Films.write(
          [frame],
          to: try VideoFilmWriter(
            Films.shape([frame]), .mp4, options: FilmOptions(),
            to: folder.appendingPathComponent("film.mp4"), program: program.path, patience: 1))
        Issue.record("a film was written by a program that fails")
      } catch ImageFileError.programFailed(_, let reason) {
        #expect(reason.contains("status 3"), "\(reason)")
      }
    }
  }

  /// A flood ends before it fills the disk.
  @Test(arguments: [2, 400]) func aFloodIsEndedSoon(_ frames: Int) throws {
    try withTemporaryFolder { folder in
      let count = folder.appendingPathComponent("count").path
      let reason = try write(
        "i=0; while head -c 1000000 /dev/zero >&2; do i=$((i + 1)); echo $i >>\(count); done",
        frames: frames, in: folder)
      #expect(reason?.contains("it said more than it may") == true, "\(reason ?? "")")
      // A line a megabyte, and no more of them.
      let lines = try String(contentsOfFile: count, encoding: .utf8)
      Thread.sleep(forTimeInterval: 0.5)
      #expect(try String(contentsOfFile: count, encoding: .utf8) == lines && !lines.isEmpty)
    }
  }
}

/// Programs that may not be installed.
enum Program {
  struct Failed: Error {
    let words: [String]
    let status: Int32
  }

  static func isInstalled(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// What it writes to standard output.
  static func run(_ words: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(words: words, status: process.terminationStatus)
    }
    return data
  }
}
