import Foundation

/// The modules of a path.
enum PreviewModules {
  /// Returns a package's targets; or everything that lies in a folder, one module, beside those of the projects and
  /// packages that lie deeper in it.
  ///
  /// - Throws: `PreviewError` where there is nothing to compile.
  static func of(_ path: String) throws(PreviewError) -> [Module] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noSuchPath(path)
    }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    guard isFolder.boolValue else {
      let sources = SwiftSources(file: absolute)
      guard absolute.hasSuffix(".swift") else { throw .noSources(path) }
      return [program("Previewed", sources)]
    }
    if isPackage(absolute) {
      let modules = try PackageManifest(root: absolute).modules
      guard !modules.isEmpty else { throw .noTargets(path) }
      return modules
    }
    let modules = parts(of: absolute)
    guard !modules.isEmpty else { throw .noSources(path) }
    return modules
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  private static func program(_ name: String, _ sources: SwiftSources) -> Module {
    Module(
      name: name, sources: sources, flags: ["-swift-version", "5"], resources: sources.resources,
      isProgram: true)
  }

  /// Returns the folder's own module and those of what lies deeper: packages first, since programs import them.
  private static func parts(of folder: String) -> [Module] {
    var packages: [Module] = []
    var programs: [Module] = []
    var names: Set<String> = []
    // Projects that are still to be looked into; what lies in them may have projects of its own.
    var open = [folder]
    while !open.isEmpty {
      let root = open.removeFirst()
      if root != folder, isPackage(root), let modules = try? PackageManifest(root: root).modules {
        // Of two targets of one name, as in copies of a package, the first one is the module.
        packages += modules.filter { names.insert($0.name).inserted }
        continue
      }
      let sources = SwiftSources(folder: root, endsAtProjects: true)
      open += sources.projects
      guard !sources.files.isEmpty else { continue }
      let base = root == folder ? "Previewed" : "Previewed_" + identifier(root)
      var name = base
      var number = 1
      while !names.insert(name).inserted {
        number += 1
        name = "\(base)_\(number)"
      }
      programs.append(program(name, sources))
    }
    let all = packages + programs
    // A single project in an otherwise empty folder is the intended one.
    if all.count == 1, programs.count == 1 { return [program("Previewed", programs[0].sources)] }
    return all
  }

  /// Returns the last name of a path, without what names of modules may not have.
  private static func identifier(_ path: String) -> String {
    String(
      URL(fileURLWithPath: path).lastPathComponent.unicodeScalars.map { scalar in
        scalar.isASCII && scalar.properties.isXIDContinue ? Character(scalar) : "_"
      })
  }
}
