package import Foundation

/// One vector of `painting.json`: a view and the colours that some of its pixels have to have.
package struct PixelVector: Decodable, Sendable {
  package let id: String
  package let area: String
  /// The view, as Swift source; statements of a view builder.
  package let tree: String
  /// Declarations that the tree needs, as Swift source; empty when it needs none.
  package let decls: String
  /// Width and height of the view, in points.
  package let size: [Double]
  /// Pixels a point.
  package let scale: Double
  package let opaque: Bool
  package let pixels: [Pixel]
  package let basis: String
  package let confidence: String

  /// A pixel from the top left and its straight colour, 0…255 each.
  package struct Pixel: Decodable, Sendable {
    package let x: Int
    package let y: Int
    package let rgba: [Int]
    /// What each component times alpha, and alpha, may be off, of 255.
    package let tol: Double
  }
}

/// The test files of painting vectors: a file for each area, in the order of `areas`.
///
/// - Parameter json: the text of `painting.json`.
/// - Throws: `DecodingError` for text of another shape, else `VectorGeneratorError`.
package func pixelTestFiles(
  from json: Data, areas: [String] = paintingAreas
) throws -> [GeneratedFile] {
  struct Document: Decodable { let vectors: [PixelVector] }
  let vectors = try JSONDecoder().decode(Document.self, from: json).vectors
  return try areas.map { area in
    let chosen = vectors.filter { $0.area == area }
    guard !chosen.isEmpty else { throw VectorGeneratorError.unknownArea(area) }
    let suite = suiteName(area)
    return GeneratedFile(name: "\(suite).generated.swift", text: file(suite, area, chosen))
  }
}

private func file(_ suite: String, _ area: String, _ vectors: [PixelVector]) -> String {
  let cases = vectors.map { vector in
    let pixels = vector.pixels.map { pixel in
      "  .init(\(pixel.x), \(pixel.y), \(pixel.rgba), within: \(pixel.tol)),"
    }
    return """
      PaintingVector(
        "\(vector.id)", basis: "\(vector.basis), \(vector.confidence)",
        width: \(vector.size[0]), height: \(vector.size[1]), scale: \(vector.scale), isOpaque: \(vector.opaque),
        pixels: [
      \(pixels.joined(separator: "\n").indented(by: 2))
        ]
      ) { \(namespace(vector)).Tree() },
      """
  }
  let trees = vectors.map { vector in
    """
    private enum \(namespace(vector)) {
    \(vector.decls.indented(by: 2))
      struct Tree: View {
        var body: some View {
    \(vector.tree.indented(by: 6))
        }
      }
    }
    """
  }
  return """
    // Made by scripts/generate-vector-tests from painting.json: edit that, not this.
    // swift-format-ignore-file

    import SwiftUI
    import Testing

    @Suite("vectors: \(area)") struct \(suite) {
      @Test(arguments: cases) func matches(_ vector: PaintingVector) {
        vector.expectMatch()
      }

      static let cases: [PaintingVector] = [
    \(cases.joined(separator: "\n").indented(by: 4))
      ]
    }

    \(trees.joined(separator: "\n\n"))

    """
}

private func namespace(_ vector: PixelVector) -> String {
  "Vector_" + vector.id.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
}
