import CStillScanlines
import StillRaster

/// Turns rows of pixels into the bytes that are compressed: each row a filter's number and the
/// differences that the filter leaves.
///
/// A row takes Up or Sub, whichever leaves the smaller sum of differences, Up when both are equal. But
/// when the differences that are not zero are large on average, the row is made of edges, such as text,
/// and not of gradients: then it takes None, as deflate finds the same letters again only when they are
/// left as they are (an eighth to a third smaller, measured on pictures of text). And a row of which a third is not
/// like its neighbours, though not far from them, is a photograph's: there Average and Paeth are tried as well
/// (a fifth smaller, measured on photographs).
struct PNGFilter {
  let pixels: PixelRows
  /// Whether alpha is written.
  let hasAlpha: Bool
  /// The part of a row that is examined to choose its filter.
  var care = Care.all

  enum Care: Int32 {
    /// Nothing: all rows take Up, which costs less time and more bytes.
    case none = 0
    case all = 1
    case quarter = 4
  }

  private var bytesPerPixel: Int { hasAlpha ? 4 : 3 }

  /// How large a difference that is not zero may be on average before a row takes None.
  var edge: Int32 = 8

  /// Returns all rows, filtered.
  func scanlines() -> [UInt8] {
    let size = (1 + pixels.width * bytesPerPixel) * pixels.height
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { lines, count in
      count = size
      let isDone = unsafe pixels.withPixels { picture in
        unsafe still_write_differences(
          picture, hasAlpha ? 1 : 0, care.rawValue, edge, lines.baseAddress)
      }
      precondition(isDone != 0, "there is memory for two rows of pixels")
    }
  }
}
