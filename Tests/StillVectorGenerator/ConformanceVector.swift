import Foundation

/// One vector of `vectors.json`: a view tree, a proposal, and the frames it has to give.
package struct ConformanceVector: Decodable, Sendable {
  package let id: String
  package let area: String
  /// The view, as Swift source; statements of a view builder.
  package let tree: String
  /// Declarations that the tree needs, as Swift source; empty when it needs none.
  package let declarations: String
  /// What makes the expectation believable, for the failure message.
  package let provenance: String
  /// Largest difference that still passes, in points.
  package let tolerance: Double
  /// Nil for vectors that are not about layout.
  package let layout: LayoutExpectation?
  /// The expected number of a vector that is about a value; nil for all others.
  package let value: Double?
  /// The expected numbers of a vector that is a table, by the names of its columns; nil for all others.
  package let table: [String: Double]?

  private enum Key: String, CodingKey {
    case id, area, tree, decls, proposal, expect, tolerance, basis, confidence
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = try values.decode(String.self, forKey: .id)
    area = try values.decode(String.self, forKey: .area)
    tree = try values.decode(String.self, forKey: .tree)
    declarations = try values.decodeIfPresent(String.self, forKey: .decls) ?? ""
    let basis = try values.decode(String.self, forKey: .basis)
    let confidence = try values.decode(String.self, forKey: .confidence)
    provenance = "\(basis), \(confidence)"
    tolerance = try values.decodeIfPresent(Double.self, forKey: .tolerance) ?? 0.01
    if let proposal = try values.decodeIfPresent(Proposal.self, forKey: .proposal) {
      let answer = try values.decode(Answer.self, forKey: .expect)
      layout = LayoutExpectation(
        width: proposal.w?.value, height: proposal.h?.value, size: answer.size.map(\.value),
        frames: answer.frames.sorted { $0.key < $1.key }.map { name, frame in
          LayoutExpectation.Frame(name: name, frame: frame.map(\.value))
        })
      value = nil
      table = nil
    } else {
      struct Value: Decodable { let value: Double }
      layout = nil
      value = try? values.decode(Value.self, forKey: .expect).value
      table = try? values.decode([String: Double].self, forKey: .expect)
    }
  }

  private struct Proposal: Decodable {
    let w: Coordinate?
    let h: Coordinate?
  }

  private struct Answer: Decodable {
    let size: [Coordinate]
    let frames: [String: [Coordinate]]
  }

  /// A number, or one of the strings "inf" and "-inf".
  private struct Coordinate: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let word = try? container.decode(String.self) else {
        value = try container.decode(Double.self)
        return
      }
      guard word == "inf" || word == "-inf" else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(word)' is neither a number nor \"inf\" nor \"-inf\"")
      }
      value = word == "inf" ? .infinity : -.infinity
    }
  }
}

/// What a layout vector proposes and what it expects, in points, y down.
package struct LayoutExpectation: Sendable {
  /// Nil: unspecified.
  package let width: Double?
  package let height: Double?
  /// Width and height of the root.
  package let size: [Double]
  /// Sorted by name.
  package let frames: [Frame]

  /// The frame of one probe: x, y, width, height.
  package struct Frame: Sendable {
    package let name: String
    package let frame: [Double]
  }
}
