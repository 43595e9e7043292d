/// A format that one picture can be written in.
package enum OutputFormat: String, CaseIterable, Sendable {
  case png, jpeg, webp, pdf, svg

  /// The format that an extension names, whatever its case; nil for others.
  package init?(fileExtension: String) {
    let word = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(word) }) else {
      return nil
    }
    self = format
  }

  /// The usual one first.
  package var fileExtensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg"]
    case .png, .webp, .pdf, .svg: [rawValue]
    }
  }

  /// The media type of a file (RFC 6838).
  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    case .pdf: "application/pdf"
    case .svg: "image/svg+xml"
    }
  }

  /// Whether a file holds shapes and text instead of pixels.
  package var isDocument: Bool { self == .pdf || self == .svg }

  /// Whether a file may be smaller and less true.
  package var hasQuality: Bool { self == .jpeg || self == .webp }

  /// Whether text may stay text.
  package var embedsFonts: Bool { self == .pdf || self == .svg }

  /// Whether words may travel in a file.
  package var hasComment: Bool { self == .png || self == .jpeg }

  /// The most pixels along a side; nil where the format has no limit that a bitmap could reach.
  package var longestSide: Int? { self == .webp ? 16_383 : nil }

  /// The usual extensions of all formats, with their full stop.
  package static let allExtensions: [String] = allCases.map { "." + $0.fileExtensions[0] }
}
