import Foundation

/// The project or package that a file or a folder is a part of, without being one itself.
struct ParentProject {
  let folder: String
  let isPackage: Bool

  /// Folders above a path that are looked into.
  private static let highest = 8

  /// - Parameter path: absolute; nil where nothing above it is a project or a package.
  init?(of path: String) {
    for folder in Self.folders(above: path) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let isPackage = names.contains("Package.swift")
      if isPackage || names.contains(where: { $0.hasSuffix(".xcodeproj") }) {
        (self.folder, self.isPackage) = (folder, isPackage)
        return
      }
    }
    return nil
  }

  /// The folders above a path, the nearest one first, up to that of the repository. One that everybody may put things into, as `/tmp`,
  /// is not among them: what lies there is of others, and to read a manifest is to run it.
  static func folders(above path: String) -> [String] {
    var result: [String] = []
    var place = URL(fileURLWithPath: path).standardizedFileURL
    let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path
    while result.count < highest, !isRepository(place.path) {
      place.deleteLastPathComponent()
      guard place.path != "/", place.path != home, !isShared(place.path) else { break }
      result.append(place.path)
    }
    return result
  }

  /// Whether everybody may write into a folder and remove only what is theirs.
  private static func isShared(_ folder: String) -> Bool {
    let shared = 0o1002
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
    return (attributes?[.posixPermissions] as? Int ?? 0) & shared == shared
  }

  private static func isRepository(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/.git")
  }

  /// Lends a part of the project what the whole has: pictures and colours, data, `Bundle.module`.
  func lend(to module: inout Module) {
    guard isPackage else {
      let all = SwiftSources(folder: folder, endsAtProjects: true)
      module.sources.catalogues = Self.united(module.sources.catalogues, all.catalogues)
      module.resources = Self.united(module.resources, all.resources)
      module.sources.packages += all.packages
      module.sources.products.formUnion(all.products)
      module.flags += all.flags
      module.sources.information = all.information
      module.sources.programName = all.programName
      return
    }
    guard let file = module.sources.files.first else { return }
    if Self.mentionsBundle(module),
      let target = try? PackageManifest(root: folder).modules.first(where: {
        $0.sources.files.contains(file)
      })
    {
      module.sources.catalogues = target.sources.catalogues
      module.resources = target.resources
      module.isProgram = false
      return
    }
    // Where no bundle is asked for, the manifest need not be read: targets lie in folders of their own.
    let parts = file.dropFirst(folder.count + 1).split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" else { return }
    let all = SwiftSources(folder: "\(folder)/\(parts[0])/\(parts[1])")
    module.sources.catalogues = Self.united(module.sources.catalogues, all.catalogues)
  }

  private static func united(_ first: [String], _ second: [String]) -> [String] {
    first + second.filter { !first.contains($0) }
  }

  private static func mentionsBundle(_ module: Module) -> Bool {
    module.sources.files.contains { file in
      FileManager.default.contents(atPath: file)?.range(of: Data(".module".utf8)) != nil
    }
  }
}
