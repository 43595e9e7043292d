import Foundation
import Stillframe
import StillframeGallery

extension Tool {
  /// A scene's film: to a file, to a folder of frames, or as APNG to standard output.
  func animate(_ options: Command.Animate) throws {
    let scene = try scene(options.scene)
    try use(options.fonts)
    var setting = try setting(options.size, scale: options.scale, isDark: options.isDark)
    setting.fps = options.fps
    setting.duration = options.duration
    guard let film = scene.makeFilm(setting) else { throw UsageError.doesNotMove(scene.name) }
    warn(try film.frame(at: 0).layout)
    switch options.output {
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

  private func write(_ film: FrameSequence, to url: URL, isForced: Bool = false) throws {
    let bar = ProgressBar(console)
    defer { bar.clear() }
    try film.write(to: url, replacingFolder: isForced) { done, total in
      bar.show(done, of: total)
    }
  }

  /// Writes the film to a file of the system's temporary folder and copies it out piece by piece, so
  /// that its length does not matter and a film that fails leaves nothing on standard output.
  private func stream(_ film: FrameSequence) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-\(UUID().uuidString).apng")
    defer { try? FileManager.default.removeItem(at: url) }  // it may never have been made
    try write(film, to: url)
    let file = try FileHandle(forReadingFrom: url)
    while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
      try console.output(piece)
    }
    try file.close()
  }
}
