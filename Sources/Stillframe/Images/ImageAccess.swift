package import Foundation
import StillImageFile

/// Which files images given by an address may come from. Images by name lie where a program has registered them, and are not
/// asked about.
///
/// A command whose rows come from elsewhere gives the pictures of each row one, with ``current``.
package struct ImageAccess: Sendable, Equatable {
  /// The real paths of folders, without slashes at their ends.
  private(set) var folders: [String] = []

  /// Whether the pictures that a task makes are held to something, and to what; nil: to what the process is held to.
  @TaskLocal package static var current: ImageAccess?

  /// Allows nothing yet.
  package init() {}

  /// Allows the files in a folder, and in those inside of it.
  ///
  /// - Throws: ``ImageRegistryError/noFolder(name:)``
  package mutating func allow(folder: URL) throws(ImageRegistryError) {
    guard let path = Self.realPath(of: folder), Self.isFolder(path) else {
      throw .noFolder(name: folder.isFileURL ? folder.path : folder.absoluteString)
    }
    folders.append(path)
  }

  /// Allows what another value allows, too.
  mutating func allow(_ other: ImageAccess?) {
    folders += other?.folders ?? []
  }

  mutating func allow(realPath: String) {
    folders.append(realPath)
  }

  /// Where a file really lies, when that is inside of an allowed folder; nil for every other file, whether it is there or not.
  func place(of file: URL) -> URL? {
    guard let path = Self.realPath(of: file) else { return nil }
    let isInside = folders.contains { folder in
      path.hasPrefix(folder == "/" ? folder : folder + "/")
    }
    return isInside ? URL(fileURLWithPath: path) : nil
  }

  private static func realPath(of url: URL) -> String? {
    guard url.isFileURL, !url.path.utf8.contains(0), let real = unsafe realpath(url.path, nil)
    else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// Why an image is not read.
enum ImageAccessError: Error, Equatable, CustomStringConvertible {
  case notAllowed(String)

  var description: String {
    switch self {
    case .notAllowed(let path):
      "'\(path.shown)' is in no folder that images may come from: allow its folder with --allow-folder or "
        + "ImageRegistry.allows(folder:)"
    }
  }
}
