import Foundation

/// Finds files by paths that were written on a Mac, whose disk does not tell capital letters from small ones: a project may name the
/// folder "extensions" as "Extensions".
struct MacPaths {
  /// The names in folders, by the names in small letters.
  private var listings: [String: [String: String]] = [:]

  /// Returns the path of the file or folder that a path means: itself where something is there, otherwise one that differs in capitals
  /// only, and itself where there is none.
  mutating func resolved(_ path: String) -> String {
    guard path.hasPrefix("/"), !FileManager.default.fileExists(atPath: path) else { return path }
    var found = ""
    let names = path.split(separator: "/").map(String.init)
    for (number, name) in names.enumerated() {
      let next = "\(found)/\(name)"
      if FileManager.default.fileExists(atPath: next) {
        found = next
      } else if let other = listing(of: found)[name.lowercased()] {
        found = "\(found)/\(other)"
      } else {
        return ([found] + names[number...]).joined(separator: "/")
      }
    }
    return found
  }

  /// Of names that differ in capitals only, the first counts.
  private mutating func listing(of folder: String) -> [String: String] {
    if let known = listings[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let listing = Dictionary(names.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
    listings[folder] = listing
    return listing
  }
}
