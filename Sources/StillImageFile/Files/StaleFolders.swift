import CStillFiles
import Foundation

/// A folder that is held, so that other processes know that it is in use: until this object or the process ends.
final class FolderHold: Sendable {
  private let descriptor: Int32

  /// - Parameter waits: Whether to wait until another that holds it is done.
  /// - Returns: Nil where there is no folder, where another holds it, and where the file system has no locks.
  init?(_ path: String, waits: Bool = false) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  /// Whether a path still names the folder.
  func isAt(_ path: String) -> Bool {
    var (mine, theirs) = (stat(), stat())
    return unsafe fstat(descriptor, &mine) == 0 && lstat(path, &theirs) == 0
      && mine.st_dev == theirs.st_dev && mine.st_ino == theirs.st_ino
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

/// The hidden folders of films whose process was killed.
enum StaleFolders {
  /// Removes those beside a path that belong to this user and that no process holds. Of their content, frames alone are removed.
  static func remove(beside path: String) {
    let folder = OutputPath.folder(of: path)
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    for name in names where isTemporary(name) {
      let stale = folder + name
      var status = stat()
      guard unsafe lstat(stale, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == geteuid(), let hold = FolderHold(stale), hold.isAt(stale)
      else { continue }
      unsafe still_film_remove(stale)
    }
  }

  /// Whether a name is one that ``OutputPath/temporary(beside:)`` makes.
  private static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(OutputPath.temporaryPrefix)
      && UUID(uuidString: String(name.dropFirst(OutputPath.temporaryPrefix.count))) != nil
  }
}
