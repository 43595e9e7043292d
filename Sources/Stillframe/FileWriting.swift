import Foundation
import StillCairo
import StillDrawing
import StillImageFile
import StillRaster

/// One moment as commands, ready to be painted on any thread.
struct StageShot: Sendable {
  let list: DisplayList
  /// Pixels per point.
  let scale: CGFloat
  let background: ResolvedColor?

  /// Returns the same with commands in front.
  func adding(_ commands: [DrawCommand]) -> StageShot {
    StageShot(
      list: DisplayList(size: list.size, commands: list.commands + commands), scale: scale,
      background: background)
  }

  func paint() throws(RenderError) -> Bitmap {
    try RenderPass.paint(list, scale: scale, background: background)
  }

  /// Paints over another frame's picture if that gives the same bytes as painting everything, with less work.
  func paint(over old: OldFrame?) throws(RenderError) -> ShownFrame {
    let size = list.pixelSize(scale: scale)
    return try paint(
      ShownContent(self, width: Int(size.width), height: Int(size.height)), over: old)
  }

  /// - Parameter content: This one's.
  func paint(
    _ content: ShownContent, over old: OldFrame?
  ) throws(RenderError) -> ShownFrame {
    guard var frame = old?.take(), let before = frame.content as? ShownContent,
      before.isComparable(to: content)
    else { return ShownFrame(picture: try paint(), content: content) }
    do {
      if try CairoRenderer.repaint(
        content.areas, over: &frame.picture, of: before.areas, background: background) != nil
      {
        frame.content = content
        return frame
      }
    } catch {
      throw .paintingFailed(reason: "\(error)")
    }
    return ShownFrame(picture: try paint(), content: content)
  }
}

/// Packs and writes pictures, whole or not at all.
enum FileWriting {
  /// Writes a picture in the format that the extension names; asks for it only when there is one.
  static func write(
    to url: URL, _ options: PictureOptions, _ shot: () throws(RenderError) -> StageShot
  ) throws(RenderError) {
    try check(url)
    guard let format = OutputFormat(fileExtension: url.pathExtension) else {
      throw .unsupportedFormat(path: url.path, supported: OutputFormat.allExtensions)
    }
    let data = try pack(shot(), as: format, options)
    do {
      try AtomicFile.write(data, to: url)
    } catch {
      throw .writing(url, error)
    }
  }

  /// Encodes a picture in a format.
  static func pack(
    _ shot: StageShot, as format: OutputFormat, _ options: PictureOptions
  ) throws(RenderError) -> Data {
    switch format {
    case .pdf: return try draw(shot, as: .pdf, options)
    case .svg: return try draw(shot, as: .svg, options)
    case .png, .jpeg, .webp: break
    }
    let size = shot.list.pixelSize(scale: shot.scale)
    if let side = format.longestSide, max(size.width, size.height) > CGFloat(side) {
      throw .tooManyPixels(
        width: Int(size.width), height: Int(size.height), side: side, total: side * side)
    }
    // NaN is treated as the best quality.
    let quality = options.quality < 1 ? max(options.quality, 0) : 1
    let file =
      switch format {
      case .jpeg:
        try shot.encoded { picture, _ throws(ImageFileError) in
          (try JPEGEncoder.encode(picture, quality: quality), nil)
        }
      case .webp:
        try shot.encoded { picture, _ throws(ImageFileError) in
          (try WebPEncoder.encode(picture, quality: quality), nil)
        }
      case .png, .pdf, .svg: try pack(shot)
      }
    return PictureComment.adding(options.comment, to: file, as: format)
  }

  private static func draw(
    _ shot: StageShot, as format: PageRenderer.Format, _ options: PictureOptions
  ) throws(RenderError) -> Data {
    do {
      return try PageRenderer.render(
        shot.list, scale: shot.scale, background: shot.background, as: format,
        embedsText: options.embedsFonts)
    } catch {
      throw .paintingFailed(reason: "\(error)")
    }
  }

  /// Encodes a picture as PNG.
  static func pack(_ picture: Bitmap) throws(RenderError) -> Data {
    do {
      return try PNGEncoder.encode(picture)
    } catch {
      throw .paintingFailed(reason: "\(error)")
    }
  }

  /// Paints a picture and encodes it as PNG.
  static func pack(_ shot: StageShot) throws(RenderError) -> Data {
    try shot.encoded { picture, known throws(ImageFileError) in
      let still = try PackedStill(picture, unless: known)
      return (still.file, still)
    }
  }

  /// Checks that a file can be written at a URL.
  ///
  /// - Throws: `RenderError.unwritable` for a URL that names no file.
  static func check(_ url: URL) throws(RenderError) {
    do {
      try AtomicFile.check(url)
    } catch {
      throw .writing(url, error)
    }
  }
}

extension RenderError {
  /// Returns the error for a failure while a file was written.
  static func writing(_ url: URL, _ error: ImageFileError) -> RenderError {
    switch error {
    case .unwritable(let path, let reason): .unwritable(path: path, reason: reason)
    case .unreadable(let path, let reason): .unreadable(path: path, reason: reason)
    case .occupied: .unwritable(path: url.path, reason: "\(error)")
    case .noMemory: .paintingFailed(reason: "\(error)")
    case .notPNG, .truncated, .damaged, .unknownFormat, .undecodable, .tooLarge, .empty,
      .wrongFrameSize, .invalidFrameRate, .noFrames, .unsupported, .missingProgram, .programFailed,
      .noPart, .unequalParts:
      .unencodable(reason: "\(error)")
    }
  }
}
