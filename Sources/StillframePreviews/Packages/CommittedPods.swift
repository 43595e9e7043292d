import Foundation

/// The libraries that CocoaPods has put into the folder `Pods` beside a project, where they were committed with it.
struct CommittedPods {
  /// The folders that may have a folder `Pods`, the likeliest first.
  let folders: [String]

  /// Bytes of a module map, at most.
  private static let largestMap = 1 << 16

  /// Returns the module of a name, as far as its library is written in Swift alone.
  func module(_ name: String) -> Module? {
    for folder in folders {
      let pods = folder + "/Pods"
      guard let library = library(name, in: pods), !hasOtherCode(library) else { continue }
      let sources = SwiftSources(folder: library)
      guard !sources.files.isEmpty else { continue }
      return Module(name: name, sources: sources, flags: ["-swift-version", "5"], resources: [])
    }
    return nil
  }

  /// Returns the folder of a library: the one of the module's name, or one whose module map has that name.
  private func library(_ name: String, in pods: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: pods)) ?? []
    if let own = names.sorted().first(where: { PackageManifest.moduleName($0) == name }) {
      return pods + "/" + own
    }
    let other = names.sorted().first { library in
      let map = "\(pods)/Target Support Files/\(library)/\(library).modulemap"
      guard let handle = FileHandle(forReadingAtPath: map),
        let data = try? handle.read(upToCount: Self.largestMap)
      else { return false }
      return String(decoding: data, as: UTF8.self).contains("module \(name) ")
    }
    return other.map { pods + "/" + $0 }
  }

  /// Whether a folder has code that is not compiled here.
  private func hasOtherCode(_ folder: String) -> Bool {
    let paths = FileManager.default.enumerator(atPath: folder)
    while let path = paths?.nextObject() as? String {
      if ["m", "mm", "c", "cc", "cpp"].contains((path as NSString).pathExtension) { return true }
    }
    return false
  }
}
