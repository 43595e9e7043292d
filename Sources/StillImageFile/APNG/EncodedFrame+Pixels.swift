import Foundation
package import StillRaster

extension EncodedFrame {
  /// Returns the pixels of the rectangle.
  ///
  /// - Throws: ``ImageFileError/damaged(reason:)``
  func pixels() throws(ImageFileError) -> Bitmap {
    // They are those of a still PNG of its size.
    var header = PNGHeader(
      width: rectangle.width, height: rectangle.height, scale: 1, format: hasAlpha ? .rgba : .rgb
    ).bytes
    header.append(.imageData, stream)
    header.append(.end)
    return try PNGDecoder.decode(Data(header))
  }

  /// Returns the rectangle's pixels as numbers of a palette that has all of its colours, compressed.
  func stream(with palette: PNGPalette) throws(ImageFileError) -> [UInt8] {
    let pixels = try pixels()
    return PNGEncoder.compress(palette.scanlines(of: PixelRows(pixels)), .standard)
  }
}

/// Makes whole frames of encoded ones again, in the order of the film.
package struct FrameDecoder {
  private var previous: Bitmap?
  private var beforePrevious: Bitmap?

  package init() {}

  /// Returns the next frame.
  ///
  /// - Throws: ``ImageFileError/damaged(reason:)``
  package mutating func next(_ frame: EncodedFrame, scale: Double) throws(ImageFileError) -> Bitmap
  {
    let canvas = frame.isOverBeforePrevious ? beforePrevious : previous
    var picture: Bitmap
    if let canvas {
      picture = canvas
      if !frame.isRepeat { try draw(frame, on: &picture) }
    } else {
      guard frame.isWhole else { throw .damaged(reason: "its first frame is not whole") }
      picture = try frame.pixels().scaled(scale)
    }
    beforePrevious = previous
    previous = picture
    return picture
  }

  private func draw(_ frame: EncodedFrame, on picture: inout Bitmap) throws(ImageFileError) {
    guard frame.width == picture.width, frame.height == picture.height else {
      throw .damaged(reason: "its frames have different sizes")
    }
    picture.draw(try frame.pixels(), x: frame.rectangle.x, y: frame.rectangle.y)
  }
}

extension Bitmap {
  /// Returns the same pixels at another number of them per point.
  fileprivate func scaled(_ scale: Double) -> Bitmap {
    var copy = Bitmap(width: width, height: height, scale: scale)
    copy.draw(self, x: 0, y: 0)
    return copy
  }
}
