public import Foundation
public import StillImageFile
import StillRaster

extension FrameSequence {
  /// Writes the film atomically, in the format of the file name's extension:
  ///
  /// - a folder, or no extension: `frame-0001.png` and so on;
  /// - `.apng`, `.png`: lossless, small APNG;
  /// - `.gif`: at most 256 colours at a time, and 50 frames per second;
  /// - `.webp`: animated WebP (default: lossless; lossy if the options set a quality);
  /// - `.mp4`, `.webm`, `.mov`: H.264, VP9 or ProRes 4444 by an installed `ffmpeg`, in the colours of BT.709;
  /// - `.sheet.png`: moments side by side, with their times; `.onion.png`: the whole motion in one picture;
  /// - `.html`: a page that plays it, with a slider.
  ///
  /// Frames are made on all cores, in constant memory. A folder that contains other files is refused.
  ///
  /// - Parameter progress: A closure called every few frames, with the number of finished frames and the total.
  /// - Throws: The errors of `frame(at:)`, `RenderError.unsupportedFormat`, `.unencodable`, `.unwritable`.
  public func write(
    to url: URL, options: FilmOptions = FilmOptions(), progress: ((Int, Int) -> Void)? = nil
  ) throws(RenderError) {
    try write(to: url, options: options, replacingFolder: false, progress: progress)
  }

  /// Writes the film as `write(to:options:progress:)` does.
  ///
  /// - Parameters:
  ///   - replacingFolder: Whether a folder may contain other files, which stay.
  ///   - threads: The number of threads (default: nil, one per core).
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

  /// Streams the film as APNG to a closure: first to an unnamed temporary file, so that its length does not matter and a
  /// failed film leaves nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the file in errors.
  ///   - output: A closure that receives the pieces, once all frames are made.
  /// - Throws: The errors of `write(to:)` and of `output`.
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

  /// Writes the film as bytes, in a format that is one file and needs no other program.
  ///
  /// - Parameter name: The name of the file in errors; without its extension, the title of a page.
  package func write(
    _ format: FilmFormat, to output: any ByteOutput, calledInErrors name: String,
    options: FilmOptions = FilmOptions(), threads: Int? = nil
  ) throws(RenderError) {
    var production = try production(options)
    production.threads = threads
    try production.write(format, to: output, at: URL(fileURLWithPath: name), progress: nil)
  }

  /// Writes a share of the film's frames, from which ``join(parts:program:to:replacingFolder:threads:progress:)`` makes the
  /// film, in any format.
  ///
  /// - Parameters:
  ///   - program: The identity of the program; parts of different programs cannot be joined.
  ///   - description: All values that the film depends on beside the program.
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
    try RenderPass.check(size, scale: scale)
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
  /// Copies the frames of an APNG from its parts, unchanged.
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
