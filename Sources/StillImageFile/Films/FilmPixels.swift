import CStillFilms
import StillRaster

/// A rectangle of a bitmap, as the loops over pixels of films take it.
struct FilmPixels {
  let bitmap: Bitmap
  let rectangle: PixelRectangle

  init(_ bitmap: Bitmap, in rectangle: PixelRectangle) {
    self.bitmap = bitmap
    self.rectangle = rectangle
  }

  func withPixels<Result>(_ body: (StillFilmPixels) -> Result) -> Result {
    unsafe bitmap.withUnsafeBytes { bytes in
      let start = rectangle.y * bitmap.width + rectangle.x
      let pixels = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt32.self)
      return unsafe body(
        StillFilmPixels(
          pixels: pixels.map { unsafe $0 + start }, stride: bitmap.width, width: rectangle.width,
          height: rectangle.height))
    }
  }

  /// With the same rectangle of another picture, if there is one.
  func withPixels<Result>(
    and other: Bitmap?, _ body: (StillFilmPixels, UnsafePointer<StillFilmPixels>?) -> Result
  ) -> Result {
    unsafe withPixels { pixels in
      guard let other else { return unsafe body(pixels, nil) }
      return unsafe FilmPixels(other, in: rectangle).withPixels { others in
        var others = unsafe others
        return unsafe body(pixels, &others)
      }
    }
  }
}
