import Foundation
import StillImageFile
import StillRaster

/// Reads any bytes as a picture of whichever format they begin like.
enum ImageFuzzing {
  static func run(_ bytes: UnsafeRawBufferPointer) {
    do {
      let picture = try unsafe PictureDecoder(Data(bytes))
      let pixels = picture.width.multipliedReportingOverflow(by: picture.height)
      precondition(
        picture.width > 0 && picture.height > 0 && !pixels.overflow
          && pixels.partialValue <= PictureDecoder.mostPixels,
        "a picture without a bound gets through the front door")
      // A header may state many pixels, which take time and teach nothing.
      let side = 256
      guard picture.isDrawing || pixels.partialValue <= side * side else { return }
      let (width, height) = (min(picture.width, side), min(picture.height, side))
      let bitmap = try picture.bitmap(width: width, height: height)
      precondition(
        picture.isDrawing || (bitmap.width == picture.width && bitmap.height == picture.height),
        "a picture has another size than its header says")
      requirePremultiplied(bitmap)
    } catch {
      precondition(!error.description.isEmpty)
    }
  }

  /// Painting relies on it: no component is larger than alpha.
  private static func requirePremultiplied(_ bitmap: Bitmap) {
    unsafe bitmap.withUnsafeBytes { bytes in
      let pixels = unsafe bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices {
        let pixel = unsafe pixels[index]
        let alpha = pixel >> 24
        precondition(
          pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha,
          "a colour is brighter than its alpha lets it be")
      }
    }
  }

  /// Where small pictures of every format lie, in the package's folder.
  static let folder = "Tests/StillImageFileTests/Pictures"
}
