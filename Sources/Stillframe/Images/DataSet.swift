import Foundation
import StillImageFile

/// A file of an asset catalogue that is no picture.
package struct DataSet: Decodable, Sendable {
  private struct Entry: Decodable, Sendable {
    let filename: String?
    let idiom: String?
    let kind: String?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom
      case kind = "universal-type-identifier"
    }
  }

  private let data: [Entry]
  /// Where the file is.
  var folder: URL?

  private enum CodingKeys: String, CodingKey { case data }

  /// The largest file, in bytes.
  private static let largest = 256 << 20

  /// The file for a phone; nil: the set names none.
  private var entry: Entry? {
    let inside = data.filter { $0.filename.map { !$0.contains("/") && $0 != ".." } ?? false }
    return inside.first { ["universal", "iphone", nil].contains($0.idiom) } ?? inside.first
  }

  /// The kind of the file; nil: the set names none.
  var kind: String? { entry?.kind }

  /// The bytes of the file; nil where they cannot be read.
  var content: Data? {
    guard let folder, let name = entry?.filename else { return nil }
    return try? AtomicFile.readRegular(
      folder.appendingPathComponent(name), atMost: Self.largest)
  }
}
