import Foundation

extension SwiftSources {
  /// Programs in folders beside each other that make a collection of programs. Fewer may be those of one program for several devices,
  /// which share what lies beside them.
  private static let fewestPrograms = 4

  /// Takes the folders out that hold a program each, where there are several: a collection without project files.
  ///
  /// - Returns: Their paths.
  mutating func takeProgramFolders() -> [String] {
    var folders: Set<String> = []
    for file in files where Self.isProgram(file) { folders.insert(topFolder(of: file)) }
    folders.remove("")
    guard folders.count >= Self.fewestPrograms else { return [] }
    files = outside(folders, files)
    catalogues = outside(folders, catalogues)
    models = outside(folders, models)
    resources = outside(folders, resources)
    return folders.sorted().map { path(ofTopFolder: $0) }
  }

  private func outside(_ folders: Set<String>, _ paths: [String]) -> [String] {
    paths.filter { !folders.contains(topFolder(of: $0)) }
  }

  private static func isProgram(_ file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    return ["@main", "@UIApplicationMain"].contains { word in
      data.starts(with: Data(word.utf8)) || data.range(of: Data("\n\(word)".utf8)) != nil
    }
  }
}
