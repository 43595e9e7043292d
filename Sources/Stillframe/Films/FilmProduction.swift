import Foundation
import StillImageFile
import StillRaster

/// The production of a film file: the source of its frames, and their common properties.
struct FilmProduction {
  let shape: FilmShape
  /// Of sheets.
  var colorScheme = ColorScheme.light
  var options = FilmOptions()
  /// Whether a folder may hold other files, which stay.
  var isForced = false
  /// How many threads work; nil: one a core.
  var threads: Int?
  /// Starts at the beginning.
  let frames: () throws(RenderError) -> any FrameSource

  /// Called with how many frames are done and how many there are.
  typealias Progress = (Int, Int) -> Void

  /// Writes the film to a file or a folder by the name's extension.
  func write(to url: URL, progress: Progress?) throws(RenderError) {
    guard let format = FilmFormat.of(url) else {
      throw .unsupportedFormat(path: url.path, supported: FilmFormat.names)
    }
    try check(format, url)
    let (selection, shape) = try selection(of: format, at: url)
    switch format {
    case .folder:
      try run(url, selection, progress: progress) { () throws(ImageFileError) in
        try FolderFilmWriter(at: url, shape, force: isForced)
      }
    case .mp4, .webm, .mov:
      try run(url, selection, progress: progress) { () throws(ImageFileError) in
        try VideoFilmWriter(shape, format, options: options, to: url)
      }
    default:
      let output = try files(url) { () throws(ImageFileError) in try AtomicOutput(to: url) }
      try write(format, selection, shape, to: output, at: url, progress)
      try files(url) { () throws(ImageFileError) in try output.commit() }
    }
  }

  /// Writes the film as bytes, in a format that is a file.
  func write(
    _ format: FilmFormat, to output: any ByteOutput, at url: URL, progress: Progress?
  ) throws(RenderError) {
    let (selection, shape) = try selection(of: format, at: url)
    try write(format, selection, shape, to: output, at: url, progress)
  }

  /// Writes a share of the film's frames, to be joined with the others.
  func writePart(
    _ header: FilmPartHeader, to url: URL, progress: Progress?
  ) throws(RenderError) {
    let output = try files(url) { () throws(ImageFileError) in try AtomicOutput(to: url) }
    try run(url, .all(shape.count), range: header.range, progress: progress) {
      () throws(ImageFileError) in
      try PartFilmWriter(header, to: output)
    }
    try files(url) { () throws(ImageFileError) in try output.commit() }
  }

  private func write(
    _ format: FilmFormat, _ selection: FrameSelection, _ shape: FilmShape,
    to output: any ByteOutput, at url: URL, _ progress: Progress?
  ) throws(RenderError) {
    let palette = format == .gif ? try palette(for: url) : nil
    try run(url, selection, progress: progress) { () throws(ImageFileError) -> any FilmWriter in
      switch format {
      case .gif:
        try GIFFilmWriter(
          shape, palette: palette ?? GIFPalette(colors: []), plays: options.plays, to: output)
      case .webp:
        try WebPFilmWriter(shape, plays: options.plays, quality: options.quality, to: output)
      case .player:
        try PlayerFilmWriter(
          shape, title: url.deletingPathExtension().lastPathComponent, to: output)
      case .sheet:
        SheetFilmWriter(shape, self.shape, selection, colorScheme, to: output)
      case .onion:
        OnionFilmWriter(shape, to: output)
      default:
        try APNGFilmWriter(shape, plays: options.plays, to: output)
      }
    }
  }

  /// Returns the frames that a format shows, and their common properties.
  private func selection(
    of format: FilmFormat, at url: URL
  ) throws(RenderError) -> (FrameSelection, FilmShape) {
    var shape = shape
    let selection: FrameSelection
    switch format {
    case .sheet: selection = .spread(SheetFilmWriter.mostTiles, of: shape.count)
    case .onion: selection = .spread(OnionFilmWriter.mostMoments, of: shape.count)
    default:
      (selection, shape.rate) = FrameSelection.of(format, count: shape.count, rate: shape.rate)
    }
    shape.count = selection.count
    return (selection, shape)
  }

  /// Returns the palette of a film, from the colours of some of its frames; the choice of frames does not depend on the
  /// process.
  private func palette(for url: URL) throws(RenderError) -> GIFPalette {
    guard let histogram = ColorHistogram() else {
      throw .paintingFailed(reason: "there is no memory for the colours of a film")
    }
    try run(url, .spread(GIFFilmWriter.samples, of: shape.count), progress: nil) { () in
      HistogramWriter(histogram)
    }
    return histogram.palette(most: 255)
  }

  private func run(
    _ url: URL, _ selection: FrameSelection, range: Range<Int>? = nil, progress: Progress?,
    _ open: () throws(ImageFileError) -> any FilmWriter
  ) throws(RenderError) {
    let writer = try files(url, open)
    let range = range ?? 0..<selection.count
    let pipeline = FramePipeline(
      range, coder: writer.coder, frameSize: shape.width * shape.height * 4
    ) { RenderError.writing(url, $0) }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    try pipeline.run(try frames(), selection, threads: threads ?? cores) {
      (position, piece) throws(RenderError) in
      try files(url) { () throws(ImageFileError) in try writer.append(piece, at: position) }
      let done = position + 1 - range.lowerBound
      if done.isMultiple(of: 16) || done == range.count { progress?(done, range.count) }
    }
    try files(url) { () throws(ImageFileError) in try writer.finish() }
  }

  /// Checks the options for a format.
  private func check(_ format: FilmFormat, _ url: URL) throws(RenderError) {
    try files(url) { () throws(ImageFileError) in
      _ = try format.codec(options.codec)
    }
    if let quality = options.quality {
      guard (0...100).contains(quality) else {
        throw .unencodable(reason: "a quality is a number from 0 to 100, and not \(quality)")
      }
      guard format == .webp || options.codec != nil || (try? format.codec(nil)) != nil else {
        throw .unencodable(
          reason: "a quality is for WebP and video: leave it out, or choose another extension")
      }
    }
    guard (0...65_535).contains(options.plays) else {
      throw .unencodable(
        reason: "a film is played 0 to 65535 times, 0 without end, and not \(options.plays)")
    }
  }
}

/// Counts the colours of frames.
private final class HistogramWriter: FilmWriter {
  let coder: any FilmCoder = PictureCoder()
  private let histogram: ColorHistogram

  init(_ histogram: ColorHistogram) { self.histogram = histogram }

  func append(_ piece: FilmPiece, at position: Int) {
    if case .picture(let picture) = piece { histogram.add(picture) }
  }

  func finish() {}
}

/// A coder that passes frames on unchanged.
struct PictureCoder: FilmCoder {
  func piece(of window: FrameWindow) -> FilmPiece { .picture(window.frame) }
}

/// Does something with files and names the path when it fails.
func files<Result>(
  _ url: URL, _ body: () throws(ImageFileError) -> Result
) throws(RenderError) -> Result {
  do {
    return try body()
  } catch {
    throw .writing(url, error)
  }
}
