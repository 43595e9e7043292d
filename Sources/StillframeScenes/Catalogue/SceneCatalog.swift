import Foundation
import Stillframe
import StillframeArguments

/// A program that shows views as pictures and films: its scenes, and the whole command line for them.
///
///     @main struct Pictures: SceneCatalog {
///       var scenes: some SceneList {
///         Still("card", "A card", size: CGSize(width: 600, height: 315)) { Card() }
///         Film("morph", "Row to column", size: CGSize(width: 300, height: 200), duration: 3) { Morph() }
///       }
///     }
///
/// `pictures --help` says what it can do. Fonts and images that scenes need are registered in `init()`, which runs when a command
/// shows something.
@MainActor @preconcurrency public protocol SceneCatalog: SendableMetatype {
  /// The type of the scenes.
  associatedtype Scenes: SceneList

  /// The scenes, in the order of `list`. No two have the same name.
  @SceneListBuilder var scenes: Scenes { get }

  /// Creates the program; Swift calls it for the `@main` type.
  init()
}

extension SceneCatalog {
  /// Carries out the command line of the process and ends it: with status 0 when it is done, or both pictures of a
  /// `diff` are the same; 1 when those differ; 2 when anything went wrong, and a line on standard error says what.
  public static func main() {
    StandardStreams.open()
    PictureMemory.keep()
    WarningOutput.silence()
    let program = StandardStreams.program
    let console = Console.process(program)
    do {
      let words = try StandardStreams.words()
      var tool = Tool(
        Manual(program: program, kind: .catalogue), scenes: Self().scenes.entries, console: console)
      tool.isProcess = true
      exit(tool.run(words).rawValue)
    } catch {
      console.message("error", error.description)
      exit(Tool.Status.failed.rawValue)
    }
  }
}
