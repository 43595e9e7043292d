import CStillFilms
import CStillWebP
import StillRaster

/// Makes the frames of an animated WebP: where they differ from the one before, through libwebp.
struct WebPFrameCoder: FilmCoder {
  let hasAlpha: Bool
  /// From 0 to 100; nil: without loss.
  let quality: Double?

  func piece(of window: FrameWindow) throws(ImageFileError) -> FilmPiece {
    guard let changed = window.changed else {
      let single = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
      return .difference(FrameDifference(isRepeat: true, rectangle: single, bytes: []))
    }
    // Places are written in steps of two pixels.
    let (x, y) = (changed.x & ~1, changed.y & ~1)
    let rectangle = PixelRectangle(
      x: x, y: y, width: changed.x + changed.width - x, height: changed.y + changed.height - y)
    return .difference(
      FrameDifference(
        isRepeat: false, rectangle: rectangle,
        bytes: try encode(FilmPixels(window.frame, in: rectangle))))
  }

  /// The chunks of a picture, without the file's head.
  private func encode(_ pixels: FilmPixels) throws(ImageFileError) -> [UInt8] {
    let rectangle = pixels.rectangle
    guard let bytes = file(of: pixels), bytes.count > 12 else {
      throw .noMemory(width: rectangle.width, height: rectangle.height)
    }
    var rest = bytes.dropFirst(12)
    // A head of a larger file, before pictures with loss and alpha, is the film's business.
    if rest.starts(with: Array("VP8X".utf8)) { rest = rest.dropFirst(18) }
    return Array(rest)
  }

  /// A file with the picture; nil where there is no memory.
  private func file(of pixels: FilmPixels) -> [UInt8]? {
    var config = WebPConfig()
    var picture = unsafe WebPPicture()
    guard unsafe WebPConfigInit(&config) != 0, unsafe WebPPictureInit(&picture) != 0 else {
      return nil
    }
    if let quality {
      config.quality = Float(quality)
      config.method = 2
    } else {
      guard unsafe WebPConfigLosslessPreset(&config, 1) != 0 else { return nil }
    }
    let count = pixels.rectangle.area
    let straight = unsafe [UInt32](unsafeUninitializedCapacity: count) { words, initialized in
      initialized = count
      unsafe pixels.withPixels { unsafe still_write_straight($0, words.baseAddress) }
    }
    var writer = unsafe WebPMemoryWriter()
    unsafe WebPMemoryWriterInit(&writer)
    defer { unsafe WebPMemoryWriterClear(&writer) }
    var words = hasAlpha ? straight : straight.map { $0 | 0xFF00_0000 }
    let isDone = unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe withUnsafeMutablePointer(to: &writer) { writer in
        unsafe picture.use_argb = 1
        unsafe picture.width = Int32(pixels.rectangle.width)
        unsafe picture.height = Int32(pixels.rectangle.height)
        unsafe picture.argb = words.baseAddress
        unsafe picture.argb_stride = Int32(pixels.rectangle.width)
        unsafe picture.writer = WebPMemoryWrite
        unsafe picture.custom_ptr = UnsafeMutableRawPointer(writer)
        return unsafe WebPEncode(&config, &picture) != 0
      }
    }
    // What it has made of its own; the pixels are ours.
    unsafe WebPPictureFree(&picture)
    guard isDone, let start = unsafe writer.mem else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: start, count: writer.size))
  }
}
