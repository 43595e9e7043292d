import CStillYardstick
import Dispatch
import Foundation
import StillImageFile
import StillRaster
import Stillframe

/// Films in the formats that others write too, beside these others, fed from memory.
enum FilmFormatSubject {
  static func measure(_ bench: Bench, _ film: FrameSequence, in folder: URL) throws {
    let frames = Double(film.count)
    let hasFFmpeg = FFmpeg.isInstalled
    if !hasFFmpeg {
      FileHandle.standardError.write(Data("film: left out: ffmpeg is not installed\n".utf8))
    }
    let raw = FFmpeg.memory.appendingPathComponent("stillframe-bench-\(getpid()).raw")
    defer { try? FileManager.default.removeItem(at: raw) }
    if hasFFmpeg, ["film/gif", "film/mp4", "film/apng-size"].contains(where: bench.wants) {
      try write(film, to: raw)
    }
    let input = FFmpeg.input(film, raw)

    let file = folder.appendingPathComponent("film.apng")
    if hasFFmpeg, bench.wants("film/apng-size") {
      let other = folder.appendingPathComponent("other.apng")
      try film.write(to: file)
      try FFmpeg.run(input + ["-f", "apng", "-plays", "0", other.path])
      bench.figure(
        "film/apng-size", unit: "KiB", goal: .ratioAtMost(1),
        yardstick: Row.Yardstick(name: "ffmpeg apng", value: size(other))
      ) { size(file) }
    }
    try bench.time(
      "film/gif", .perSecond("frames"), count: frames, goal: .ratioAtLeast(3), atLeast: 3
    ) {
      let target = folder.appendingPathComponent("film.gif")
      let other = folder.appendingPathComponent("other.gif")
      let palette = ["-lavfi", "split[a][b];[a]palettegen[p];[b][p]paletteuse", "-r", "50"]
      return (
        { try nanoseconds { try film.write(to: target) } },
        hasFFmpeg
          ? .measured(
            "ffmpeg palettegen, paletteuse",
            { try nanoseconds { try FFmpeg.run(input + palette + [other.path]) } }) : .nothing
      )
    }
    if hasFFmpeg, bench.wants("film/gif-quality") { try gifQuality(bench, film, folder) }
    try bench.time(
      "film/mp4", .perSecond("frames"), count: frames, goal: .ratioAtLeast(0.9), atLeast: 3
    ) {
      let target = folder.appendingPathComponent("film.mp4")
      let other = folder.appendingPathComponent("other.mp4")
      let encoder = [
        "-c:v", "libx264", "-preset", "medium", "-crf", "18", "-pix_fmt", "yuv420p", other.path,
      ]
      return (
        { hasFFmpeg ? try nanoseconds { try film.write(to: target) } : .nan },
        hasFFmpeg
          ? .measured(
            "ffmpeg from memory", { try nanoseconds { try FFmpeg.run(input + encoder) } })
          : .nothing
      )
    }
    try webp(bench, film, folder)
    try shards(bench, film, folder)
  }

  /// How near a GIF is to the frames, beside one of ffmpeg's, at a rate at which both show all of them.
  private static func gifQuality(
    _ bench: Bench, _ film: FrameSequence, _ folder: URL
  ) throws {
    let film = film.playing(atRate: 50)
    let raw = FFmpeg.memory.appendingPathComponent("stillframe-bench-\(getpid())-50.raw")
    defer { try? FileManager.default.removeItem(at: raw) }
    try write(film, to: raw)
    let input = FFmpeg.input(film, raw)
    let (target, other) = (
      folder.appendingPathComponent("quality.gif"), folder.appendingPathComponent("other.gif")
    )
    try film.write(to: target)
    try FFmpeg.run(
      input + ["-lavfi", "split[a][b];[a]palettegen[p];[b][p]paletteuse", "-r", "50", other.path])
    bench.figure(
      "film/gif-quality", unit: "dB", goal: .ratioAtLeast(1),
      yardstick: Row.Yardstick(
        name: "ffmpeg palettegen, paletteuse", value: try FFmpeg.quality(of: other, input))
    ) { (try? FFmpeg.quality(of: target, input)) ?? 0 }
  }

  /// Beside libwebp alone, which gets the rectangles that change, on all cores, at its fastest setting that makes files of
  /// about the size of ours.
  private static func webp(_ bench: Bench, _ film: FrameSequence, _ folder: URL) throws {
    let count = min(film.count, 61)
    let short = FrameSequence(
      value: 0, changes: [.init(at: 0, to: 1, animation: .linear(duration: 1))],
      size: film.size, fps: 60, duration: Double(count - 1) / 60
    ) { FilmSubject.MovingCard(step: $0) }
    let target = folder.appendingPathComponent("film.webp")
    var parts: [Bitmap] = []
    if bench.wants("film/webp") || bench.wants("film/webp-size") {
      var previous: Bitmap?
      for frame in short {
        let picture = try frame.bitmap()
        parts.append(try changed(picture, since: previous))
        previous = picture
      }
    }
    let pictures = parts
    try bench.time(
      "film/webp", .perSecond("frames"), count: Double(count), goal: .ratioAtLeast(0.9),
      atLeast: 3
    ) {
      (
        { try nanoseconds { try short.write(to: target) } },
        .measured(
          "libwebp",
          {
            nanoseconds {
              DispatchQueue.concurrentPerform(iterations: count) { _ = packed(pictures[$0]) }
            }
          })
      )
    }
    if bench.wants("film/webp-size") {
      try short.write(to: target)
      bench.figure(
        "film/webp-size", unit: "KiB", goal: .ratioAtMost(1),
        yardstick: Row.Yardstick(
          name: "libwebp", value: Double(pictures.reduce(0) { $0 + packed($1) }) / 1024)
      ) { size(target) }
    }
  }

  /// Returns the size that libwebp compresses a picture to, in bytes.
  private static func packed(_ picture: Bitmap) -> Int {
    unsafe picture.withUnsafeBytes { bytes in
      unsafe still_webp_size(
        bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), Int32(picture.width),
        Int32(picture.height))
    }
  }

  /// Returns the smallest part of a picture around what is not as it was; all of it without another one.
  private static func changed(_ picture: Bitmap, since previous: Bitmap?) throws -> Bitmap {
    var (left, top, right, bottom) = (picture.width, picture.height, 0, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width where previous.map({ $0[x, y] != picture[x, y] }) ?? true {
        (left, right) = (min(left, x & ~1), max(right, x + 1))
        (top, bottom) = (min(top, y & ~1), max(bottom, y + 1))
      }
    }
    guard left < right else { return Bitmap(width: 1, height: 1) }
    return try Bitmap(
      copying: right - left, bottom - top, of: picture, x: left, y: top, scale: picture.scale)
  }

  /// Two halves of a film, each on one thread, at the same time, beside all of it on one thread.
  private static func shards(_ bench: Bench, _ film: FrameSequence, _ folder: URL) throws {
    try bench.time(
      "film/two-shards", .perSecond("frames"), count: Double(film.count),
      goal: .ratioAtLeast(1.9), atLeast: 3
    ) {
      let whole = folder.appendingPathComponent("one.part")
      return (
        {
          nanoseconds {
            DispatchQueue.concurrentPerform(iterations: 2) { index in
              guard let shard = Shard(index + 1, of: 2) else { return }
              try? film.writePart(
                shard, of: "bench", description: "", options: FilmOptions(),
                to: folder.appendingPathComponent("\(index).part"), threads: 1)
            }
          }
        },
        .measured(
          "one shard on one core",
          {
            try nanoseconds {
              guard let shard = Shard(1, of: 1) else { return }
              try film.writePart(
                shard, of: "bench", description: "", options: FilmOptions(), to: whole, threads: 1)
            }
          })
      )
    }
  }

  private static func write(_ film: FrameSequence, to url: URL) throws {
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    for frame in film {
      try unsafe frame.bitmap().withUnsafeBytes { try unsafe file.write(contentsOf: Data($0)) }
    }
    try file.close()
  }

  /// In KiB.
  private static func size(_ url: URL) -> Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return Double((attributes?[.size] as? Int) ?? 0) / 1024
  }
}

/// The program beside which films are measured.
private enum FFmpeg {
  /// A folder whose files are in memory.
  static let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)

  static var isInstalled: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg")
    }
  }

  static func input(_ film: FrameSequence, _ raw: URL) -> [String] {
    [
      "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size",
      "\(Int(film.size.width))x\(Int(film.size.height))", "-framerate", "\(Int(film.fps))", "-i",
      raw.path,
    ]
  }

  struct Failed: Error {}

  /// Returns the mean signal-to-noise ratio of a film's frames, in dB.
  static func quality(of film: URL, _ input: [String]) throws -> Double {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["ffmpeg", "-v", "info", "-nostats", "-nostdin", "-i", film.path] + input + [
        "-lavfi", "[0:v]fps=50,format=gbrp[a];[1:v]format=gbrp[b];[a][b]psnr", "-f", "null", "-",
      ]
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let text = said.components(separatedBy: "average:").last?.split(separator: " ").first,
      let value = Double(text)
    else { throw Failed() }
    return min(value, 100)
  }

  static func run(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-v", "error", "-nostdin", "-y"] + words
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed() }
  }
}
