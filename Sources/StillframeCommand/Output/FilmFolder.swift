import Foundation

/// The folder that a film's frames go to: empty, new, or a film of ours, unless forced.
package enum FilmFolder {
  /// A folder with something in it that is no frame.
  package struct Occupied: Error, CustomStringConvertible {
    package let path: String
    package let entry: String

    package var description: String {
      "the folder '\(path)' holds '\(entry)', which is no frame of a film: choose another folder, "
        + "or say --force"
    }
  }

  /// Whether a path names a folder: it ends with "/", or is one already.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return path.hasSuffix("/") || (exists && isFolder.boolValue)
  }

  /// - Throws: ``Occupied`` when the folder exists and holds anything but frames, naming the first in
  ///   alphabetical order. A folder that cannot be read is left to whoever writes to it.
  package static func check(_ path: String) throws {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
    if let entry = entries.sorted().first(where: { !isFrame($0) }) {
      throw Occupied(path: path, entry: entry)
    }
  }

  /// `frame-0001.png`: at least four digits.
  package static func isFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let number = name.dropFirst(6).dropLast(4)
    return number.count >= 4 && number.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
