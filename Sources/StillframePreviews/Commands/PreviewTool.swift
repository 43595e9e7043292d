import Foundation
import Glibc
import StillImageFile
package import StillframeArguments
package import StillframeScenes
import StillframeServer

/// Shows the previews of a path: compiles what lies there, and lets another process run it.
package struct PreviewTool: PreviewCommands {
  /// A preview has this many seconds unless the command line says more.
  static let usualLimit = 30.0

  package init() {}

  package func carryOut(
    _ command: Command, path: String, console: Console
  ) throws -> Tool.Status {
    if case .animate(let options) = command, options.film.shard != nil {
      throw UsageError.shardOfPath
    }
    let installation = try Installation(ProcessInfo.processInfo.environment)
    if case .preview(let options) = command {
      return try serve(options, installation, console)
    }
    if case .figures(let options) = command { _ = try FigurePlace(options.catalogue) }
    let folder = PreviewBuild.newFolder()
    // A signal that ends the process also removes the compiled files; the compiler may be about to write.
    let signals = EndingSignals {
      ChildProcess.endAll()
      try? FileManager.default.removeItem(at: folder)
      _exit(130)
    }
    defer { withExtendedLifetime(signals) {} }
    if command.previews?.isListed == true {
      return try list(
        PreviewListing(of: path, with: installation, in: folder), path, command, console)
    }
    let build = try PreviewBuild(of: path, with: installation, in: folder)
    let session = PreviewSession(
      build: build, tool: installation.tool, command: command,
      timeLimit: command.previews?.timeLimit ?? Self.usualLimit, console: console)
    let listing = try session.list()
    var failures = build.failures.count + listing.failures + build.trimmed.previews.count
    for warning in build.unreadable { console.message("warning", warning) }
    for warning in build.trimmed.warnings { console.message("warning", warning) }
    for preview in build.trimmed.previews {
      console.message("error", preview.description)
    }
    for fault in build.trimmed.faults {
      console.message("error", "\(fault) does not compile: it is left out")
    }
    for name in build.failures {
      console.message("error", "the target '\(name)' does not compile: its previews are left out")
    }
    for file in build.leftOut {
      console.message("error", "the file '\(file)' does not compile: it is left out")
    }
    guard
      !listing.previews.isEmpty || failures > 0 || !build.leftOut.isEmpty
        || !build.trimmed.faults.isEmpty
    else {
      throw PreviewError.noPreview(path)
    }
    let all = NamedPreview.named(listing.previews)
    let chosen = try choose(all, command.previews?.only ?? [])
    var total = chosen.count + failures
    var areStale = false
    if case .figures(let options) = command {
      let titled = chosen.filter { $0.info.title != nil }
      guard !titled.isEmpty || failures > 0 else { throw PreviewError.noNamedPreview(path) }
      _ = try choose(titled, options.films)
      let figures = Figures(options, build: build, tool: installation.tool, console: console)
      try figures.make(titled)
      failures += figures.failures
      total = titled.count + failures
      areStale = figures.areStale
    } else {
      let isNew = PreviewTarget.isMissing(of: command)
      let target = try PreviewTarget(command, count: chosen.count, console: console)
      defer { if isNew { target.removeEmptyFolder() } }
      failures += try session.show(chosen, to: target)
    }
    guard failures == 0 else { throw PreviewError.failed(failures, of: total) }
    guard build.leftOut.isEmpty else {
      throw PreviewError.leftOut(build.leftOut.count, showsOthers: !listing.previews.isEmpty)
    }
    guard build.trimmed.faults.isEmpty else {
      throw PreviewError.trimmed(build.trimmed.faults.count)
    }
    return session.findings > 0 || areStale ? .different : .done
  }

  /// Prints the names of previews with their places.
  private func list(
    _ listing: PreviewListing, _ path: String, _ command: Command, _ console: Console
  ) throws -> Tool.Status {
    guard !listing.previews.isEmpty else { throw PreviewError.noPreview(path) }
    let all = NamedPreview.named(listing.previews)
    let chosen = try choose(all, command.previews?.only ?? [])
    let width = all.map(\.name.count).max() ?? 0
    for preview in chosen {
      try console.print(
        preview.name.padding(toLength: width, withPad: " ", startingAt: 0)
          + "  \(preview.info.place)")
    }
    return .done
  }

  /// Shows a page until a signal ends it.
  private func serve(
    _ options: Command.Preview, _ installation: Installation, _ console: Console
  ) throws -> Tool.Status {
    guard FileManager.default.fileExists(atPath: options.path) else {
      throw PreviewError.noSuchPath(options.path)
    }
    let studio = PreviewStudio(
      options: options, installation: installation,
      timeLimit: options.timeLimit ?? Self.usualLimit)
    let server: PageServer
    do {
      server = try PageServer(
        port: options.port, names: PreviewStudio.names
      ) { studio.answer($0) }
    } catch {
      throw PreviewFailure(description: error.description)
    }
    // The compiled files are in a folder that must be removed before the process ends.
    let signals = EndingSignals { studio.stop() }
    try console.print(server.address)
    studio.follow()
    // Requests that wait for news are answered that there will be none, and the compiled files have no user after
    // that.
    server.stop()
    studio.discard()
    withExtendedLifetime(signals) {}
    return .done
  }

  /// Returns the previews with names; a name is the one in the list, or its author's.
  private func choose(
    _ previews: [NamedPreview], _ names: [String]
  ) throws(PreviewError) -> [NamedPreview] {
    guard !names.isEmpty else { return previews }
    for name in names where !previews.contains(where: { $0.isCalled(name) }) {
      throw .noSuchPreview(name, of: previews.map(\.name))
    }
    return previews.filter { preview in names.contains(where: preview.isCalled) }
  }
}

extension Command {
  /// Which previews are meant, of a command that shows some.
  var previews: Previews? {
    switch self {
    case .render(let options): options.previews
    case .animate(let options): options.previews
    case .report(let options): options.previews
    case .explain(let options): options.previews
    case .accessibility(let options): options.previews
    case .figures(let options): options.previews
    default: nil
    }
  }

  var fonts: Fonts? {
    switch self {
    case .render(let options): options.fonts
    case .animate(let options): options.fonts
    case .report(let options): options.fonts
    case .explain(let options): options.fonts
    case .accessibility(let options): options.fonts
    case .preview(let options): options.fonts
    case .figures(let options): options.fonts
    default: nil
    }
  }

  /// Whether the accessibility tree is asked for.
  var isAccessibility: Bool { if case .accessibility = self { true } else { false } }

  /// Whether the answer is for programs.
  var isJSON: Bool {
    switch self {
    case .report(let options): options.json
    case .explain(let options): options.json
    case .accessibility(let options): options.json
    default: false
    }
  }
}
