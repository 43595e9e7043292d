import Foundation

/// The types that stand in the place of those of missing modules, as a file of the module.
enum EmptyTypes {
  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil where it cannot be written.
  static func make(_ names: Set<String>, for module: Module, in folder: URL) -> String? {
    let file = folder.appendingPathComponent("\(module.name)-empty-types.swift")
    let text = names.sorted().map(declaration).joined(separator: "\n")
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  /// All values of the type are equal.
  private static func declaration(of name: String) -> String {
    """
    nonisolated public struct \(name): Swift.Hashable, Swift.Codable, Swift.Comparable, Swift.Sendable {
      public init() {}
      public static func < (one: \(name), other: \(name)) -> Swift.Bool { false }
    }

    """
  }
}
