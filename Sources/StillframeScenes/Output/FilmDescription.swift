import Foundation
import StillImageFile
import StillframeArguments

/// The description that the parts of a film share: everything that decides its frames.
enum FilmDescription {
  /// Returns the program that makes them: views are part of it, so that another build may show another film.
  static func program() -> String {
    let (path, version) = ("/proc/self/exe", Command.versionNumber)
    guard let file = Checksum.ofFile(path) else { return version }
    return "\(version), \(file.length) bytes, \(String(file.value, radix: 16))"
  }

  /// Returns the options that decide the frames. The output of the part and the number of threads do not matter; for
  /// fonts, the bytes matter and the paths do not.
  static func text(_ options: Command.Animate) throws -> String {
    var options = options
    options.output = nil
    options.isForced = false
    options.framesLimit = nil
    options.film.shard = nil
    options.film.jobs = nil
    options.fonts.files = options.fonts.files.map { path in
      Checksum.ofFile(path).map { "\($0.length) bytes, \(String($0.value, radix: 16))" } ?? path
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(options), as: UTF8.self)
  }
}
