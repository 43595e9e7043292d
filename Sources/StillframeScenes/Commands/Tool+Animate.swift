package import Foundation
import StillImageFile
package import Stillframe
package import StillframeArguments

extension Tool {
  /// A scene's film: to a file, to a folder of frames, as APNG to standard output, or a part of it.
  func animate(_ options: Command.Animate) throws {
    let scene = try scene(options.scene)
    try use(options.fonts)
    var setting = try SceneSetting(options.size, scale: options.scale, options.looks)
    setting.fps = options.fps
    setting.duration = options.duration
    guard var film = scene.makeFilm(setting) else { throw UsageError.doesNotMove(scene.name) }
    let limit = options.framesLimit ?? Self.framesLimit
    try film.prepare(as: options.film, duration: options.duration, framesLimit: limit)
    guard film.count <= limit else {
      throw UsageError.tooManyFrames(film.count, limit: limit)
    }
    warn(try film.frame(at: 0).layout.warnings)
    if let shard = options.film.shard {
      return try writePart(shard, of: film, options)
    }
    switch options.output {
    case nil: throw UsageError.missingOutput(command: "animate")
    case .standardOutput:
      try refuseTerminal()
      try stream(film, options.film)
    case .path(let path):
      let isFolder = FilmFolder.isFolder(path)
      if isFolder && !options.isForced { try FilmFolder.check(path) }
      try showingProgress { progress in
        try film.write(
          to: URL(fileURLWithPath: path, isDirectory: isFolder), options: options.film.options,
          replacingFolder: options.isForced, threads: options.film.jobs, progress: progress)
      }
    }
  }

  /// The most frames unless the command line says more: ten minutes at 60 frames per second.
  static let framesLimit = 36_000

  /// A film of parts.
  func join(_ options: Command.Join) throws {
    let isFolder = FilmFolder.isFolder(options.output)
    if isFolder && !options.isForced { try FilmFolder.check(options.output) }
    try showingProgress { progress in
      try FrameSequence.join(
        parts: options.parts.map(Self.partPath), program: FilmDescription.program(),
        to: URL(fileURLWithPath: options.output, isDirectory: isFolder),
        replacingFolder: options.isForced, threads: options.jobs, progress: progress)
    }
  }

  private func writePart(
    _ shard: Shard, of film: FrameSequence, _ options: Command.Animate
  ) throws {
    guard case .path(let path) = options.output else { throw UsageError.shardToStream }
    try showingProgress { progress in
      try film.writePart(
        shard, of: FilmDescription.program(), description: try FilmDescription.text(options),
        options: options.film.options, to: URL(fileURLWithPath: Self.partPath(path)),
        threads: options.film.jobs, progress: progress)
    }
  }

  /// A part is a file, also where the film is going to be a folder.
  private static func partPath(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private func showingProgress(_ body: (@escaping (Int, Int) -> Void) throws -> Void) throws {
    let bar = ProgressBar(console, counting: "frames")
    defer { bar.clear() }
    try body { done, total in bar.show(done, of: total) }
  }

  /// Writes the film to standard output once it is complete, so that one that fails leaves nothing there.
  private func stream(_ film: FrameSequence, _ options: Command.Film) throws {
    let bar = ProgressBar(console, counting: "frames")
    var isShown = true
    defer { if isShown { bar.clear() } }
    try film.stream(
      calledInErrors: FileManager.default.temporaryDirectory.path + "/stillframe",
      options: options.options, threads: options.jobs,
      progress: { done, total in bar.show(done, of: total) },
      to: { piece in
        if isShown { bar.clear() }
        isShown = false
        try console.output(piece)
      })
  }
}

extension FrameSequence {
  /// Applies the options of a command line to the film.
  ///
  /// - Parameters:
  ///   - duration: The duration on the command line.
  ///   - framesLimit: The most frames.
  package mutating func prepare(
    as film: Command.Film, duration: TimeInterval?, framesLimit: Int
  ) throws(RenderError) {
    isTransparent = film.isTransparent
    shutterAngle = film.shutter ?? 0
    systemMotion = film.hasSystemMotion
    showsTouches = film.showsTouches
    if film.endsAtRest {
      let most = Double(Swift.max(framesLimit - 1, 0)) / fps
      self = try endingAtRest(within: Swift.min(duration ?? most, most))
    } else if film.loops {
      self = try endingWhereItRepeats()
    }
  }
}
