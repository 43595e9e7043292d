import Foundation

/// Parts of a golden's path from the package's folder: `snapshots/CardTests/shows.a.png`, or
/// `Tests/CardTests/__Snapshots__/CardTests/shows.a.png`.
package struct GoldenPlace: Sendable, Equatable {
  /// The name of the test file.
  package let suite: String
  package let file: String
  package let naming: GoldenNaming
  /// The folder of the test file; nil: anywhere in the package.
  package let folder: String?

  /// Reads a path; nil where goldens are never kept.
  package init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, let file = parts.last, file.contains("."),
      parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") })
    else { return nil }
    self.file = file
    suite = parts[parts.count - 2]
    if parts[0] == "snapshots", parts.count == 3 {
      naming = .own
      folder = nil
    } else if parts[parts.count - 3] == "__Snapshots__" {
      naming = .shared
      folder = parts.dropLast(3).joined(separator: "/")
    } else {
      return nil
    }
  }

  /// The name of the test that uses the golden.
  package var test: String { String(file.prefix { $0 != "." }) }
}
