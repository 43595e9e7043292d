import Foundation
import PackagePlugin

/// `swift package stillframe render`: what the tool `stillframe` does, with the package's own targets.
///
/// The words are the tool's. Where one of its commands takes a path first and none is given, the package is meant.
@main struct StillframePlugin: CommandPlugin {
  private static let commandsWithPath: Set = [
    "render", "animate", "report", "explain", "accessibility", "preview", "figures",
  ]

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try builtTool()
    var words = arguments.isEmpty ? ["--help"] : arguments
    if let command = words.first, Self.commandsWithPath.contains(command),
      words.count == 1 || words[1].hasPrefix("-")
    {
      words.insert(context.package.directoryURL.path, at: 1)
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = words
    try process.run()
    process.waitUntilExit()
    // The tool has said itself what was wrong.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The tool, built beside the package's own products, so that nothing is compiled twice.
  private func builtTool() throws -> URL {
    let result = try packageManager.build(
      .product("stillframe"), parameters: .init(configuration: .inherit))
    guard result.succeeded,
      let tool = result.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == "stillframe"
      })
    else { throw ToolError(log: result.logText) }
    return tool.url
  }

  /// The tool could not be built.
  private struct ToolError: Error, CustomStringConvertible {
    let log: String

    var description: String { "the tool stillframe was not built:\n\(log)" }
  }
}
