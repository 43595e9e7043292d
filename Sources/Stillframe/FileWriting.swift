import Foundation
import StillImageFile

/// Writes whole files or none.
enum FileWriting {
  static func write(_ data: Data, to url: URL) throws(RenderError) {
    do {
      try AtomicFile.write(data, to: url)
    } catch {
      throw .unwritable(path: url.path, reason: "\(error)")
    }
  }
}
