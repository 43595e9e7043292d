package import Foundation
import StillImageFile

/// The goldens that a test has used, in a run in which no test failed.
package struct GoldenUse: Codable, Sendable, Equatable {
  /// Of this form.
  package var version = 1
  /// The start of the run, in seconds since 1970.
  package var time: Double
  /// The names of the goldens' files.
  package var goldens: [String]

  package init(time: Double, goldens: [String]) {
    self.time = time
    self.goldens = goldens
  }

  /// Returns where it is noted for a test.
  ///
  /// - Parameter test: as goldens are called after it.
  package static func file(of test: String, suite: String, in project: ProjectFolder) -> URL {
    project.uses.appendingPathComponent(suite, isDirectory: true)
      .appendingPathComponent(test + ".json")
  }

  /// Nil where nothing is noted, or nothing that can be read.
  package static func read(_ file: URL) -> GoldenUse? {
    guard FileManager.default.fileExists(atPath: file.path),
      let data = try? AtomicFile.readRegular(file, atMost: 16 << 20),
      let use = try? JSONDecoder().decode(GoldenUse.self, from: data), use.version == 1
    else { return nil }
    return use
  }

  /// Notes it; a note that cannot be written is left out.
  package func write(to file: URL) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let data = try? JSONEncoder().encode(self) { try? AtomicFile.write(data, to: file) }
  }
}
