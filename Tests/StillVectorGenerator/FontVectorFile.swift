/// The sizes of Dynamic Type in the order of the tables, as the vectors and as Swift spell them.
private let typeSizes = [
  ("xSmall", "xSmall"), ("small", "small"), ("medium", "medium"), ("large", "large"),
  ("xLarge", "xLarge"), ("xxLarge", "xxLarge"), ("xxxLarge", "xxxLarge"),
  ("AX1", "accessibility1"), ("AX2", "accessibility2"), ("AX3", "accessibility3"),
  ("AX4", "accessibility4"), ("AX5", "accessibility5"),
]

/// The tests of the `font` area: point sizes of a text style by Dynamic Type size.
func fontVectorFile(_ vectors: [ConformanceVector]) throws -> GeneratedFile {
  let cases = try vectors.map { vector -> String in
    guard let table = vector.table, table.count == typeSizes.count,
      let style = vector.tree.firstMatch(of: /^Font\.(\w+)\s/)
    else { throw VectorGeneratorError.notATable(vector.id) }
    let sizes = try typeSizes.map { column, name -> String in
      guard let points = table[column] else { throw VectorGeneratorError.notATable(vector.id) }
      return "(.\(name), \(points))"
    }
    return """
      FontVector(
        "\(vector.id)", basis: "\(vector.provenance)", style: .\(style.1),
        sizes: [
          \(sizes.prefix(4).joined(separator: ", ")),
          \(sizes[4..<7].joined(separator: ", ")),
          \(sizes[7..<10].joined(separator: ", ")),
          \(sizes[10...].joined(separator: ", ")),
        ]),
      """
  }
  return GeneratedFile(
    name: "FontVectors.generated.swift",
    text: """
      // Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
      // swift-format-ignore-file

      import SwiftUI
      import Testing

      @Suite("vectors: font") struct FontVectors {
        @Test(arguments: cases) @MainActor func matches(_ vector: FontVector) {
          vector.expectMatch()
        }

        static let cases: [FontVector] = [
      \(cases.joined(separator: "\n").indented(by: 4))
        ]
      }

      """)
}
