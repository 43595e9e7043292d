import CStillFilms
import CStillWebP
import Foundation
import StillRaster

/// Makes the frames of an animated WebP: where they differ from the one before. What repeats itself is packed without loss by code
/// of our own, everything else by libwebp.
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

  /// Returns the chunks of a picture, without the file's head.
  private func encode(_ pixels: FilmPixels) throws(ImageFileError) -> [UInt8] {
    if quality == nil, let chunk = packed(pixels) { return chunk }
    let rectangle = pixels.rectangle
    guard let bytes = file(of: pixels), bytes.count > 12 else {
      throw .noMemory(width: rectangle.width, height: rectangle.height)
    }
    var rest = bytes.dropFirst(12)
    // A head of a larger file, before pictures with loss and alpha, is the film's business.
    if rest.starts(with: Array("VP8X".utf8)) { rest = rest.dropFirst(18) }
    return Array(rest)
  }

  /// Returns a picture of which most repeats itself; nil for others.
  func packed(_ pixels: FilmPixels) -> [UInt8]? {
    let rectangle = pixels.rectangle
    var bytes: UnsafeMutablePointer<UInt8>?
    var size = 0
    let isPacked = unsafe withStraightWords(of: pixels) { words, stride in
      unsafe still_webp_pack(
        StillFilmPixels(
          pixels: words, stride: stride, width: rectangle.width, height: rectangle.height),
        hasAlpha ? 1 : 0, &bytes, &size)
    }
    guard isPacked != 0, let start = unsafe bytes else { return nil }
    defer { unsafe free(start) }
    return unsafe WebPFilmWriter.chunk(
      "VP8L", Array(UnsafeBufferPointer(start: start, count: size)))
  }

  /// Returns a file with the picture, by libwebp; nil where there is no memory.
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
    var writer = unsafe WebPMemoryWriter()
    unsafe WebPMemoryWriterInit(&writer)
    defer { unsafe WebPMemoryWriterClear(&writer) }
    let isDone = unsafe withStraightWords(of: pixels) { words, stride in
      unsafe withUnsafeMutablePointer(to: &writer) { writer in
        unsafe picture.use_argb = 1
        unsafe picture.width = Int32(pixels.rectangle.width)
        unsafe picture.height = Int32(pixels.rectangle.height)
        unsafe picture.argb = words
        unsafe picture.argb_stride = Int32(stride)
        unsafe picture.writer = WebPMemoryWrite
        unsafe picture.custom_ptr = UnsafeMutableRawPointer(writer)
        return unsafe WebPEncode(&config, &picture) != 0
      }
    }
    // Frees the memory that libwebp allocated; the pixels are ours.
    unsafe WebPPictureFree(&picture)
    guard isDone, let start = unsafe writer.mem else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: start, count: writer.size))
  }

  /// Calls `body` with straight ARGB words, valid during the call, and the distance of two rows. Opaque pixels are straight where
  /// they are: libwebp writes to none but clear ones.
  private func withStraightWords<Result>(
    of pixels: FilmPixels, _ body: (UnsafeMutablePointer<UInt32>?, Int) -> Result
  ) -> Result {
    unsafe pixels.withPixels { picture in
      if unsafe still_is_opaque(picture) != 0 {
        return unsafe body(UnsafeMutablePointer(mutating: picture.pixels), picture.stride)
      }
      let count = pixels.rectangle.area
      var words = unsafe [UInt32](unsafeUninitializedCapacity: count) { words, initialized in
        initialized = count
        if hasAlpha {
          unsafe still_write_straight(picture, words.baseAddress)
        } else {
          unsafe still_write_on_black(picture, words.baseAddress)
        }
      }
      return unsafe words.withUnsafeMutableBufferPointer {
        unsafe body($0.baseAddress, pixels.rectangle.width)
      }
    }
  }
}
