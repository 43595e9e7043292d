import Foundation

/// Foundation's function that looks a string up, as a file of the module that calls it: Foundation reads the files of a bundle, which
/// previews have none of, and no catalogue of strings.
enum StringLookup {
  static let name = "NSLocalizedString"

  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil for a module that looks nothing up, or declares the function itself.
  static func make(for module: Module, in folder: URL) -> String? {
    guard module.asked.contains(name) else { return nil }
    let declaration = Data("func \(name)".utf8)
    let isDeclared = module.sources.files.contains { file in
      FileManager.default.contents(atPath: file)?.range(of: declaration) != nil
    }
    guard !isDeclared else { return nil }
    let file = folder.appendingPathComponent("\(module.name)-strings.swift")
    return (try? Data(code.utf8).write(to: file)) == nil ? nil : file.path
  }

  private static let code = """
    import SwiftUI

    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
      comment: String
    ) -> String {
      let found = String(
        localized: String.LocalizationValue(key), table: tableName, bundle: bundle)
      return found == key && !value.isEmpty ? value : found
    }

    """
}
