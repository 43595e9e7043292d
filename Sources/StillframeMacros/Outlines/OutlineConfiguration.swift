import SwiftIfConfig
import SwiftSyntax

/// The conditions of `#if` under which previews are compiled.
struct OutlineConfiguration: BuildConfiguration {
  /// Those that can be imported.
  var modules: Set<String> = []
  var conditions: Set<String> = []
  /// Whether the conditions of a phone hold beside this system's.
  var isForPhones = false

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { modules.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool {
    name == "Linux" || isForPhones && name == "iOS"
  }

  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(x86_64)
      name == "x86_64"
    #elseif arch(arm64)
      name == "arm64"
    #else
      false
    #endif
  }

  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  var targetPointerBitWidth: Int { Int.bitWidth }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  /// Newer than any condition: the toolchain's own versions are not to be had from its library.
  var languageVersion: VersionTuple { VersionTuple(6, 3) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
