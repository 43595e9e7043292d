import Foundation
import StillImageFile
import StillRaster

/// Packs and writes pictures, whole or not at all.
enum FileWriting {
  /// A picture as PNG.
  static func png(_ bitmap: Bitmap) throws(RenderError) -> Data {
    do {
      return try PNGEncoder.encode(bitmap)
    } catch {
      throw .paintingFailed(reason: "\(error)")
    }
  }

  /// Writes a picture in the format that the extension names; asks for it only when there is one.
  static func write(
    to url: URL, _ picture: () throws(RenderError) -> Bitmap
  ) throws(RenderError) {
    guard url.pathExtension.lowercased() == "png" else {
      throw .unsupportedFormat(path: url.path, supported: [".png"])
    }
    let data = try png(try picture())
    do {
      try AtomicFile.write(data, to: url)
    } catch {
      throw .unwritable(path: url.path, reason: "\(error)")
    }
  }
}
