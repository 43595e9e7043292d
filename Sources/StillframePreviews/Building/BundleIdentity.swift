import Foundation

/// The information that a program's bundle has of itself, as a file of each module that asks for it: here a program has no bundle, and code
/// that relies on an identifier or a version would stop.
enum BundleIdentity {
  /// Members by which code asks for the information.
  static let questions = ["bundleIdentifier", "infoDictionary", "forInfoDictionaryKey"]

  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil for a module that does not ask.
  static func make(for module: Module, in folder: URL) -> String? {
    guard !module.asked.isDisjoint(with: questions) else { return nil }
    let file = folder.appendingPathComponent("\(module.name)-identity.swift")
    let text = text(module.sources.information, of: module.name)
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  /// Returns the file's text.
  ///
  /// - Parameter information: keys and values that the project says.
  static func text(_ information: [String: String], of module: String) -> String {
    let usual = [
      "CFBundleIdentifier": "com.example.\(module)", "CFBundleName": module,
      "CFBundleDisplayName": module, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    let all = usual.merging(information) { $1 }
    let pairs = all.sorted { $0.key < $1.key }.map { key, value in
      "\(key.debugDescription): \(value.debugDescription)"
    }
    return """
      import Foundation

      nonisolated extension Foundation.Bundle {
        private static var stillframeInformation: [Swift.String: Swift.String] {
          [\(pairs.joined(separator: ", "))]
        }
        var bundleIdentifier: Swift.String? { Self.stillframeInformation["CFBundleIdentifier"] }
        var infoDictionary: [Swift.String: Any]? { Self.stillframeInformation }
        func object(forInfoDictionaryKey key: Swift.String) -> Any? {
          Self.stillframeInformation[key]
        }
      }

      """
  }
}
