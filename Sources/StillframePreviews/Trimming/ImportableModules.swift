import Foundation

/// The modules that previewed code can import: those of the installation, and those of the toolchain.
struct ImportableModules {
  let names: Set<String>
  /// The files of compiled modules, which have the names that they declare.
  let files: [String]

  /// - Parameter folders: where compiled modules lie.
  init(folders: [URL]) {
    var names: Set<String> = ["Swift", "Builtin"]
    var files: [String] = []
    for folder in folders {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for entry in entries.sorted() where entry.hasSuffix(".swiftmodule") {
        let name = String(entry.dropLast(".swiftmodule".count))
        guard !name.hasSuffix("Tests"), names.insert(name).inserted || name == "Swift" else {
          continue
        }
        let path = folder.appendingPathComponent(entry).path
        let parts = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        if parts.isEmpty { files.append(path) }
        files += parts.filter { $0.hasSuffix(".swiftmodule") }.map { path + "/" + $0 }
      }
    }
    self.names = names
    self.files = files
  }

  /// The folder with the modules of the toolchain, found by the library that every Swift program runs with, or else by the compiler on
  /// the PATH.
  static var toolchainFolders: [URL] {
    var folders: [URL] = []
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    for line in (maps ?? "").split(separator: "\n") where line.hasSuffix("/libswiftCore.so") {
      if let start = line.firstIndex(of: "/") {
        folders.append(URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent())
        break
      }
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for part in path.split(separator: ":") {
      let compiler = URL(fileURLWithPath: "\(part)/swiftc").resolvingSymlinksInPath()
      folders.append(
        compiler.deletingLastPathComponent().deletingLastPathComponent()
          .appendingPathComponent("lib/swift/linux", isDirectory: true))
    }
    return folders.filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Swift.swiftmodule").path)
    }.prefix(1).map { $0 }
  }
}
