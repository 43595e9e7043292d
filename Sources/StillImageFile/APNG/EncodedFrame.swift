package import StillRaster

/// A frame of an APNG, compressed: what changed since the frame before.
package struct EncodedFrame: Sendable {
  /// Whether nothing changed. The pixels are then those of the first pixel alone, for the case that a
  /// delay has to be split.
  let isRepeat: Bool
  let rectangle: PixelRectangle
  /// Of the whole frame, in pixels.
  let width: Int
  /// Of the whole frame, in pixels.
  let height: Int
  let hasAlpha: Bool
  let stream: [UInt8]

  var isWhole: Bool {
    rectangle == PixelRectangle(x: 0, y: 0, width: width, height: height)
  }

  /// Compresses a frame: all of it without a previous frame, else the smallest rectangle around the
  /// pixels that are not as they were. The costly part of a film, free to run on many threads at once.
  ///
  /// - Parameters:
  ///   - previous: the frame before, of the same size.
  ///   - hasAlpha: false to write what is seen on black.
  /// - Throws: ``ImageFileError`` for an empty frame, or a previous one of another size.
  package init(
    _ frame: Bitmap, previous: Bitmap?, hasAlpha: Bool, mode: PNGEncoder.Mode = .standard
  ) throws(ImageFileError) {
    guard frame.width > 0 && frame.height > 0 else {
      throw .empty(width: frame.width, height: frame.height)
    }
    var rectangle = PixelRectangle(x: 0, y: 0, width: frame.width, height: frame.height)
    var isRepeat = false
    if let previous {
      guard previous.width == frame.width && previous.height == frame.height else {
        throw .wrongFrameSize(
          width: frame.width, height: frame.height, expectedWidth: previous.width,
          expectedHeight: previous.height)
      }
      let changed = PixelWalk(previous, frame).changedRectangle()
      isRepeat = changed == nil
      rectangle = changed ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1)
    }
    let filter = PNGFilter(
      pixels: PixelRows(frame, in: rectangle), hasAlpha: hasAlpha,
      care: mode == .standard ? .all : .none)
    self.isRepeat = isRepeat
    self.rectangle = rectangle
    width = frame.width
    height = frame.height
    self.hasAlpha = hasAlpha
    stream = PNGEncoder.compress(filter.scanlines(), mode)
  }
}
