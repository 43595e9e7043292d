import Foundation

/// Which module may import which.
enum LayerRules {
  /// What comes with the toolchain and any target may import.
  static let toolchain: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Observation",
    "Synchronization", "Glibc",
    "Testing", "XCTest", "Swift", "_Concurrency", "_FoundationICU", "PackageDescription",
  ]

  /// What comes with the compiler, for the target with macros alone.
  static let compiler: Set<String> = [
    "SwiftIfConfig", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
    "SwiftCompilerPluginMessageHandling",
    "SwiftDiagnostics",
  ]

  /// The modules that a Swift file imports, with the lines, from 1. Imports stand in the first column
  /// or inside one `#if`; deeper ones are text.
  static func imports(of file: RepositoryFile) -> [(module: String, line: Int)] {
    file.lines.enumerated().compactMap { index, line in
      guard line.utf8.count < 200, line.contains("import ") else { return nil }
      let pattern =
        /[ ]{0,2}(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+).*/
      return line.wholeMatch(of: pattern).map { (String($0.1), index + 1) }
    }
  }

  /// Every file imports only what its target declares, and every target has a folder.
  static func undeclaredImports(_ repository: Repository, _ manifest: Manifest) -> [Violation] {
    repository.files.filter(\.isSwift).flatMap { file -> [Violation] in
      guard let name = file.target else { return [] }
      guard let target = manifest.target(name) else {
        return [
          Violation(path: file.path, message: "no target '\(name)' is declared in Package.swift")
        ]
      }
      return imports(of: file).compactMap { module, line in
        let isDeclared =
          toolchain.contains(module) || (target.kind == .macros && compiler.contains(module))
          || target.imports.contains(module) || module == name
        return isDeclared
          ? nil
          : Violation(
            path: file.path, line: line,
            message: "imports \(module), which Package.swift does not list for \(name)")
      }
    }
  }

  /// Every layer and tool depends on lower layers only.
  static func wrongDirections(_ manifest: Manifest) -> [Violation] {
    manifest.targets.flatMap { target -> [Violation] in
      if target.level == nil && target.kind != .tests && target.kind != .testSupport {
        return [
          Violation(
            path: "Package.swift", line: target.line,
            message: "\(target.name) stands below no comment that names its layer, such as '// 3'")
        ]
      }
      return target.imports.compactMap { name in
        guard let imported = manifest.target(name) else {
          return Violation(
            path: "Package.swift", line: target.line,
            message: "\(target.name) imports \(name), which is not declared")
        }
        guard let level = target.level else { return nil }
        guard let lower = imported.level, lower < level else {
          return Violation(
            path: "Package.swift", line: target.line,
            message: "\(target.name) (layer \(level)) imports \(name) "
              + "(layer \(imported.level.map(String.init) ?? "none")): only lower ones may be")
        }
        return nil
      }
    }
  }

  /// What is listed for a target is imported somewhere in it.
  static func unusedDependencies(_ repository: Repository, _ manifest: Manifest) -> [Violation] {
    manifest.targets.filter { [.layer, .shim, .framework, .tool].contains($0.kind) }.flatMap {
      target in
      let used = Set(
        repository.files.filter { $0.isSwift && $0.target == target.name }
          .flatMap { imports(of: $0).map(\.module) })
      return target.imports.filter {
        !used.contains($0) && !isCSide($0, of: target.name, in: repository)
      }.map { name in
        Violation(
          path: "Package.swift", line: target.line,
          message: "\(target.name) lists \(name), but no file of it imports that")
      }
    }
  }

  /// Whether a C target has the submodules of a Swift module: code that imports the module gets both.
  private static func isCSide(
    _ name: String, of module: String, in repository: Repository
  ) -> Bool {
    let map = repository.file("Sources/\(name)/include/module.modulemap")
    return map?.lines.first == "module \(module) {"
  }

  /// A C library is imported by the one library target that owns its memory. Tools and tests may
  /// measure against it.
  static func sharedCModules(_ repository: Repository, _ manifest: Manifest) -> [Violation] {
    let importers = repository.files.filter(\.isSwift).flatMap { file -> [(String, String)] in
      guard let target = file.target, manifest.target(target)?.kind == .layer else { return [] }
      return imports(of: file).filter { $0.module.hasPrefix("CStill") }.map { ($0.module, target) }
    }
    let modules = Dictionary(grouping: importers, by: \.0).mapValues { Set($0.map(\.1)).sorted() }
    return modules.sorted { $0.key < $1.key }.filter { $0.value.count > 1 }.map { module, targets in
      Violation(
        path: "Sources/\(module)",
        message: "imported by \(targets.joined(separator: " and ")): one target wraps it, "
          + "the others use the wrapper")
    }
  }

  /// The layers drawn in ARCHITECTURE.md: lines "4  StillViews · Other" give a number and its targets.
  static func drawnLayers(_ architecture: String) -> [String: Int] {
    var levels: [String: Int] = [:]
    for line in architecture.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(\d)\s{2,}(.+)/), let level = Int(match.1) else {
        continue
      }
      for name in match.2.matches(of: /\w+/) { levels[String(name.0)] = level }
    }
    return levels
  }

  /// The drawing and the manifest say the same.
  static func wrongDrawing(_ architecture: RepositoryFile, _ manifest: Manifest) -> [Violation] {
    let drawn = drawnLayers(architecture.text ?? "")
    let declared = manifest.targets.filter { $0.level != nil }
    let missing = declared.filter { drawn[$0.name] != $0.level }.map { target in
      Violation(
        path: architecture.path,
        message: "the drawing has \(target.name) in layer "
          + "\(drawn[target.name].map(String.init) ?? "none"), Package.swift in "
          + "\(target.level.map(String.init) ?? "none")")
    }
    let unknown = drawn.keys.filter { name in !declared.contains { $0.name == name } }.sorted()
    return missing
      + unknown.map {
        Violation(path: architecture.path, message: "the drawing has \($0), which is no target")
      }
  }
}
