import Foundation
import StillImageFile
import Stillframe
import StillframeArguments
import StillframeEmoji
package import StillframeGallery
import StillframeWorldFonts

/// The tool: a command line in, an exit status out.
package struct Tool {
  let scenes: [GalleryScene]
  let console: Console

  /// What a run says to whoever started it.
  package enum Status: Int32, Sendable {
    /// Done, or the same.
    case done = 0
    /// `diff` found a difference.
    case different = 1
    /// Anything that went wrong; one line on standard error says what.
    case failed = 2
  }

  package init(scenes: [GalleryScene] = Gallery.scenes, console: Console = .process()) {
    self.scenes = scenes
    self.console = console
  }

  /// - Parameter words: the command line without the program's name.
  package func run(_ words: [String]) -> Status {
    FontRegistry.registerEmoji()
    FontRegistry.registerWorldFonts()
    do {
      let status = try carryOut(Command(words))
      // Somebody may have needed what was said.
      return console.messagesAreLost() ? .failed : status
    } catch {
      console.message("error", Self.sentence(error))
      return .failed
    }
  }

  /// What an error says. Only the package's own errors are written for people.
  private static func sentence(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.description
    case let error as RenderError: error.description
    case let error as ImageFileError: error.description
    case let error as FontRegistryError: error.description
    case let error as TerminalRefused: error.description
    case let error as UnreadablePicture: error.description
    default: "something failed that should not have (\(type(of: error))): please report it"
    }
  }

  private func carryOut(_ command: Command) throws -> Status {
    switch command {
    case .help: try console.print(Command.usage)
    case .version: try console.print("stillframe \(Command.versionNumber)")
    case .list(let json): try list(json: json)
    case .render(let options): try render(options)
    case .animate(let options): try animate(options)
    case .report(let options): try report(options)
    case .explain(let options): try explain(options)
    case .diff(let options): return try diff(options)
    }
    return .done
  }

  /// Adds fonts to those of the process, and forbids the system's where they are not wanted.
  ///
  /// - Throws: `FontRegistryError` for a file that is no font.
  func use(_ fonts: Command.Fonts) throws(FontRegistryError) {
    if !fonts.allowsSystem { FontRegistry.allowsSystemFonts = false }
    for file in fonts.files { try FontRegistry.register(url: URL(fileURLWithPath: file)) }
  }

  /// The scene of a name.
  func scene(_ name: String) throws(UsageError) -> GalleryScene {
    guard let scene = scenes.first(where: { $0.name == name }) else { throw .noScene(name) }
    return scene
  }

  /// What every command that shows a scene can set.
  ///
  /// - Throws: `RenderError.invalidSize` for a size that no picture can have.
  func setting(
    _ size: CGSize?, scale: Double? = nil, isDark: Bool = false
  ) throws(RenderError) -> SceneSetting {
    if let size {
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw .invalidSize(width: size.width, height: size.height)
      }
    }
    var setting = SceneSetting()
    setting.size = size
    setting.scale = scale ?? 1
    setting.colorScheme = isDark ? .dark : .light
    return setting
  }

  /// Passes on what layout had to make safe.
  func warn(_ report: LayoutReport) {
    for warning in report.warnings {
      console.message("warning", "\(warning)")
    }
  }
}
