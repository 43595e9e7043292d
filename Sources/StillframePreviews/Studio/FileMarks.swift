import Foundation

/// By what one sees that files have changed: their names, sizes and times.
struct FileMarks: Equatable {
  private var marks: [String: Mark] = [:]

  /// The absolute paths of the files.
  var files: [String] { marks.keys.map { URL(fileURLWithPath: $0).path } }

  private struct Mark: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    /// An editor that writes a new file in the old one's place changes this.
    var number: UInt64
  }

  /// Of all Swift files and assets at a path.
  init(_ path: String) {
    var isFolder: ObjCBool = false
    _ = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let sources = isFolder.boolValue ? SwiftSources(folder: path) : SwiftSources(file: path)
    for file in sources.files + sources.catalogues + [path + "/Package.swift"] {
      var status = stat()
      guard unsafe stat(file, &status) == 0 else { continue }
      marks[file] = Mark(
        size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec, number: UInt64(status.st_ino))
    }
  }
}
