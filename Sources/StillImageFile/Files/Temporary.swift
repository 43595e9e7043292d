import CStillFiles
import Foundation

/// A path that is to vanish again: when ``remove()`` is called or this object ends, and when the process ends, by a
/// signal too.
final class Temporary: Sendable {
  let path: String
  private let isFolder: Bool
  private let number: Int32

  /// Before anything is made there.
  ///
  /// - Parameter isFolder: Whether it is going to be the folder of a film.
  init(_ path: String, isFolder: Bool = false) {
    self.path = path
    self.isFolder = isFolder
    number = unsafe still_temporary_add(path, isFolder)
  }

  /// Removes the file, or the folder if it holds frames and nothing else.
  ///
  /// The last user calls this: `deinit` may never run on threads that still hold the object.
  func remove() {
    // The file may be gone already, and a failure to remove it has no one to report to.
    if isFolder { unsafe still_film_remove(path) } else { unsafe unlink(path) }
  }

  deinit {
    remove()
    still_temporary_forget(number)
  }
}
