import Foundation

/// The folders that a walk through folders has been in. It follows links, which may lead back: each folder is entered once.
package struct VisitedFolders {
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  private var visited: Set<Identity> = []

  /// The most folders of a walk.
  private static let most = 100_000

  package init() {}

  /// Whether there is a folder that was not entered before; from now on it was.
  package mutating func enter(_ path: String) -> Bool {
    var status = stat()
    guard visited.count < Self.most, unsafe stat(path, &status) == 0,
      status.st_mode & S_IFMT == S_IFDIR
    else { return false }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    return visited.insert(identity).inserted
  }
}
