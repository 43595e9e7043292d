import Foundation

/// Finds the modules that shown files import and that are neither installed nor shown: in packages beside and above them, and in those
/// that were fetched.
struct NearbyPackages {
  /// Where packages may lie, the likeliest first.
  private var folders: [String] = []
  private var seen: Set<String> = []
  /// The texts of their manifests, read once.
  private var texts: [String: String] = [:]
  private var manifests: [String: [Module]] = [:]
  /// Folders with the projects of what is shown.
  private var homes: [String] = []
  /// Whether the folders above and the fetched packages are listed.
  private var isComplete = false
  private let path: String
  private let known: Set<String>

  /// Folders that are looked into for packages below one.
  private static let listingLimit = 2_000
  private static let deepest = 4

  /// - Parameters:
  ///   - path: the shown file or folder.
  ///   - known: modules that are installed.
  init(near path: String, known: Set<String>) {
    self.path = path
    self.known = known
  }

  /// Adds packages that are named by their paths.
  mutating func add(_ places: [String]) {
    for place in places where Self.isPackage(place) && seen.insert(place).inserted {
      folders.append(place)
    }
  }

  /// Returns shown modules with those that they need, each behind what it imports.
  mutating func complete(_ shown: [Module]) -> [Module] {
    var all = shown
    for module in shown {
      add(module.sources.packages)
      homes += module.sources.homes
    }
    var index = 0
    while index < all.count {
      all[index].readImports()
      let module = all[index]
      index += 1
      for name in module.imports.sorted() where !known.contains(name) && !module.isOwnFolder(name) {
        guard !all.contains(where: { $0.name == name }), var needed = find(name) else { continue }
        needed.isShown = false
        all.append(needed)
      }
    }
    all.removeAll(where: \.sources.files.isEmpty)
    let names = Set(all.map(\.name))
    for index in all.indices {
      let imports = all[index].imports.intersection(names).subtracting([all[index].name])
      all[index].dependencies = Array(Set(all[index].dependencies).union(imports)).sorted()
    }
    return Module.inOrder(all.filter { !$0.isShown } + all.filter(\.isShown))
  }

  /// Returns the first module of a name.
  private mutating func find(_ name: String) -> Module? {
    if let found = find(name, from: 0) { return found }
    guard !isComplete else { return pods.module(name) }
    isComplete = true
    let count = folders.count
    addAbove()
    return find(name, from: count) ?? pods.module(name)
  }

  /// The libraries of CocoaPods beside the projects.
  private var pods: CommittedPods {
    CommittedPods(folders: [path] + homes + ParentProject.folders(above: path))
  }

  private mutating func find(_ name: String, from first: Int) -> Module? {
    var index = first
    while index < folders.count {
      let folder = folders[index]
      index += 1
      guard mentions(folder, name) else { continue }
      if let module = modules(of: folder).first(where: { $0.name == name }) { return module }
    }
    return nil
  }

  /// Whether a package may have a module: reading a manifest takes a second, its text a millisecond.
  private mutating func mentions(_ folder: String, _ name: String) -> Bool {
    if texts[folder] == nil {
      let data = FileManager.default.contents(atPath: folder + "/Package.swift") ?? Data()
      texts[folder] = String(decoding: data, as: UTF8.self)
    }
    return texts[folder]?.contains("\"\(name)\"") == true
      || FileManager.default.fileExists(atPath: "\(folder)/Sources/\(name)")
  }

  private mutating func modules(of folder: String) -> [Module] {
    if let modules = manifests[folder] { return modules }
    let manifest = try? PackageManifest(root: folder)
    let modules = manifest?.modules ?? []
    manifests[folder] = modules
    add(manifest?.localPackages ?? [])
    return modules
  }

  /// Lists what lies above: packages that the path is a part of, those of the same project or repository, those that were fetched, and
  /// at last those beside it.
  private mutating func addAbove() {
    let above = ParentProject.folders(above: path)
    var fetched = Self.fetched(in: path) + folders.flatMap(Self.fetched)
    add([path])
    for folder in above {
      add([folder])
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
      for project in projects { add(XcodeProject(folder + "/" + project).localPackages) }
      if !projects.isEmpty || names.contains(".git") { add(Self.packages(below: folder)) }
      fetched += Self.fetched(in: folder)
    }
    add(fetched + homes.flatMap(Self.fetched))
    if let parent = above.first { add(Self.children(of: parent)) }
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  /// The packages that were fetched for what lies in a folder.
  private static func fetched(in folder: String) -> [String] {
    [".build/checkouts", "SourcePackages/checkouts"].flatMap { children(of: "\(folder)/\($0)") }
  }

  private static func children(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .prefix(listingLimit).map { "\(folder)/\($0)" }
  }

  private static func packages(below root: String) -> [String] {
    var result: [String] = []
    var open = [(root, 0)]
    var count = 0
    while !open.isEmpty, count < listingLimit {
      let (folder, depth) = open.removeFirst()
      count += 1
      for path in children(of: folder) {
        let name = path.split(separator: "/").last ?? ""
        guard !SwiftSources.isSkipped(String(name)) else { continue }
        if isPackage(path) {
          result.append(path)
        } else if depth < deepest, !name.contains(".") {
          open.append((path, depth + 1))
        }
      }
    }
    return result
  }
}
