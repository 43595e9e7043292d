import Foundation

/// As much of a package's manifest as compiling its targets needs. Swift reads the manifest; nothing is fetched.
struct PackageManifest {
  private let root: String
  private let dump: Dump

  private struct Dump: Decodable {
    var targets: [Target]
    var dependencies: [Package]?
    var toolsVersion: Version?
    var swiftLanguageVersions: [String]?
    struct Version: Decodable { var _version: String }
  }

  private struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]?
    var dependencies: [Dependency]?
    var resources: [Resource]?
    var settings: [Setting]?
  }

  private struct Resource: Decodable { var path: String }

  /// `{"fileSystem": [{"path": "/a/Kit", …}]}`; those that are fetched have no path.
  private struct Package: Decodable {
    var fileSystem: [Place]?
    struct Place: Decodable { var path: String }
  }

  /// `{"byName": ["A", null]}`, `{"target": ["A", null]}`, `{"product": ["A", "package", …]}`.
  private struct Dependency: Decodable {
    var name: String?

    init(from decoder: any Decoder) throws {
      let words = try decoder.singleValueContainer().decode([String: [Word]].self)
      name = (words["byName"] ?? words["target"])?.first?.text
    }

    private struct Word: Decodable {
      var text: String?
      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  /// `{"tool": "swift", "kind": {"define": {"_0": "X"}}, "condition": {"platformNames": ["macos"]}}`.
  private struct Setting: Decodable {
    var tool: String
    var kind: [String: Value]
    var condition: Condition?

    struct Condition: Decodable {
      var platformNames: [String]?
      /// Whether it holds for phones: previews are compiled as for one.
      var holds: Bool { platformNames.map { $0.isEmpty || $0.contains("ios") } ?? true }
    }

    struct Value: Decodable {
      var words: [String] = []
      init(from decoder: any Decoder) throws {
        guard let values = try? decoder.singleValueContainer().decode([String: One].self) else {
          return
        }
        words = values["_0"]?.words ?? []
      }

      struct One: Decodable {
        var words: [String] = []
        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          if let word = try? container.decode(String.self) { words = [word] }
          if let list = try? container.decode([String].self) { words = list }
        }
      }
    }

    var flags: [String] {
      guard tool == "swift", condition?.holds ?? true, let (name, value) = kind.first else {
        return []
      }
      switch name {
      case "define": return value.words.flatMap { ["-D", $0] }
      case "enableUpcomingFeature": return value.words.flatMap { ["-enable-upcoming-feature", $0] }
      case "enableExperimentalFeature":
        return value.words.flatMap { ["-enable-experimental-feature", $0] }
      case "swiftLanguageMode": return value.words.flatMap { ["-swift-version", $0] }
      case "unsafeFlags": return value.words
      case "defaultIsolation":
        return value.words.contains("MainActor") ? ["-default-isolation", "MainActor"] : []
      default: return []
      }
    }
  }

  /// - Throws: `PreviewError.noManifest`; what Swift says about it was passed on.
  init(root: String) throws(PreviewError) {
    guard
      let text = ChildProcess.output(
        of: ["swift", "package", "dump-package", "--package-path", root], passesErrors: true),
      let dump = try? JSONDecoder().decode(Dump.self, from: Data(text.utf8))
    else { throw .noManifest(root) }
    self.root = root
    self.dump = dump
  }

  /// The folders of packages that this one names by their paths.
  var localPackages: [String] {
    (dump.dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map(\.path)
  }

  /// The folders of all targets, tests too.
  var folders: [String] { dump.targets.compactMap(folder) }

  /// The folders whose targets have all of their files.
  var wholeFolders: [String] {
    let partial = Set(dump.targets.filter { $0.sources != nil }.compactMap(folder))
    return folders.filter { !partial.contains($0) }
  }

  /// The targets of programs and libraries, without tests, each after its dependencies.
  var modules: [Module] {
    let targets = dump.targets.filter(Self.isCompiled)
    let names = Set(targets.map(\.name))
    return Module.inOrder(
      targets.compactMap { target in
        guard let folder = folder(of: target) else { return nil }
        var module = Module(
          name: Self.moduleName(target.name), sources: sources(target, in: folder))
        guard !module.sources.files.isEmpty else { return nil }
        module.dependencies = (target.dependencies ?? []).compactMap(\.name)
          .filter(names.contains).map(Self.moduleName)
        module.flags = languageMode + (target.settings ?? []).flatMap(\.flags)
        module.resources = resources(of: target, in: folder, module.sources)
        module.macros = (target.dependencies ?? []).compactMap(\.name).compactMap(macros)
        return module
      })
  }

  /// Returns a target of macros.
  private func macros(_ name: String) -> MacroTarget? {
    guard let target = dump.targets.first(where: { $0.name == name && $0.type == "macro" }),
      let folder = folder(of: target)
    else { return nil }
    let files = sources(target, in: folder).files
    return files.isEmpty
      ? nil
      : MacroTarget(
        name: Self.moduleName(name), files: files,
        flags: languageMode + (target.settings ?? []).flatMap(\.flags))
  }

  private static func isCompiled(_ target: Target) -> Bool {
    target.type == "regular" || target.type == "executable"
  }

  /// Those that the manifest names, and those that Xcode takes without being told.
  private func resources(
    of target: Target, in folder: String, _ sources: SwiftSources
  ) -> [String] {
    let named = (target.resources ?? []).map { Self.path($0.path, in: folder) }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let found =
      sources.catalogues
      + sources.resources.filter {
        $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") || $0.hasSuffix(".rkassets")
      }
    return named
      + found.filter { path in !named.contains { path == $0 || path.hasPrefix($0 + "/") } }
  }

  private func folder(of target: Target) -> String? {
    var folders =
      target.path.map { [$0] }
      ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    // The only target of a package may lie in the folder itself.
    if target.path == nil, Self.isCompiled(target), dump.targets.count(where: Self.isCompiled) == 1
    {
      folders.append("Sources")
    }
    return folders.map { Self.path($0, in: root) }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Returns the path of a part of a folder, as the compiler names it: without `.`, `..` and double or final slashes.
  private static func path(_ part: String, in folder: String) -> String {
    URL(fileURLWithPath: folder + "/" + part).standardizedFileURL.path
  }

  private func sources(_ target: Target, in folder: String) -> SwiftSources {
    let excluded = Set((target.exclude ?? []).map { Self.path($0, in: folder) })
    guard let parts = target.sources else {
      return SwiftSources(folder: folder, excluding: excluded)
    }
    var result = SwiftSources(file: folder)
    result.files = []
    for part in parts {
      let path = Self.path(part, in: folder)
      result.files +=
        path.hasSuffix(".swift") ? [path] : SwiftSources(folder: path, excluding: excluded).files
    }
    result.files.sort()
    return result
  }

  /// The newest mode that the package names, otherwise that of its tools' version.
  private var languageMode: [String] {
    if let version = dump.swiftLanguageVersions?.last {
      // "5.2" is mode 5; only 4.2 is a mode with a point.
      let major = version.split(separator: ".").first.map(String.init) ?? version
      return ["-swift-version", version == "4.2" ? version : major]
    }
    let tools = dump.toolsVersion?._version.split(separator: ".").first ?? "5"
    return ["-swift-version", tools == "6" ? "6" : "5"]
  }

  /// Returns the name that a target's module has: without what identifiers may not have.
  static func moduleName(_ target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
