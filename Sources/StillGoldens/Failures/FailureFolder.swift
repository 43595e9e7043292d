package import Foundation
import StillImageFile

/// What failing tests have left in a folder.
package struct FailureFolder: Sendable {
  package let url: URL

  package init(_ url: URL) {
    self.url = url.standardizedFileURL
  }

  /// A failure with its place.
  package struct Entry: Sendable, Equatable {
    package let failure: FailedSnapshot
    /// The file that says so.
    package let record: URL

    /// A file that belongs to it.
    package func artifact(_ name: String) -> URL {
      record.deletingLastPathComponent().appendingPathComponent(name)
    }
  }

  /// Every failure, by suite, file and line; those whose files lie elsewhere than beside their records are left out.
  package func entries() -> [Entry] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    let all = paths.filter { $0.hasSuffix(FailedSnapshot.suffix) }.compactMap { path -> Entry? in
      let record = url.appendingPathComponent(path)
      guard let data = try? AtomicFile.readPlain(record, atMost: 1 << 20),
        let failure = try? JSONDecoder().decode(FailedSnapshot.self, from: data),
        failure.version == 1
      else { return nil }
      let entry = Entry(failure: failure, record: record)
      return failure.artifacts.allSatisfy { isOwn($0, of: entry) } ? entry : nil
    }
    return all.sorted {
      ($0.failure.suite, $0.failure.file, $0.failure.line, $0.failure.golden)
        < ($1.failure.suite, $1.failure.file, $1.failure.line, $1.failure.golden)
    }
  }

  /// The bytes of a file that belongs to a failure.
  ///
  /// - Throws: `ImageFileError`
  package func data(_ name: String, of entry: Entry) throws -> Data {
    try AtomicFile.readPlain(entry.artifact(name))
  }

  /// Forgets a failure, with the files that belong to it.
  package static func remove(_ entry: Entry) {
    for name in entry.failure.artifacts {
      try? FileManager.default.removeItem(at: entry.artifact(name))
    }
    try? FileManager.default.removeItem(at: entry.record)
  }

  /// Whether a name is that of a file beside the record, also after links were followed.
  private func isOwn(_ name: String, of entry: Entry) -> Bool {
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else { return false }
    return ProjectFolder(url).place(outside: entry.artifact(name)) == nil
  }
}
