import Foundation

/// The files that a project's targets are made of: those that they list, and those in the folders that they take as they are.
struct XcodeMembers {
  private var files: Set<String> = []
  /// The listed files that go into bundles as they are.
  private var resources: Set<String> = []
  private var folders: [(path: String, without: Set<String>)] = []
  /// The names of listed files that lie nowhere: they were moved without the project.
  private var lost: Set<String> = []

  var isEmpty: Bool { files.isEmpty && folders.isEmpty }

  /// - Parameters:
  ///   - targets: those whose files count.
  ///   - home: the folder of the project.
  init(of targets: [XcodeObjects.Object], in objects: XcodeObjects, home: String) {
    var paths = MacPaths()
    let places = Self.places(in: objects, home: home)
    let arePhones = targets.contains { XcodeProject.isForPhones($0, objects) }
    for target in targets {
      for phase in objects.list("buildPhases", of: target).map(\.object) {
        let isa = phase["isa"] as? String
        guard isa == "PBXSourcesBuildPhase" || isa == "PBXResourcesBuildPhase" else { continue }
        for file in objects.list("files", of: phase).map(\.object)
        where !arePhones || Self.isForPhones(file["platformFilters"] ?? file["platformFilter"]) {
          guard let path = (file["fileRef"] as? String).flatMap({ places[$0] }) else { continue }
          if isa == "PBXSourcesBuildPhase" { files.insert(path) } else { resources.insert(path) }
        }
      }
    }
    let names = Set(targets.compactMap { $0["name"] as? String })
    for (identifier, path) in places {
      guard let group = objects.object(identifier),
        group["isa"] as? String == "PBXFileSystemSynchronizedRootGroup"
      else { continue }
      add(group, identifier, at: path, targets, names, objects, &paths)
    }
    lost = Set(
      files.filter { !FileManager.default.fileExists(atPath: $0) }
        .map { URL(fileURLWithPath: $0).lastPathComponent })
  }

  /// Whether platforms that a target compiles a file for are those of phones. No list of them means all.
  private static func isForPhones(_ platforms: Any?) -> Bool {
    switch platforms {
    case let all as [Any]: all.contains { $0 as? String == "ios" }
    case let one as String: one == "ios"
    default: true
    }
  }

  /// Adds a folder that is taken as it is. An exception takes a file away from a target that has the folder, and gives it to any other.
  private mutating func add(
    _ group: XcodeObjects.Object, _ identifier: String, at path: String,
    _ targets: [XcodeObjects.Object], _ names: Set<String>, _ objects: XcodeObjects,
    _ places: inout MacPaths
  ) {
    let owners = targets.filter {
      objects.list("fileSystemSynchronizedGroups", of: $0).contains { $0.identifier == identifier }
    }.compactMap { $0["name"] as? String }
    var without: Set<String>?
    var excluded: [String: Set<String>] = [:]
    for exception in objects.list("exceptions", of: group).map(\.object) {
      guard let target = objects.object(exception["target"])?["name"] as? String,
        names.contains(target)
      else { continue }
      let paths = (exception["membershipExceptions"] as? [String] ?? []).map {
        places.resolved("\(path)/\($0)")
      }
      if owners.contains(target) {
        let platforms = exception["platformFiltersByRelativePath"] as? XcodeObjects.Object ?? [:]
        let others = platforms.filter { !Self.isForPhones($0.value) }.keys.sorted()
          .map { places.resolved("\(path)/\($0)") }
        excluded[target, default: []].formUnion(paths + others)
      } else {
        files.formUnion(paths)
      }
    }
    for owner in owners {
      let own = excluded[owner] ?? []
      without = without.map { $0.intersection(own) } ?? own
    }
    if let without { folders.append((path, without)) }
  }

  /// Returns the Swift files that the targets list and that lie outside a folder, as far as there are any.
  func files(outside folder: String) -> [String] {
    files.filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix(folder + "/")
        && FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Whether a file belongs to one of the targets.
  func contains(_ path: String) -> Bool {
    files.contains(path)
      || folders.contains { folder in
        path.hasPrefix(folder.path + "/")
          && !folder.without.contains { path == $0 || path.hasPrefix($0 + "/") }
      }
  }

  /// Whether a file goes into the bundle of one of the targets.
  func bundles(_ path: String) -> Bool { resources.contains(path) || contains(path) }

  /// Whether the targets list a file of that name which lies where there is none.
  func lacks(_ name: String) -> Bool { lost.contains(name) }

  /// Returns the paths of a project's groups and files, by their identifiers. Files that no group has lie in the project's folder.
  static func places(in objects: XcodeObjects, home: String) -> [String: String] {
    var places: [String: String] = [:]
    var paths = MacPaths()
    place(objects.root["mainGroup"], at: home, objects, home, &places, &paths, depth: 0)
    let trees = ["SOURCE_ROOT", "<group>", "<absolute>"]
    for (identifier, file) in objects.identified("PBXFileReference")
    where trees.contains(file["sourceTree"] as? String ?? "") {
      place(identifier, at: home, objects, home, &places, &paths, depth: 0)
    }
    return places
  }

  /// Groups in groups that are looked into.
  private static let deepest = 64

  /// Notes the paths of a group and of all in it.
  private static func place(
    _ identifier: Any?, at folder: String, _ objects: XcodeObjects, _ home: String,
    _ places: inout [String: String], _ paths: inout MacPaths, depth: Int
  ) {
    guard depth < deepest, let name = identifier as? String, places[name] == nil,
      let object = objects.object(name)
    else { return }
    let base = object["sourceTree"] as? String == "SOURCE_ROOT" ? home : folder
    let path = object["path"] as? String
    let place = path.map { $0.hasPrefix("/") ? $0 : "\(base)/\($0)" } ?? base
    let own = paths.resolved(URL(fileURLWithPath: place).standardizedFileURL.path)
    places[name] = own
    for child in object["children"] as? [Any] ?? [] {
      self.place(child, at: own, objects, home, &places, &paths, depth: depth + 1)
    }
  }
}
