import Foundation

/// The result of making code of a module.
struct CodeOutput {
  /// The place of what is made.
  let folder: URL
  /// The module.
  let name: String
  /// The library that is made of its objects; nil: they are kept, with the interface of the module.
  let library: URL?

  /// Files of a module that several processes compile, at least. Each reads all files, and checks and compiles its part of them.
  private static let manyFiles = 100
  /// Files that one process compiles, at most: more may take longer than it may.
  private static let most = 150

  /// Whether several processes make the code of some files. A library is made by one: without other modules that see it from inside,
  /// code that nothing calls is left out, if one process knows all.
  func isDivided(_ files: [String]) -> Bool {
    library == nil && files.count >= Self.manyFiles && Self.processes > 1
  }

  /// The paths of the objects.
  func objects(of files: [String]) -> [String] {
    isDivided(files) ? files.indices.map { path("\(name)-\($0).o") } : [path("\(name).o")]
  }

  /// Returns the words for the compiler.
  func words(for files: [String]) throws(PreviewError) -> [String] {
    if let library { return ["-wmo", "-emit-library", "-o", library.path] }
    let words = ["-c", "-emit-module", "-emit-module-path", path("\(name).swiftmodule")]
    let objects = objects(of: files)
    guard isDivided(files) else { return ["-wmo", "-o", objects[0]] + words }
    let map = Dictionary(zip(files, objects.map { ["object": $0] })) { first, _ in first }
    let file = folder.appendingPathComponent("\(name).outputs")
    do {
      try JSONEncoder().encode(map).write(to: file)
    } catch {
      throw .notAFolder(folder.path)
    }
    // Without a number the compiler's driver starts a process for each 25 files.
    let parts = max(Self.processes, (files.count + Self.most - 1) / Self.most)
    return words + [
      "-enable-batch-mode", "-driver-batch-count", "\(parts)", "-j", "\(Self.processes)",
      "-output-file-map", file.path,
    ]
  }

  private static var processes: Int { min(ProcessInfo.processInfo.activeProcessorCount, 4) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
}
