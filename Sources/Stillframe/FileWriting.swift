import Foundation
import StillImageFile
import StillRaster

/// Packs and writes pictures, whole or not at all.
enum FileWriting {
  /// Writes a picture in the format that the extension names; asks for it only when there is one.
  static func write(
    to url: URL, _ picture: () throws(RenderError) -> Bitmap
  ) throws(RenderError) {
    try check(url)
    guard url.pathExtension.lowercased() == "png" else {
      throw .unsupportedFormat(path: url.path, supported: [".png"])
    }
    let data = try pack(picture())
    do {
      try AtomicFile.write(data, to: url)
    } catch {
      throw .writing(url, error)
    }
  }

  /// A picture as PNG.
  static func pack(_ picture: Bitmap) throws(RenderError) -> Data {
    do {
      return try PNGEncoder.encode(picture)
    } catch {
      throw .paintingFailed(reason: "\(error)")
    }
  }

  /// - Throws: `RenderError.unwritable` for a URL that names no file.
  static func check(_ url: URL) throws(RenderError) {
    do {
      try AtomicFile.check(url)
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
    case .unsupported, .missingProgram, .programFailed, .noPart, .unequalParts:
      .unencodable(reason: "\(error)")
    case .noMemory: .paintingFailed(reason: "\(error)")
    default: .unwritable(path: url.path, reason: "\(error)")
    }
  }
}
