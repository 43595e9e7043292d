import Foundation

/// Files that are compiled together.
struct Module {
  var name: String
  var sources: SwiftSources
  /// Other modules of the same package.
  var dependencies: [String] = []
  /// The compiler flags of the package's manifest.
  var flags: [String] = []
  /// Files and folders that `Bundle.module` gives.
  var resources: [String] = []
  /// Whether the module is a program, whose files `Bundle.main` gives.
  var isProgram = false

  /// Whether the module has a bundle of its own.
  var hasBundle: Bool { !resources.isEmpty }

  /// Returns the modules in an order in which each follows those that it needs; those in a circle come as they
  /// stand.
  static func inOrder(_ modules: [Module]) -> [Module] {
    var result: [Module] = []
    var visited: Set<String> = []
    func visit(_ module: Module) {
      guard visited.insert(module.name).inserted else { return }
      for name in module.dependencies {
        if let needed = modules.first(where: { $0.name == name }) { visit(needed) }
      }
      result.append(module)
    }
    modules.forEach(visit)
    return result
  }
}
