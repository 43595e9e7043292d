import Foundation
import StillImageFile
import Stillframe
package import StillframeArguments
import StillframeServer

/// A tool: a command line in, an exit status out.
package struct Tool {
  let manual: Manual
  private let source: SceneSource
  let console: Console
  /// The commands for previews of files; nil: only scenes are shown.
  let previews: (any PreviewCommands)?
  /// The commands for snapshots that failed; nil: there are none.
  let reviews: (any ReviewCommands)?
  /// Whether the process runs this command line and nothing else, so that a command may restrict all of it (default: false).
  package var isProcess = false

  /// The exit status of a run.
  package enum Status: Int32, Sendable {
    /// Done, or the same.
    case done = 0
    /// `diff` found a difference.
    case different = 1
    /// Anything that went wrong; one line on standard error says what.
    case failed = 2
  }

  /// - Parameter scenes: Not evaluated by commands that show nothing.
  package init(
    _ manual: Manual, scenes: @autoclosure @escaping () -> [SceneEntry], console: Console,
    previews: (any PreviewCommands)? = nil, reviews: (any ReviewCommands)? = nil
  ) {
    self.manual = manual
    self.source = SceneSource(scenes)
    self.console = console
    self.previews = previews
    self.reviews = reviews
  }

  var scenes: [SceneEntry] { source.entries }

  /// - Parameter words: the command line without the program's name.
  package func run(_ words: [String]) -> Status {
    do {
      let status = try carryOut(Command(words, of: manual, isFolder: isFolder))
      // Somebody may have needed what was said.
      return console.messagesAreLost() ? .failed : status
    } catch {
      console.message("error", Self.sentence(error))
      return .failed
    }
  }

  /// Whether previews are searched in a folder with this name. A scene with the name comes first.
  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    guard previews != nil,
      unsafe FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
    else { return false }
    return isFolder.boolValue && !scenes.contains { $0.name == name }
  }

  /// - Throws: `UsageError.twoScenes` where a name means two scenes.
  private func checkNames() throws(UsageError) {
    var names: Set<String> = []
    for scene in scenes where !names.insert(scene.name).inserted { throw .twoScenes(scene.name) }
  }

  /// Returns the message of an error. Only the package's own errors are written for people.
  package static func sentence(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.description
    case let error as RenderError: error.description
    case let error as ImageFileError: error.description
    case let error as FontRegistryError: error.description
    case let error as ImageRegistryError: error.description
    case let error as TerminalRefused: error.description
    case let error as UnreadablePicture: error.description
    case let error as any ToolError: error.description
    case let error as ServerError: error.description
    default: "something failed that should not have (\(type(of: error))): please report it"
    }
  }

  private func carryOut(_ command: Command) throws -> Status {
    switch command {
    case .help(let name):
      try console.print(name.flatMap(manual.entry).map(manual.usage(of:)) ?? manual.usage)
    case .version: try console.print(version)
    case .completions(let shell):
      try console.output(Data((manual.completions(for: shell) ?? "").utf8))
    case .manual: try console.output(Data(manual.page.utf8))
    default: return try show(command)
    }
    return .done
  }

  /// Carries out a command for scenes, previews or pictures.
  private func show(_ command: Command) throws -> Status {
    try checkNames()
    if let previews, let path = command.path(besides: scenes.map(\.name)) {
      return try previews.carryOut(command, path: path, console: console)
    }
    switch command {
    case .list(let json): try list(json: json)
    case .render(let options): try render(options)
    case .animate(let options): try animate(options)
    case .report(let options): try report(options)
    case .explain(let options): try explain(options)
    case .accessibility(let options): return try accessibility(options)
    case .join(let options): try join(options)
    case .batch(let options): return try batch(options)
    case .serve(let options): try serve(options)
    case .preview(let options): throw UsageError.notAPath(options.path)
    case .figures(let options): throw UsageError.notAPath(options.path)
    case .diff(let options): return try diff(options)
    case .review(let options):
      guard let reviews else {
        throw UsageError.unknownCommand("review", of: manual.entries.map(\.name))
      }
      return try reviews.review(options, console: console)
    case .help, .version, .completions, .manual: preconditionFailure("this command shows nothing")
    }
    return .done
  }

  /// A tool made with Stillframe says whose version it is.
  private var version: String {
    manual.program == "stillframe"
      ? "\(manual.program) \(Command.versionNumber)"
      : "\(manual.program) (Stillframe \(Command.versionNumber))"
  }

  /// Adds fonts to those of the process, and forbids the system's where they are not wanted.
  ///
  /// - Throws: `FontRegistryError` for a file that is no font.
  func use(_ fonts: Command.Fonts) throws(FontRegistryError) {
    if !fonts.allowsSystem { FontRegistry.allowsSystemFonts = false }
    for file in fonts.files { try FontRegistry.register(url: URL(fileURLWithPath: file)) }
  }

  /// Returns the scene of a name.
  func scene(_ name: String) throws(UsageError) -> SceneEntry {
    guard let scene = scenes.first(where: { $0.name == name }) else {
      throw .noScene(name, of: scenes.map(\.name))
    }
    return scene
  }

  /// Returns the picture of a scene.
  func picture(_ name: String, _ setting: SceneSetting) throws(UsageError) -> any StillPicture {
    guard let picture = try scene(name).picture(setting) else { throw .needsRow(name) }
    return picture
  }

  /// Passes on what layout had to make safe.
  func warn(_ warnings: [LayoutWarning]) {
    for warning in warnings {
      console.message("warning", "\(warning)")
    }
  }
}
