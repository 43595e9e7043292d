package import Foundation

/// One generated source file.
package struct GeneratedFile: Equatable, Sendable {
  package let name: String
  package let text: String
}

/// Why no test files can be made.
package enum VectorGeneratorError: Error, CustomStringConvertible {
  case unknownArea(String)
  case notALayoutVector(String)
  case notATable(String)

  package var description: String {
    switch self {
    case .unknownArea(let area):
      "generatedAreas names '\(area)', but no vector is in that area"
    case .notALayoutVector(let id):
      "vector '\(id)' has no proposal, so it cannot become a layout test"
    case .notATable(let id):
      "vector '\(id)' is no table of point sizes of a font, so it cannot become a test"
    }
  }
}

/// Turns conformance vectors into Swift test files: the same input always gives the same bytes.
///
/// An area becomes one file, or several numbered ones when it would be longer than `maximumLines`.
///
/// - Parameters:
///   - json: the text of a file of vectors.
///   - source: the file's name, for the first line of what is made of it.
/// - Throws: `DecodingError` for text of another shape, else `VectorGeneratorError`.
package func vectorTestFiles(
  from json: Data, areas: [String] = generatedAreas, source: String = "vectors.json",
  maximumLines: Int = 300
) throws -> [GeneratedFile] {
  struct Document: Decodable { let vectors: [ConformanceVector] }
  let vectors = try JSONDecoder().decode(Document.self, from: json).vectors
  return try areas.flatMap { area in
    let chosen = vectors.filter {
      $0.area == area && !($0.value != nil && areasWithValues.contains(area))
    }
    guard !chosen.isEmpty else { throw VectorGeneratorError.unknownArea(area) }
    if area == "font" { return [try fontVectorFile(chosen)] }
    let pieces = try chosen.map { try VectorSource($0) }
    let parts = split(pieces, maximumLines: maximumLines)
    return parts.enumerated().map { index, part in
      let suite = suiteName(area) + (parts.count > 1 ? "\(index + 1)" : "")
      return GeneratedFile(
        name: "\(suite).generated.swift",
        text: file(suite: suite, area: area, pieces: part, from: source))
    }
  }
}

/// "layout-protocol" → "LayoutProtocolVectors".
func suiteName(_ area: String) -> String {
  area.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Vectors"
}

/// Consecutive groups whose lines add up to at most `maximumLines`; a larger piece stands alone.
///
/// What extensions declare is private to its file, so vectors that declare one name go into different files.
private func split(_ pieces: [VectorSource], maximumLines: Int) -> [[VectorSource]] {
  var parts: [[VectorSource]] = []
  var lines = 0
  var names: Set<String> = []
  for piece in pieces {
    if parts.isEmpty || lines + piece.lineCount > maximumLines
      || !names.isDisjoint(with: piece.extensionNames)
    {
      parts.append([])
      lines = 20
      names = []
    }
    names.formUnion(piece.extensionNames)
    parts[parts.count - 1].append(piece)
    lines += piece.lineCount
  }
  return parts
}

private func file(
  suite: String, area: String, pieces: [VectorSource], from source: String
) -> String {
  let cases = pieces.map(\.entry).joined(separator: "\n").indented(by: 4)
  let trees = pieces.map(\.declaration).joined(separator: "\n\n")
  return """
    // Made by scripts/generate-vector-tests from \(source): edit that, not this.
    // swift-format-ignore-file

    import SwiftUI
    import Testing

    @Suite("vectors: \(area)") struct \(suite) {
      @Test(arguments: cases) func matches(_ vector: LayoutVector) {
        vector.expectMatch()
      }

      static let cases: [LayoutVector] = [
    \(cases)
      ]
    }

    \(trees)

    """
}
