import Foundation

/// As much of an Xcode project as says which packages it takes.
struct XcodeProject {
  /// The folders of packages that it names by their paths.
  private(set) var localPackages: [String] = []
  /// The libraries that it takes from packages, local ones and others.
  private(set) var products: Set<String> = []
  /// The compiler's flags for what its settings say of the language.
  private(set) var flags: [String] = []

  /// - Parameter path: of the folder that ends in ".xcodeproj"; a project that cannot be read takes no packages.
  init(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj") else { return }
    let home = URL(fileURLWithPath: path, isDirectory: true).deletingLastPathComponent()
    var versions: [String] = []
    var isolated = 0
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      if let version = Self.value(of: "SWIFT_VERSION", in: line) {
        versions.append(version)
      } else if Self.value(of: "SWIFT_DEFAULT_ACTOR_ISOLATION", in: line) == "MainActor" {
        isolated += 1
      } else if let place = Self.value(of: "relativePath", in: line) {
        localPackages.append(
          URL(fileURLWithPath: place, relativeTo: home).standardizedFileURL.path)
      } else if let name = Self.value(of: "productName", in: line) {
        products.insert(name)
      }
    }
    // The settings of one target are not told from those of another: code of Swift 6 has its regular expressions, and most of the targets
    // decide on isolation.
    if versions.contains(where: { (Double($0) ?? 0) >= 6 }) {
      flags.append("-enable-bare-slash-regex")
    }
    if isolated > 0, isolated * 2 >= versions.count {
      flags += ["-default-isolation", "MainActor"]
    }
    // A program that is a product of the project itself has a line of that name, too.
    for name in Self.targets(in: data) { products.remove(name) }
  }

  /// Reads a line such as `relativePath = ../Kit;`.
  private static func value(of key: String, in line: Substring) -> String? {
    let text = line.trimmingPrefix { $0.isWhitespace }
    guard text.hasPrefix(key + " = "), let end = text.lastIndex(of: ";") else { return nil }
    let value = text[text.index(text.startIndex, offsetBy: key.count + 3)..<end]
    return value.hasPrefix("\"") && value.count > 1
      ? String(value.dropFirst().dropLast()) : String(value)
  }

  /// The names of the targets.
  private static func targets(in data: Data) -> [String] {
    var isTarget = false
    var result: [String] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      if line.contains("isa = ") { isTarget = line.contains("isa = PBXNativeTarget;") }
      if isTarget, let name = value(of: "name", in: line) { result.append(name) }
    }
    return result
  }
}
