import Foundation

/// Projects that XcodeGen makes of a description, `project.yml`, where the project itself is not kept.
extension XcodeProject {
  /// The name of the description.
  static let description = "project.yml"

  /// Reads a description; nil where the file is none, or names no targets.
  ///
  /// - Parameter path: of the file.
  init?(description path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let outline = YAMLOutline(String(decoding: data, as: UTF8.self))
    guard case .map(let targets)? = outline["targets"] else { return nil }
    let home = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
    let shown = Self.shownTargets(targets)
    guard let program = shown.first else { return nil }
    let base = outline["settings"]?["base"] ?? outline["settings"]
    let own = program.value["settings"]?["base"] ?? program.value["settings"]
    var settings: [String: String] = [:]
    for case .map(let values)? in [base, own] {
      for (key, value) in values { settings[key] = value.string ?? settings[key] }
    }
    self.init(
      packages: Self.packages(outline, home), products: Self.products(shown.map(\.value)),
      settings: settings,
      programName: Self.isProgram(program.value) ? program.name : nil,
      members: XcodeMembers(
        folders: shown.flatMap { Self.sources(of: $0.value, home) }))
  }

  private typealias Target = (name: String, value: YAMLOutline)

  /// The targets but for tests, those for phones where there are any, programs first.
  private static func shownTargets(_ targets: [String: YAMLOutline]) -> [Target] {
    let all = targets.sorted { $0.key < $1.key }.map { Target($0.key, $0.value) }.filter {
      $0.value["type"]?.string?.contains("test") == false
    }
    let onPhones = all.filter { target in
      let platforms =
        (target.value["platform"]?.items ?? [])
        + (target.value["supportedDestinations"]?.items ?? [])
      return platforms.contains { ["iOS", "auto"].contains($0.string) }
    }
    let shown = onPhones.isEmpty ? all : onPhones
    return shown.filter { isProgram($0.value) } + shown.filter { !isProgram($0.value) }
  }

  private static func isProgram(_ target: YAMLOutline) -> Bool {
    target["type"]?.string == "application"
  }

  /// Returns the folders of local packages.
  private static func packages(_ outline: YAMLOutline, _ home: URL) -> [String] {
    guard case .map(let packages)? = outline["packages"] else { return [] }
    return packages.sorted { $0.key < $1.key }.compactMap { $0.value["path"]?.string }.map {
      URL(fileURLWithPath: $0, relativeTo: home).standardizedFileURL.path
    }
  }

  /// Returns the libraries that targets take: those of packages have their names, if no others.
  private static func products(_ targets: [YAMLOutline]) -> Set<String> {
    var result: Set<String> = []
    for target in targets {
      for dependency in target["dependencies"]?.items ?? [] {
        guard let package = dependency["package"]?.string else { continue }
        let names = (dependency["product"]?.items ?? []) + (dependency["products"]?.items ?? [])
        result.formUnion(names.isEmpty ? [package] : names.compactMap(\.string))
      }
    }
    return result
  }

  /// Returns the folders and files of a target, with what is left out of each.
  private static func sources(
    of target: YAMLOutline, _ home: URL
  ) -> [(path: String, without: Set<String>)] {
    (target["sources"]?.items ?? []).compactMap { source in
      guard let place = source.string ?? source["path"]?.string else { return nil }
      let path = URL(fileURLWithPath: place, relativeTo: home).standardizedFileURL.path
      let excluded = (source["excludes"]?.items ?? []).compactMap(\.string).map { pattern in
        // "Folder/**" is all in a folder.
        "\(path)/\(pattern.replacing("/**", with: ""))"
      }
      return (path, Set(excluded))
    }
  }
}
