package import StillframeArguments

/// The commands for a path instead of the name of a scene.
package protocol PreviewCommands {
  func carryOut(_ command: Command, path: String, console: Console) throws -> Tool.Status
}

/// The commands for snapshots that failed.
package protocol ReviewCommands {
  func review(_ options: Command.Review, console: Console) throws -> Tool.Status
}

/// An error that is written for people: `description` is one sentence.
package protocol ToolError: Error, CustomStringConvertible {}

extension Command {
  /// Returns the path whose previews are meant; nil for everything else, also for a scene with such a name.
  func path(besides scenes: [String]) -> String? {
    let word: String
    switch self {
    case .render(let options): word = options.scene
    case .animate(let options): word = options.scene
    case .report(let options): word = options.scene
    case .explain(let options): word = options.scene
    case .accessibility(let options): word = options.scene
    case .preview(let options): return options.path
    case .figures(let options): return options.path
    default: return nil
    }
    return Command.isPath(word) && !scenes.contains(word) ? word : nil
  }
}
