package import Foundation
import StillImageFile
import StillViewGraph

/// The files that images given by an address may come from. Images by name lie where a program has registered them, and are always
/// read. No image comes from the network, so there are no hosts to allow: a file URL with a host is refused.
///
/// A command whose rows come from elsewhere sets ``current`` for the pictures of each row.
package struct ImageAccess: Sendable, Equatable {
  /// The real paths of folders, without slashes at their ends.
  private(set) var folders: [String] = []

  /// The access of the pictures that a task makes; nil: that of the process.
  @TaskLocal package static var current: ImageAccess?
  /// Takes the problems of images that no view's body has asked for.
  @TaskLocal package static var problems: (@Sendable (String) -> Void)?

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

  /// Warns of an image that a held program does not get, with the view whose body asks for it.
  static func warn(_ message: String) {
    guard current != nil || PictureLibrary.shared.access != nil else { return }
    if !BodyWarning.add(message) { problems?(message) }
  }

  /// Returns the place of a file behind all links if that is inside of an allowed folder; nil for every other file, whether it
  /// exists or not.
  func place(of file: URL) -> URL? {
    guard ["", "localhost"].contains(file.host ?? ""), let path = Self.realPath(of: file) else {
      return nil
    }
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

/// The reason why an image is not read.
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
