import Foundation

/// The types that stand in the place of those of missing modules, as a file of the module.
enum EmptyTypes {
  /// Writes the file.
  ///
  /// - Parameter types: their names, with the labels of the arguments that they are made of.
  /// - Returns: The path of the file; nil where it cannot be written.
  static func make(
    _ types: [String: Set<[String]>], for module: Module, in folder: URL
  ) -> String? {
    let file = folder.appendingPathComponent("\(module.name)-empty-types.swift")
    let text = types.sorted { $0.key < $1.key }.map(declaration).joined(separator: "\n")
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  /// All values of the type are equal.
  private static func declaration(of name: String, madeOf calls: Set<[String]>) -> String {
    let makers = calls.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
      .map { labels in
        let parameters = labels.enumerated().map { "\($1) value\($0): Any?" }
        return "  public init(\(parameters.joined(separator: ", "))) {}"
      }
    let conformances = ["Hashable", "Codable", "Comparable", "Sendable"].map { "Swift.\($0)" }
    let lines =
      ["nonisolated public struct \(name): \(conformances.joined(separator: ", ")) {"]
      + ["  public init() {}"] + makers
      + ["  public static func < (one: \(name), other: \(name)) -> Swift.Bool { false }", "}", ""]
    return lines.joined(separator: "\n")
  }
}
