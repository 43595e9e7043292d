import Foundation

/// Making code of a module: by one process, or of many files by several.
///
/// Each process reads all files, which takes it a second or two, and type-checks and compiles its share. In a module of hundreds of
/// files the shares take minutes, and the machine's cores work on them at the same time.
extension ModuleCompiler {
  /// The files that code is made into.
  enum CodeOutput {
    /// A library that is loaded, alone.
    case library(String)
    /// Objects that a library is linked from, with the module that others import.
    case objects(interface: String)
  }

  /// Files of a process, at least.
  private static let fewestFiles = 60
  /// Processes that make code at the same time, at most: each may take gigabytes of memory.
  private static let mostProcesses = 4

  /// Returns how many processes make code of some files.
  static func processes(for count: Int, cores: Int) -> Int {
    max(1, min(cores, mostProcesses, count / fewestFiles))
  }

  /// Returns the words that let the compiler make code of files.
  func words(
    for output: CodeOutput, of module: Module, _ paths: [String]
  ) throws(PreviewError) -> [String] {
    let count = Self.processes(
      for: paths.count, cores: ProcessInfo.processInfo.activeProcessorCount)
    var words = ["-wmo"]
    if count > 1 {
      words = [
        "-enable-batch-mode", "-j", "\(count)", "-driver-batch-count", "\(count)",
        // All shares name their errors.
        "-continue-building-after-errors",
      ]
    }
    switch output {
    case .library(let path):
      words += ["-emit-library", "-o", path]
      guard count > 1 else { return words }
      return words + ["-output-file-map", try writeObjects(of: module, paths)]
    case .objects(let interface):
      words += ["-c", "-emit-module", "-emit-module-path", interface]
      guard count > 1 else {
        let object = folder.appendingPathComponent("\(module.name).o").path
        linked[module.name] = object
        return words + ["-o", object]
      }
      return words + ["-output-file-map", try writeObjects(of: module, paths)]
    }
  }

  /// Writes which object each file is compiled to, and the list of objects that the linker reads.
  ///
  /// - Returns: The path of the map.
  private func writeObjects(
    of module: Module, _ paths: [String]
  ) throws(PreviewError) -> String {
    let objects = folder.appendingPathComponent("\(module.name).objects")
    var map: [String: [String: String]] = [:]
    var list = ""
    for (number, path) in paths.enumerated() {
      let object = objects.appendingPathComponent("\(number).o").path
      map[path] = ["object": object]
      list += "\"" + Self.escaped(object) + "\"\n"
    }
    let file = folder.appendingPathComponent("\(module.name).map")
    let listFile = folder.appendingPathComponent("\(module.name).linked")
    do {
      try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
      try JSONEncoder().encode(map).write(to: file)
      try Data(list.utf8).write(to: listFile)
    } catch {
      throw .notAFolder(folder.path)
    }
    linked[module.name] = "@" + listFile.path
    return file.path
  }
}
