public import Foundation
import StillImageFile
import StillRaster

extension FrameSequence {
  /// Writes the film, whole or not at all: to a folder of `frame-0001.png` and so on, or to a file by its
  /// extension (`apng` or `png`).
  ///
  /// Frames are painted and packed on all cores, in constant memory. A folder that holds anything but
  /// frames is refused.
  ///
  /// - Parameter progress: called after each batch, with how many frames are done and how many there are.
  /// - Throws: what `frame(at:)` throws, `RenderError.unsupportedFormat`, `.unwritable`.
  public func write(
    to url: URL, progress: ((Int, Int) -> Void)? = nil
  ) throws(RenderError) {
    try write(to: url, replacingFolder: false, progress: progress)
  }

  /// As `write(to:progress:)`; with `replacingFolder`, a folder may hold other files, which stay.
  package func write(
    to url: URL, replacingFolder: Bool, progress: ((Int, Int) -> Void)? = nil
  ) throws(RenderError) {
    try FileWriting.check(url)
    switch url.pathExtension.lowercased() {
    case "apng", "png":
      try writeAnimation(to: url, progress)
    case "":
      try writeFolder(to: url, force: replacingFolder, progress)
    default:
      if url.hasDirectoryPath {
        try writeFolder(to: url, force: replacingFolder, progress)
      } else {
        throw .unsupportedFormat(path: url.path, supported: ["a folder", ".apng", ".png"])
      }
    }
  }

  /// Paints the film batch by batch and hands each batch on, with the number of its first frame.
  func paint(
    _ progress: ((Int, Int) -> Void)?,
    _ take: (Int, [Bitmap]) throws(RenderError) -> Void
  ) throws(RenderError) {
    let playing = try Playing(self)
    let count = count
    var start = 0
    while start < count {
      let end = Swift.min(start + Parallel.batch, count)
      var shots: [StageShot] = []
      for index in start..<end { shots.append(try playing.shot(at: index)) }
      let moments = shots
      let bitmaps = try Parallel.map(moments.count) { index throws(RenderError) in
        try moments[index].paint()
      }
      try take(start, bitmaps)
      start = end
      progress?(end, count)
    }
  }

  private func writeFolder(
    to url: URL, force: Bool, _ progress: ((Int, Int) -> Void)?
  ) throws(RenderError) {
    let folder = try files(url) { () throws(ImageFileError) in
      try FrameFolder(at: url, frameCount: count, force: force)
    }
    try paint(progress) { first, bitmaps throws(RenderError) in
      _ = try Parallel.map(bitmaps.count) { index throws(RenderError) in
        try files(url) { () throws(ImageFileError) in
          try folder.add(PNGEncoder.encode(bitmaps[index], mode: .fast), at: first + index)
        }
      }
    }
    try files(url) { () throws(ImageFileError) in try folder.commit() }
  }

  private func writeAnimation(
    to url: URL, _ progress: ((Int, Int) -> Void)?
  ) throws(RenderError) {
    let output = try files(url) { () throws(ImageFileError) in try AtomicOutput(to: url) }
    try writeAnimation(to: output, at: url, progress)
    try files(url) { () throws(ImageFileError) in try output.commit() }
  }

  /// The film as APNG, on its way to somewhere else than a file: first to a file without a name, so that its length
  /// does not matter and a film that fails leaves nothing.
  ///
  /// - Parameters:
  ///   - name: What errors call the file.
  ///   - output: Takes piece by piece, once all frames are made.
  /// - Throws: what `write(to:)` throws, and what `output` does.
  package func stream(
    calledInErrors name: String, progress: ((Int, Int) -> Void)? = nil,
    to output: (Data) throws -> Void
  ) throws {
    let url = URL(fileURLWithPath: name)
    let file = try files(url) { () throws(ImageFileError) in
      try NamelessFile(calledInErrors: name)
    }
    try writeAnimation(to: file, at: url, progress)
    try file.forEachPiece(output)
  }

  private func writeAnimation(
    to output: some ByteOutput, at url: URL, _ progress: ((Int, Int) -> Void)?
  ) throws(RenderError) {
    try PictureSize.check(size, scale: scale)
    var previous: Bitmap?
    var writer: (encoder: APNGEncoder, format: APNGEncoder.Format)?
    try paint(progress) { first, bitmaps throws(RenderError) in
      let film: (encoder: APNGEncoder, format: APNGEncoder.Format)
      if let writer {
        film = writer
      } else {
        film = try open(writing: bitmaps[0], to: output, at: url)
        writer = film
      }
      let before = previous
      let format = film.format
      let frames = try Parallel.map(bitmaps.count) { index throws(RenderError) in
        try files(url) { () throws(ImageFileError) in
          try format.encode(
            bitmaps[index], previous: index == 0 ? before : bitmaps[index - 1], mode: .fast)
        }
      }
      for frame in frames {
        try files(url) { () throws(ImageFileError) in try film.encoder.append(frame) }
      }
      previous = bitmaps.last
    }
    guard let writer else { return }
    try files(url) { () throws(ImageFileError) in try writer.encoder.finish() }
  }

  /// Opens a film file for frames like this one.
  private func open(
    writing frame: Bitmap, to output: some ByteOutput, at url: URL
  ) throws(RenderError) -> (APNGEncoder, APNGEncoder.Format) {
    try files(url) { () throws(ImageFileError) in
      let format = APNGEncoder.Format(
        width: frame.width, height: frame.height, scale: scale, framesPerSecond: fps,
        hasAlpha: false)
      return (try APNGEncoder(format, to: output), format)
    }
  }
}

/// Does something with files and names the path when it fails.
private func files<Result>(
  _ url: URL, _ body: () throws(ImageFileError) -> Result
) throws(RenderError) -> Result {
  do {
    return try body()
  } catch {
    throw .writing(url, error)
  }
}
