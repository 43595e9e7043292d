package import Foundation

/// A format of a film.
package enum FilmFormat: String, Sendable, CaseIterable {
  case folder
  case apng
  case gif
  case webp
  case mp4
  case webm
  case mov
  /// Pictures of moments with their times, in one PNG.
  case sheet
  /// The whole motion in one PNG.
  case onion
  /// A page with the film and a slider.
  case player

  /// The media type of a file (RFC 6838).
  package var mediaType: String {
    switch self {
    case .apng, .sheet, .onion: "image/png"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .mp4: "video/mp4"
    case .webm: "video/webm"
    case .mov: "video/quicktime"
    case .player: "text/html; charset=utf-8"
    case .folder: "application/octet-stream"
    }
  }

  /// The endings of names, for messages.
  package static let names = [
    "a folder", ".apng", ".png", ".gif", ".webp", ".mp4", ".webm", ".mov", ".sheet.png",
    ".onion.png", ".html",
  ]

  /// Returns the format of a name; nil for an extension that is none. A name without one, or that of a folder, is a
  /// folder's.
  package static func of(_ url: URL) -> FilmFormat? {
    if url.hasDirectoryPath { return .folder }
    let name = url.lastPathComponent.lowercased()
    for (format, end) in [(sheet, ".sheet.png"), (onion, ".onion.png")] where name.hasSuffix(end) {
      return format
    }
    switch url.pathExtension.lowercased() {
    case "": return .folder
    case "apng", "png": return .apng
    case "gif": return .gif
    case "webp": return .webp
    case "mp4", "m4v": return .mp4
    case "webm": return .webm
    case "mov": return .mov
    case "html", "htm": return .player
    default: return nil
    }
  }

  /// Returns the codec of a video file, and the one asked for.
  ///
  /// - Throws: ``ImageFileError/unsupported(_:)`` for one that the container does not take.
  package func codec(_ wanted: FilmOptions.Codec?) throws(ImageFileError) -> FilmOptions.Codec? {
    let known: [FilmOptions.Codec] =
      switch self {
      case .mp4: [.h264, .av1]
      case .webm: [.vp9, .av1]
      case .mov: [.prores, .h264]
      default: []
      }
    guard let wanted else { return known.first }
    guard known.contains(wanted) else {
      let names = known.map(\.rawValue).joined(separator: " or ")
      throw .unsupported(
        known.isEmpty
          ? "a codec is for video: name a file .mp4, .webm or .mov, or leave the codec out"
          : "a .\(rawValue) file holds no \(wanted.rawValue): choose \(names), or another extension"
      )
    }
    return wanted
  }
}
