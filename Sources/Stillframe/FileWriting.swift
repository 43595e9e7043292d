import Foundation
import StillImageFile
import StillRaster

/// Packs and writes pictures, whole or not at all.
enum FileWriting {
  /// Writes a picture in the format that the extension names; asks for it only when there is one.
  static func write(
    to url: URL, _ picture: () throws(RenderError) -> Bitmap
  ) throws(RenderError) {
    guard url.pathExtension.lowercased() == "png" else {
      throw .unsupportedFormat(path: url.path, supported: [".png"])
    }
    let data = try picture().pngData()
    do {
      try AtomicFile.write(data, to: url)
    } catch {
      throw .writing(url, error)
    }
  }
}

extension RenderError {
  /// What went wrong while a file was written.
  static func writing(_ url: URL, _ error: ImageFileError) -> RenderError {
    switch error {
    case .unwritable(let path, let reason): .unwritable(path: path, reason: reason)
    default: .unwritable(path: url.path, reason: "\(error)")
    }
  }
}
