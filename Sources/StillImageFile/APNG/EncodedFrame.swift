package import StillRaster

/// A frame of an APNG, compressed: what changed since a frame before.
package struct EncodedFrame: Sendable {
  /// Whether nothing changed. The pixels are then those of the first pixel alone, for the case that a
  /// delay has to be split.
  let isRepeat: Bool
  /// Whether the frame before is taken away first, so that this one is drawn over the one before that.
  let isOverBeforePrevious: Bool
  let rectangle: PixelRectangle
  /// Of the whole frame, in pixels.
  let width: Int
  /// Of the whole frame, in pixels.
  let height: Int
  let hasAlpha: Bool
  let stream: [UInt8]
  /// The colours in the rectangle, when they are at most 256.
  let colors: [PremultipliedPixel]?

  var isWhole: Bool {
    rectangle == PixelRectangle(x: 0, y: 0, width: width, height: height)
  }

  /// Compresses a frame: all of it without a previous frame, otherwise the smallest rectangle around the
  /// pixels that are not as they were. The costly part of a film, free to run on many threads at once.
  ///
  /// - Parameters:
  ///   - previous: the frame before, of the same size.
  ///   - beforePrevious: the one before that, if the frame before may be taken away.
  ///   - rows: Where pixels may differ from the frame before, and from the one before that; nil: anywhere.
  ///   - hasAlpha: false to write what is seen on black.
  /// - Throws: ``ImageFileError`` for an empty frame, or a previous one of another size.
  package init(
    _ frame: Bitmap, previous: Bitmap?, beforePrevious: Bitmap? = nil,
    rows: (previous: [Range<Int>]?, beforePrevious: [Range<Int>]?) = (nil, nil), hasAlpha: Bool,
    mode: PNGEncoder.Mode = .standard
  ) throws(ImageFileError) {
    guard frame.width > 0 && frame.height > 0 else {
      throw .empty(width: frame.width, height: frame.height)
    }
    var rectangle = PixelRectangle(x: 0, y: 0, width: frame.width, height: frame.height)
    var (isRepeat, isOverBeforePrevious) = (false, false)
    if let previous {
      try Self.check(previous, frame)
      let changed = PixelWalk(previous, frame).changedRectangle(in: rows.previous)
      isRepeat = changed == nil
      let single = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
      rectangle = changed ?? single
      if let beforePrevious, !isRepeat {
        try Self.check(beforePrevious, frame)
        let other =
          PixelWalk(beforePrevious, frame).changedRectangle(in: rows.beforePrevious) ?? single
        // A little less is not worth a step back, after which nothing is like the frame before any more.
        if other.area * 4 < rectangle.area * 3 {
          rectangle = other
          isOverBeforePrevious = true
        }
      }
    }
    let pixels = PixelRows(frame, in: rectangle)
    self.isRepeat = isRepeat
    self.isOverBeforePrevious = isOverBeforePrevious
    self.rectangle = rectangle
    width = frame.width
    height = frame.height
    self.hasAlpha = hasAlpha
    let opaque: PremultipliedPixel = hasAlpha ? 0 : 0xFF00_0000
    colors = PNGPalette(of: pixels)?.colors.map { $0 | opaque }
    // The changed part is mostly edges: unfiltered and searched thoroughly, it becomes a fifth smaller.
    let filter = PNGFilter(
      pixels: pixels, hasAlpha: hasAlpha, care: mode == .fast ? .quarter : .all, edge: 2)
    let scanlines = filter.scanlines()
    stream =
      PackedRows(bytes: scanlines, isThorough: true)?.zlibStream
      ?? PNGEncoder.compress(scanlines, .standard)
  }

  init(
    isRepeat: Bool, isOverBeforePrevious: Bool, rectangle: PixelRectangle, width: Int, height: Int,
    hasAlpha: Bool, stream: [UInt8], colors: [PremultipliedPixel]?
  ) {
    self.isRepeat = isRepeat
    self.isOverBeforePrevious = isOverBeforePrevious
    self.rectangle = rectangle
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.stream = stream
    self.colors = colors
  }

  private static func check(_ previous: Bitmap, _ frame: Bitmap) throws(ImageFileError) {
    guard previous.width == frame.width && previous.height == frame.height else {
      throw .wrongFrameSize(
        width: frame.width, height: frame.height, expectedWidth: previous.width,
        expectedHeight: previous.height)
    }
  }
}

extension PixelRectangle {
  /// In pixels.
  var area: Int { width * height }
}
