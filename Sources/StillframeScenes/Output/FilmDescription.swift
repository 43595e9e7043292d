import Foundation
import StillImageFile
import StillframeArguments

/// What parts of a film have in common: all that decides what its frames are.
enum FilmDescription {
  /// The program that makes them: views are part of it, so that another build may show another film.
  static func program() -> String {
    let (path, version) = ("/proc/self/exe", Command.versionNumber)
    guard let file = Checksum.ofFile(path) else { return version }
    return "\(version), \(file.length) bytes, \(String(file.value, radix: 16))"
  }

  /// What the command line says of it. Where the part goes and who makes it does not matter; of fonts the bytes do, and
  /// not their paths.
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
