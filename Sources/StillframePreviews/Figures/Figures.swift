import Foundation
import StillImageFile
import Stillframe
import StillframeArguments
import StillframeScenes

/// The figures of a documentation catalogue, made from previews: each in light and in dark, written only where it changed.
final class Figures {
  private let options: Command.Figures
  private let build: PreviewBuild
  private let tool: URL
  private let console: Console
  /// The number of previews that could not be shown.
  private(set) var failures = 0
  /// Whether `--check` found a figure that is not what its preview shows.
  private(set) var areStale = false
  private var counts = (written: 0, current: 0)

  init(_ options: Command.Figures, build: PreviewBuild, tool: URL, console: Console) {
    self.options = options
    self.build = build
    self.tool = tool
    self.console = console
  }

  /// Makes the figures of previews, which have names.
  func make(_ previews: [NamedPreview]) throws {
    let place = try FigurePlace(options.catalogue)
    for isDark in [false, true] {
      let folder = build.folder.appendingPathComponent(isDark ? "dark" : "light")
      try show(previews, options.still(isDark: isDark), in: folder, pathExtension: "png")
      for preview in previews {
        try keepStill(of: preview, made: folder, at: place, isDark)
      }
      let films = previews.filter { preview in options.films.contains(where: preview.isCalled) }
      guard !films.isEmpty else { continue }
      try show(films, options.film(isDark: isDark), in: folder, pathExtension: "apng")
      for preview in films { try keepFilm(of: preview, made: folder, at: place, isDark) }
    }
    let all = counts.written + counts.current
    guard all > 0 else { return }
    try console.print(
      options.isChecked
        ? "\(counts.written) of \(all) figures are stale"
        : "\(counts.written) of \(all) figures written, the others are current")
  }

  /// Shows previews into a folder, and hands on warnings and errors.
  private func show(
    _ previews: [NamedPreview], _ command: Command, in folder: URL, pathExtension: String
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The paths of temporary files are nobody's business.
    var quiet = console
    quiet.output = { _ in }
    quiet.outputIsTerminal = false
    let session = PreviewSession(
      build: build, tool: tool, command: command,
      timeLimit: options.previews.timeLimit ?? PreviewTool.usualLimit, console: quiet)
    failures += try session.show(
      previews, to: .folder(folder.path, pathExtension: pathExtension))
  }

  // MARK: Files

  private func keepStill(
    of preview: NamedPreview, made folder: URL, at place: FigurePlace, _ isDark: Bool
  ) throws {
    let made = folder.appendingPathComponent("\(preview.name).png")
    // One that failed was named.
    guard let picture = try? AtomicFile.read(made) else { return }
    let scale = options.scale == 1 ? "" : "@\(PreviewError.shown(options.scale))x"
    let file = place.file(
      named: FigurePlace.name(of: preview.name) + (isDark ? "~dark" : "") + scale + ".png")
    let known = try? AtomicFile.read(file)
    let isCurrent = known == picture || known.map { Self.showTheSame($0, picture) } == true
    try keep(isCurrent, file) { picture }
  }

  /// Whether two files have the same pixels: other versions may compress them in other ways.
  private static func showTheSame(_ first: Data, _ second: Data) -> Bool {
    guard let first = try? Bitmap(pngData: first), let second = try? Bitmap(pngData: second) else {
      return false
    }
    return first == second
  }

  private func keepFilm(
    of preview: NamedPreview, made folder: URL, at place: FigurePlace, _ isDark: Bool
  ) throws {
    let made = folder.appendingPathComponent("\(preview.name).apng")
    guard let frames = try? AtomicFile.read(made) else { return }
    let fingerprint = FilmFingerprint(of: frames)
    let file = place.file(
      named: FigurePlace.name(of: preview.name) + (isDark ? "~dark" : "") + ".mp4")
    let isCurrent =
      (try? AtomicFile.read(file)).flatMap { FilmFingerprint(in: $0) } == fingerprint
    try keep(isCurrent, file) {
      try show([preview], options.film(isDark: isDark), in: folder, pathExtension: "mp4")
      let video = folder.appendingPathComponent("\(preview.name).mp4")
      guard FileManager.default.fileExists(atPath: video.path) else { return nil }
      return fingerprint.adding(to: try AtomicFile.read(video))
    }
  }

  /// Writes a file that is not current, or names it.
  private func keep(_ isCurrent: Bool, _ file: URL, _ content: () throws -> Data?) throws {
    guard !isCurrent else {
      counts.current += 1
      return
    }
    if options.isChecked {
      areStale = true
      counts.written += 1
      return try console.print("stale: \(file.relativePath)")
    }
    guard let content = try content() else { return }
    try AtomicFile.write(content, to: file)
    counts.written += 1
    try console.print(file.relativePath)
  }
}
