import Foundation

/// Classes of Foundation that do nothing on Linux, and stand in the modules of views under the same name. A type of a module itself is found
/// without a doubt, so that a module that mentions one gets an alias. Names of notifications that nobody sends are declared like that, too.
enum FoundationAliases {
  static let names = [
    "NSComparisonPredicate", "NSExpression", "PersonNameComponentsFormatter",
  ]

  /// Names of notifications that Foundation has on Apple's platforms only.
  static let notifications = ["NSSystemClockDidChange"]

  /// Folders that no user has on Linux.
  static let folders = ["libraryDirectory"]

  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil for a module that mentions none, or declares it itself.
  static func make(for module: Module, in folder: URL) -> String? {
    let asked = names.filter { name in
      module.asked.contains(name)
        && !module.declarations.values.contains { $0.types.contains(name) }
    }
    let notices = notifications.filter(module.asked.contains).map {
      "extension Foundation.Notification.Name { static let \($0) = Self(\"\($0)\") }\n"
    }
    let folders = Self.folders.contains(where: module.asked.contains) ? libraryFolder : ""
    guard !asked.isEmpty || !notices.isEmpty || !folders.isEmpty else { return nil }
    let aliases = asked.map { "public typealias \($0) = Stillframe.\($0)\n" }.joined()
    let file = folder.appendingPathComponent("\(module.name)-aliases.swift")
    let views = asked.isEmpty ? "" : "public import Stillframe\n"
    let text = "import Foundation\n\(views)\n\(aliases)\(notices.joined())\(folders)"
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  /// Gives the folder `Library` an address: programs take the first of several.
  private static let libraryFolder = """
    extension Foundation.FileManager {
      func urls(
        for directory: Foundation.FileManager.SearchPathDirectory,
        in mask: Foundation.FileManager.SearchPathDomainMask
      ) -> [Foundation.URL] {
        let paths =
          directory == .libraryDirectory && mask.contains(.userDomainMask)
          ? [Foundation.NSHomeDirectory() + "/Library"]
          : Foundation.NSSearchPathForDirectoriesInDomains(directory, mask, true)
        return paths.map { Foundation.URL(fileURLWithPath: $0, isDirectory: true) }
      }
    }

    """
}
