import Foundation
import StillImageFile
import StillframeArguments

/// The folder that a film's frames go to: empty, new, or a film of ours, unless forced.
package enum FilmFolder {
  /// Whether a path names a folder: it ends with "/", or is one already.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return path.hasSuffix("/") || (exists && isFolder.boolValue)
  }

  /// - Throws: `UsageError.occupiedFolder` when the folder exists and holds anything but frames, naming
  ///   the first in alphabetical order; `ImageFileError` when it cannot be looked into.
  package static func check(_ path: String) throws {
    do {
      try FrameFolder.check(URL(fileURLWithPath: path, isDirectory: true))
    } catch .occupied(_, let entry) {
      throw UsageError.occupiedFolder(path, entry: entry)
    }
  }
}
