import Foundation

/// Classes of Foundation that do nothing on Linux, and stand in the modules of views under the same name. A type of a module itself is found
/// without a doubt, so that a module that mentions one gets an alias.
enum FoundationAliases {
  static let names = [
    "NSComparisonPredicate", "NSExpression", "PersonNameComponentsFormatter",
  ]

  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil for a module that mentions none, or declares it itself.
  static func make(for module: Module, in folder: URL) -> String? {
    let asked = names.filter { name in
      module.asked.contains(name)
        && !module.declarations.values.contains { $0.types.contains(name) }
    }
    guard !asked.isEmpty else { return nil }
    let aliases = asked.map { "public typealias \($0) = Stillframe.\($0)\n" }.joined()
    let file = folder.appendingPathComponent("\(module.name)-aliases.swift")
    let text = "public import Stillframe\n\n\(aliases)"
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }
}
