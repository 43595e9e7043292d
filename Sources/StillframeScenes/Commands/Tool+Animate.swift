import Foundation
import Stillframe
import StillframeArguments

extension Tool {
  /// A scene's film: to a file, to a folder of frames, or as APNG to standard output.
  func animate(_ options: Command.Animate) throws {
    let scene = try scene(options.scene)
    try use(options.fonts)
    var setting = try SceneSetting(options.size, scale: options.scale, options.looks)
    setting.fps = options.fps
    setting.duration = options.duration
    guard let film = scene.makeFilm(setting) else { throw UsageError.doesNotMove(scene.name) }
    let limit = options.framesLimit ?? Self.framesLimit
    guard limit >= 1 else { throw UsageError.framesLimitOutOfRange(limit) }
    guard Double(film.count) <= limit else {
      throw UsageError.tooManyFrames(film.count, limit: limit)
    }
    warn(try film.frame(at: 0).layout)
    switch options.output {
    case nil: throw UsageError.missingOutput(command: "animate")
    case .standardOutput:
      try refuseTerminal()
      try stream(film)
    case .path(let path):
      let isFolder = FilmFolder.isFolder(path)
      if isFolder && !options.isForced { try FilmFolder.check(path) }
      try write(
        film, to: URL(fileURLWithPath: path, isDirectory: isFolder), isForced: options.isForced)
    }
  }

  /// The most frames unless the command line says more: ten minutes at 60 frames a second.
  static let framesLimit = 36_000.0

  private func write(_ film: FrameSequence, to url: URL, isForced: Bool = false) throws {
    let bar = ProgressBar(console)
    defer { bar.clear() }
    try film.write(to: url, replacingFolder: isForced) { done, total in
      bar.show(done, of: total)
    }
  }

  /// Writes the film to standard output once it is complete, so that one that fails leaves nothing there.
  private func stream(_ film: FrameSequence) throws {
    let bar = ProgressBar(console)
    var isShown = true
    defer { if isShown { bar.clear() } }
    try film.stream(
      calledInErrors: FileManager.default.temporaryDirectory.path + "/stillframe",
      progress: { done, total in bar.show(done, of: total) },
      to: { piece in
        if isShown { bar.clear() }
        isShown = false
        try console.output(piece)
      })
  }
}
