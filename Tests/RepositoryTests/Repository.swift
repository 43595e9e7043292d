import Foundation
import Testing

/// A file of the repository.
struct RepositoryFile: Sendable {
  /// Relative to the root, with slashes.
  let path: String
  let data: Data

  init(path: String, data: Data) {
    self.path = path
    self.data = data
  }

  /// A file made up by a test.
  init(_ path: String, _ text: String) {
    self.init(path: path, data: Data(text.utf8))
  }

  /// Nil for files that are no UTF-8 text.
  var text: String? { String(data: data, encoding: .utf8) }

  /// Without line feeds; empty for files that are no text.
  var lines: [Substring] {
    (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether any of the texts is in it: cheap, to leave out files before their lines are looked at.
  func holds(anyOf texts: [String]) -> Bool {
    texts.contains { data.range(of: Data($0.utf8)) != nil }
  }

  /// The target that a Swift file belongs to: the folder below `Sources`, `Sources/Shims`, `Sources/Frameworks` or
  /// `Tests`.
  var target: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
    // Packages of their own, which tests build, and what stands in for all targets where there is an archive.
    guard parts[1] != "Fixtures", parts[1] != "Prebuilt" else { return nil }
    return parts.count > 3 && ["Shims", "Frameworks"].contains(parts[1])
      ? String(parts[2]) : String(parts[1])
  }

  var isSwift: Bool { path.hasSuffix(".swift") }
}

/// The files that the repository keeps: everything below its root but what `.gitignore` leaves out.
struct Repository: Sendable {
  /// Sorted by path.
  let files: [RepositoryFile]

  init(_ files: [RepositoryFile]) {
    self.files = files
  }

  /// The repository that this file belongs to.
  static let here: Repository = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return Repository(read(root, prefix: "").sorted { $0.path < $1.path })
  }()

  /// The file of a path; nil when there is none.
  func file(_ path: String) -> RepositoryFile? {
    files.first { $0.path == path }
  }

  /// Whether there is a file of this path, or any file below it.
  func contains(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    return files.contains { $0.path == path || $0.path.hasPrefix(path + "/") }
  }

  /// What is there without being kept: results of builds, and the version control's own.
  private static let ignored: Set<String> = [".build", ".git", ".swiftpm", "out"]

  private static func read(_ folder: URL, prefix: String) -> [RepositoryFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.flatMap { name -> [RepositoryFile] in
      guard !ignored.contains(name), !name.hasSuffix(".xcodeproj") else { return [] }
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if isFolder.boolValue { return read(url, prefix: prefix + name + "/") }
      return (try? Data(contentsOf: url)).map { [RepositoryFile(path: prefix + name, data: $0)] }
        ?? []
    }
  }
}

extension Repository: CustomTestStringConvertible {
  var testDescription: String { "the repository (\(files.count) files)" }
}

extension RepositoryFile: CustomTestStringConvertible {
  var testDescription: String { path }
}

/// A place where a rule is broken, and what to do about it.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  /// From 1; nil when the whole file is meant.
  var line: Int?
  let message: String

  var description: String {
    path + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}
