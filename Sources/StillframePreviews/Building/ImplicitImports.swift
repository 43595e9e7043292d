import Foundation

/// Modules that every file sees without naming them: what `import Foundation` brings along on Apple's platforms, and here does not.
enum ImplicitImports {
  /// Addresses of the network are loaded by a library of their own, which takes time to start: only code that asks for it has it.
  private static let networkNames = ["URLSession", "URLRequest", "HTTPURLResponse", "URLCache"]

  static func modules(for module: Module) -> [String] {
    let asksForNetwork = module.sources.files.contains { file in
      guard let data = FileManager.default.contents(atPath: file) else { return false }
      let text = String(decoding: data, as: UTF8.self)
      return networkNames.contains { text.contains($0) }
    }
    return ["Combine", "Observation"] + (asksForNetwork ? ["FoundationNetworking"] : [])
  }
}
