@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Answers the compiler, which asks over standard input what a macro becomes.
///
/// With the word `--outline` it lists the declarations of files for the tool instead, which keeps SwiftSyntax out of the tool.
///
/// The toolchain's SwiftSyntax comes without the library that gives a plugin its `main`, so it stands here.
@main struct Plugin: PluginProvider {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == OutlineProgram.word {
      return try OutlineProgram.run(Array(CommandLine.arguments.dropFirst(2)))
    }
    let listener = CompilerPluginMessageListener(
      connection: try StandardIOMessageConnection(), provider: Plugin())
    try listener.main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": PreviewMacro.self
    case "UIKitPreviewMacro": UIKitPreviewMacro.self
    case "WidgetPreviewMacro": WidgetPreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "EntryMacro": EntryMacro.self
    case "ManagedMacro": ManagedMacro.self
    case "AnimatableMacro": AnimatableMacro.self
    case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
    case "ModelMacro": ModelMacro.self
    case "PersistedPropertyMacro": PersistedPropertyMacro.self
    case "ModelMarkMacro": ModelMarkMacro.self
    case "UniqueMacro": UniqueMacro.self
    case "IndexMacro": IndexMacro.self
    case "QueryMacro": QueryMacro.self
    case "RuleMacro": RuleMacro.self
    case "ModelActorMacro": ModelActorMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }

  /// A macro that was declared and is not here.
  private struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "StillframeMacros has no macro '\(name)'" }
  }
}
