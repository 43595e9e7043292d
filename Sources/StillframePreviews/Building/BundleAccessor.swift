import Foundation
import StillImageFile

/// `Bundle.module` of a target with resources, as Swift's package manager makes it, and `Bundle.main` of a program, which stands before
/// that of the tool in the program's own files.
enum BundleAccessor {
  /// Puts the resources of a module into a folder, as links, and writes the file that finds them there.
  ///
  /// - Returns: The path of the file; nil for a module without resources.
  static func make(for module: Module, in folder: URL) -> String? {
    guard module.hasBundle else { return nil }
    let bundle = self.folder(of: module, in: folder)
    try? FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    var visited = VisitedFolders()
    for resource in ordered(module) { link(resource, into: bundle, &visited) }
    if module.asked.contains(CompiledStrings.question) {
      let links = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
      for name in links.sorted() where name.hasSuffix(".xcstrings") {
        CompiledStrings.write(bundle.appendingPathComponent(name), into: bundle)
      }
    }
    // Programs look for compiled models by their names, of which Core Data takes what the module has.
    for model in module.sources.models {
      let name = URL(fileURLWithPath: model).deletingPathExtension().lastPathComponent
      try? FileManager.default.createDirectory(
        at: bundle.appendingPathComponent("\(name).momd", isDirectory: true),
        withIntermediateDirectories: true)
    }
    let path = bundle.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let text = """
      import Foundation

      extension Foundation.Bundle {
        static nonisolated let \(module.isProgram ? "main" : "module"): Foundation.Bundle = {
          guard let bundle = Foundation.Bundle(path: "\(path)") else {
            Swift.fatalError("the resources of \(module.name) are gone")
          }
          return bundle
        }()
      }

      """
    let file = folder.appendingPathComponent("\(module.name)-bundle.swift")
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  /// Returns the resources of a module: of several with one name the first is found, which is that of its targets.
  private static func ordered(_ module: Module) -> [String] {
    let members = module.sources.members
    let isListed = module.resources.map { path in members.contains { $0.bundles(path) } }
    let all = zip(module.resources, isListed)
    return all.filter(\.1).map(\.0) + all.filter { !$0.1 }.map(\.0)
  }

  /// Returns where the resources of a module are put.
  static func folder(of module: Module, in folder: URL) -> URL {
    folder.appendingPathComponent("\(module.name).resources", isDirectory: true)
  }

  /// Links what lies at a path; of a folder, everything in it, but for folders that mean something as a whole.
  private static func link(_ path: String, into bundle: URL, _ visited: inout VisitedFolders) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    var isFolder: ObjCBool = false
    _ = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue, !name.hasSuffix(".xcassets"), !name.hasSuffix(".lproj"),
      !name.hasSuffix(".bundle"), !name.hasSuffix(".rkassets")
    {
      guard visited.enter(path) else { return }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for entry in entries.sorted() {
        link(path + "/" + entry, into: bundle, &visited)
      }
      // Resources requested by the folder's own path are found too.
      guard !FileManager.default.fileExists(atPath: bundle.appendingPathComponent(name).path) else {
        return
      }
    }
    try? FileManager.default.createSymbolicLink(
      atPath: bundle.appendingPathComponent(name).path, withDestinationPath: path)
  }
}
