import Foundation

/// A target of macros, whose code the compiler runs.
struct MacroTarget: Hashable {
  var name: String
  var files: [String]
  var flags: [String] = []

  /// The same with the rules of Swift 5.
  fileprivate var inSwift5: Self {
    var result = self
    result.flags += ["-swift-version", "5", "-enable-upcoming-feature", "BareSlashRegexLiterals"]
    return result
  }
}

/// Builds the macros of packages against the SwiftSyntax of the toolchain, as libraries that the compiler loads.
struct MacroPlugins {
  /// The flags by which the compiler finds the macros.
  private(set) var flags: [String] = []
  /// Targets that do not compile; their macros are left out.
  private(set) var failures: [String] = []

  private let folder: URL
  private let host: URL

  /// Seconds for one target.
  private static let timeLimit = 300.0

  /// - Parameters:
  ///   - targets: those that modules need.
  ///   - folder: where libraries are put.
  ///   - toolchain: the folder with the modules of the toolchain.
  init(_ targets: [MacroTarget], in folder: URL, toolchain: URL?) {
    self.folder = folder
    host =
      toolchain?.deletingLastPathComponent().appendingPathComponent("host", isDirectory: true)
      ?? folder
    guard !targets.isEmpty else { return }
    guard buildEntry() else {
      failures = targets.map(\.name)
      return
    }
    for target in targets {
      let library = folder.appendingPathComponent("lib\(target.name).so").path
      // Cases may be added to the toolchain's enumerations, which only Swift 6 takes for an error where a switch has all of today.
      if build(target, to: library) || build(target.inSwift5, to: library) {
        flags += ["-load-plugin-library", library]
      } else {
        failures.append(target.name)
      }
    }
  }

  /// The module that a program of macros begins with. The compiler finds macros in a library by their types, so that nothing begins.
  private static let entry = """
    @_exported import SwiftSyntaxMacros
    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }
    extension CompilerPlugin { public static func main() throws {} }
    """

  private func buildEntry() -> Bool {
    let file = folder.appendingPathComponent("SwiftCompilerPlugin.swift")
    guard (try? Data(Self.entry.utf8).write(to: file)) != nil else { return false }
    return compile([
      "-emit-module", "-emit-library", "-static", "-module-name", "SwiftCompilerPlugin",
      "-o", folder.appendingPathComponent("libSwiftCompilerPlugin.a").path, file.path,
    ])
  }

  private func build(_ target: MacroTarget, to library: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: host.path)) ?? []
    let libraries = names.sorted().filter {
      $0.hasPrefix("libSwift") && $0.hasSuffix(".so") && !$0.contains("PluginServer")
    }
    return compile(
      [
        "-emit-library", "-module-name", target.name, "-o", library, "-L", host.path,
        "-Xlinker", "-rpath", "-Xlinker", host.path, "-L", folder.path, "-lSwiftCompilerPlugin",
      ] + libraries.map { "-l" + $0.dropFirst("lib".count).dropLast(".so".count) }
        + target.flags + target.files)
  }

  private func compile(_ words: [String]) -> Bool {
    ChildProcess.run(
      [
        "swiftc", "-parse-as-library", "-Onone", "-gnone", "-suppress-warnings",
        "-I", host.path, "-I", folder.path,
      ] + words, temporaries: folder.path, within: Self.timeLimit)?.isDone == true
  }
}
