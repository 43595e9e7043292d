package import Foundation

/// The folder that goldens are not read or written outside of.
package struct ProjectFolder: Sendable, Equatable {
  package let root: URL

  package init(_ root: URL) {
    self.root = root.standardizedFileURL
  }

  /// Returns the folder of the nearest `Package.swift` above a folder, or in it; nil when there is none.
  package static func package(above folder: URL) -> ProjectFolder? {
    var folder = folder.standardizedFileURL
    while true {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return ProjectFolder(folder) }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
  }

  /// The default folder for the records of failing tests.
  package var failures: URL {
    root.appendingPathComponent(".build/snapshot-failures", isDirectory: true)
  }

  /// The folder where passing tests note the goldens that they use.
  package var uses: URL {
    root.appendingPathComponent(".build/snapshot-uses", isDirectory: true)
  }

  /// Returns where a file really lies, when links lead it out of the folder; nil while it is inside. What is not
  /// there yet has no links; the folder that is to hold it may.
  package func place(outside file: URL) -> String? {
    let manager = FileManager.default
    if !manager.fileExists(atPath: file.path),
      let target = try? manager.destinationOfSymbolicLink(atPath: file.path)
    {
      return target
    }
    let inside = root.resolvingSymlinksInPath().standardizedFileURL.path
    var place = file.standardizedFileURL
    while !manager.fileExists(atPath: place.path) {
      let outer = place.deletingLastPathComponent().standardizedFileURL
      if outer.path == place.path { break }
      place = outer
    }
    let real = place.resolvingSymlinksInPath().standardizedFileURL.path
    // A file to be created above the folder is outside, even if nothing there is a link. Of a folder that is not there yet
    // only what is above it is found; a link in the folder that leads above it is not that.
    let isAbove = inside == real || inside.hasPrefix(real.hasSuffix("/") ? real : real + "/")
    let wanted = file.standardizedFileURL.path
    let mine = root.standardizedFileURL.path
    if isAbove, inside != real, !Self.holds(mine, place.path) {
      return Self.holds(mine, wanted) ? nil : wanted
    }
    return Self.holds(inside, real) ? nil : real
  }

  /// Returns a file's path from here; nil for one outside.
  package func path(of file: URL) -> String? {
    let own = root.path.hasSuffix("/") ? root.path : root.path + "/"
    let path = file.standardizedFileURL.path
    return path.hasPrefix(own) ? String(path.dropFirst(own.count)) : nil
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
