public import Foundation
public import StillImageFile
import StillRaster

extension FrameSequence {
  /// Writes the film, whole or not at all, in the format that the name ends with:
  ///
  /// - a folder, or no extension: `frame-0001.png` and so on;
  /// - `.apng`, `.png`: APNG, without loss, small;
  /// - `.gif`: at most 256 colours at a time, and 50 frames a second;
  /// - `.webp`: animated WebP, without loss unless the options name a quality;
  /// - `.mp4`, `.webm`, `.mov`: H.264, VP9 or ProRes 4444 by an installed `ffmpeg`, in the colours of BT.709;
  /// - `.sheet.png`: moments side by side, with their times; `.onion.png`: the whole motion in one picture;
  /// - `.html`: a page that plays it, with a slider.
  ///
  /// Frames are made on all cores, in constant memory. A folder that holds anything but frames is refused.
  ///
  /// - Parameter progress: called every few frames, with how many are done and how many there are.
  /// - Throws: what `frame(at:)` throws, `RenderError.unsupportedFormat`, `.unencodable`, `.unwritable`.
  public func write(
    to url: URL, options: FilmOptions = FilmOptions(), progress: ((Int, Int) -> Void)? = nil
  ) throws(RenderError) {
    try write(to: url, options: options, replacingFolder: false, progress: progress)
  }

  /// As `write(to:options:progress:)`.
  ///
  /// - Parameters:
  ///   - replacingFolder: whether a folder may hold other files, which stay.
  ///   - threads: how many work; nil: one a core.
  package func write(
    to url: URL, options: FilmOptions = FilmOptions(), replacingFolder: Bool, threads: Int? = nil,
    progress: ((Int, Int) -> Void)? = nil
  ) throws(RenderError) {
    try FileWriting.check(url)
    guard FilmFormat.of(url) != nil else {
      throw .unsupportedFormat(path: url.path, supported: FilmFormat.names)
    }
    var production = try production(options)
    production.isForced = replacingFolder
    production.threads = threads
    try production.write(to: url, progress: progress)
  }

  /// The film as APNG, on its way to somewhere else than a file: first to a file without a name, so that its length
  /// does not matter and a film that fails leaves nothing.
  ///
  /// - Parameters:
  ///   - name: What errors call the file.
  ///   - output: Takes piece by piece, once all frames are made.
  /// - Throws: what `write(to:)` throws, and what `output` does.
  package func stream(
    calledInErrors name: String, options: FilmOptions = FilmOptions(), threads: Int? = nil,
    progress: ((Int, Int) -> Void)? = nil, to output: (Data) throws -> Void
  ) throws {
    let url = URL(fileURLWithPath: name)
    let file = try files(url) { () throws(ImageFileError) in
      try NamelessFile(calledInErrors: name)
    }
    var production = try production(options)
    production.threads = threads
    try production.write(.apng, to: file, at: url, progress: progress)
    try file.forEachPiece(output)
  }

  /// Writes a share of the film's frames, from which ``join(parts:program:to:replacingFolder:threads:progress:)`` makes the
  /// film, in any format.
  ///
  /// - Parameters:
  ///   - program: what made the part; parts of different programs do not go together.
  ///   - description: all that the film depends on beside the program.
  package func writePart(
    _ shard: Shard, of program: String, description: String, options: FilmOptions, to url: URL,
    threads: Int? = nil, progress: ((Int, Int) -> Void)? = nil
  ) throws(RenderError) {
    try FileWriting.check(url)
    var production = try production(options)
    production.threads = threads
    let header = FilmPartHeader(
      program: program, description: description, shape: production.shape, options: options,
      shard: shard)
    try production.writePart(header, to: url, progress: progress)
  }

  /// Writes the film whose parts are in files, given in any order: the bytes that the film has when it is made as a whole.
  ///
  /// - Throws: ``RenderError/unencodable(reason:)`` for parts that are damaged, missing or of different films.
  package static func join(
    parts paths: [String], program: String, to url: URL, replacingFolder: Bool = false,
    threads: Int? = nil, progress: ((Int, Int) -> Void)? = nil
  ) throws(RenderError) {
    try FileWriting.check(url)
    let parts = try files(url) { () throws(ImageFileError) in
      try FilmParts(paths, program: program)
    }
    var production = FilmProduction(shape: parts.shape) { () in JoinedFrames(parts) }
    production.options = parts.options
    production.isForced = replacingFolder
    production.threads = threads
    if FilmFormat.of(url) == .apng {
      try production.copy(parts, to: url, progress: progress)
    } else {
      try production.write(to: url, progress: progress)
    }
  }

  private func production(_ options: FilmOptions) throws(RenderError) -> FilmProduction {
    guard isTimingPossible else { throw .invalidTiming(fps: fps, duration: duration) }
    try PictureSize.check(size, scale: scale)
    guard (0...360).contains(shutterAngle) else {
      throw .unencodable(reason: "a shutter is open for 0 to 360 degrees, and not \(shutterAngle)")
    }
    let rate = try files(URL(fileURLWithPath: "film")) { () throws(ImageFileError) in
      try FrameRate(Swift.max(fps, 1e-6))
    }
    let shape = FilmShape(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)),
      scale: scale, rate: rate, count: count, hasAlpha: isTransparent)
    var production = FilmProduction(shape: shape) { () throws(RenderError) in
      try PlayedFrames(self)
    }
    production.colorScheme = colorScheme
    production.options = options
    return production
  }
}

extension FilmProduction {
  /// Parts hold the frames of an APNG as they are.
  fileprivate func copy(
    _ parts: FilmParts, to url: URL, progress: Progress?
  ) throws(RenderError) {
    try files(url) { () throws(ImageFileError) in
      let output = try AtomicOutput(to: url)
      let writer = try APNGFilmWriter(shape, plays: options.plays, to: output)
      let frames = parts.frames()
      var position = 0
      while let frame = try frames.next() {
        try writer.append(.frame(frame), at: position)
        position += 1
        if position.isMultiple(of: 64) || position == shape.count {
          progress?(position, shape.count)
        }
      }
      try writer.finish()
      try output.commit()
    }
  }
}
