import Foundation

/// Foundation's functions that look strings up, as a file of the module that calls them: Foundation reads the files of a bundle, which
/// previews have none of, and no catalogue of strings.
enum StringLookup {
  private static let function = "NSLocalizedString"
  private static let method = "localizedString(forKey"
  /// The words in code that ask for them.
  static let names = [function, method]

  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil for a module that looks nothing up, or declares the functions itself.
  static func make(for module: Module, in folder: URL) -> String? {
    let asked = names.filter { module.asked.contains($0) && !isDeclared($0, in: module) }
    guard !asked.isEmpty else { return nil }
    let parts = asked.map { $0 == function ? functionCode : methodCode }
    let code = "import SwiftUI\n\n" + parts.joined()
    let file = folder.appendingPathComponent("\(module.name)-strings.swift")
    return (try? Data(code.utf8).write(to: file)) == nil ? nil : file.path
  }

  private static func isDeclared(_ name: String, in module: Module) -> Bool {
    let declaration = Data("func \(name)".utf8)
    return module.sources.files.contains { file in
      FileManager.default.contents(atPath: file)?.range(of: declaration) != nil
    }
  }

  private static let functionCode = """
    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
      comment: String
    ) -> String {
      let found = String(
        localized: String.LocalizationValue(key), table: tableName, bundle: bundle)
      return found == key && !value.isEmpty ? value : found
    }

    """

  private static let methodCode = """
    nonisolated extension Foundation.Bundle {
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let found = String(
          localized: String.LocalizationValue(key), table: tableName, bundle: self)
        guard found == key, let value, !value.isEmpty else { return found }
        return value
      }
    }

    """
}
