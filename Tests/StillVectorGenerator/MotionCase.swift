package import Foundation

/// One case of `motion.json`: a view, taps, and what is shown at some moments.
package struct MotionCase: Decodable, Sendable {
  package let id: String
  package let area: String
  /// Declarations that the view needs, as Swift source; `CASE` stands for the type that they are nested in.
  package let decls: String
  /// The view, as a Swift expression.
  package let view: String
  package let events: [Event]
  /// Width and height of the stage, in points.
  package let size: [Double]
  package let expect: [Moment]
  package let rule: String

  package struct Event: Decodable, Sendable {
    package let tap: String
    /// Seconds.
    package let at: Double
  }

  package struct Moment: Decodable, Sendable {
    package let t: Double
    package let frames: [String: [Double]]?
    package let present: [String]?
    package let absent: [String]?
    package let texts: [String: String]?
    package let tol: Double?
  }
}

/// Turns cases of motion into Swift test files, one an area: the same input always gives the same bytes.
///
/// - Throws: `DecodingError` for text of another shape.
package func motionTestFiles(from json: Data, maximumLines: Int = 450) throws -> [GeneratedFile] {
  struct Document: Decodable { let cases: [MotionCase] }
  let cases = try JSONDecoder().decode(Document.self, from: json).cases
  var areas: [String] = []
  for one in cases where !areas.contains(one.area) { areas.append(one.area) }
  return areas.flatMap { area -> [GeneratedFile] in
    let pieces = cases.filter { $0.area == area }.map { MotionSource($0) }
    var parts: [[MotionSource]] = []
    var lines = 0
    for piece in pieces {
      if parts.isEmpty || lines + piece.lineCount > maximumLines {
        parts.append([])
        lines = 20
      }
      parts[parts.count - 1].append(piece)
      lines += piece.lineCount
    }
    return parts.enumerated().map { index, part in
      let suite = suiteName(area) + (parts.count > 1 ? "\(index + 1)" : "")
      return GeneratedFile(
        name: "\(suite).generated.swift", text: file(suite: suite, area: area, part))
    }
  }
}

private func file(suite: String, area: String, _ pieces: [MotionSource]) -> String {
  let cases = pieces.map(\.entry).joined(separator: "\n").indented(by: 4)
  let views = pieces.map(\.declaration).joined(separator: "\n\n")
  return """
    // Made by scripts/generate-vector-tests from motion.json: edit that, not this.
    // swift-format-ignore-file

    import Foundation
    import Observation
    import SwiftUI
    import Testing

    @Suite("cases: \(area)") struct \(suite) {
      @Test(arguments: cases) func matches(_ one: MotionVector) {
        one.expectMatch()
      }

      static let cases: [MotionVector] = [
    \(cases)
      ]
    }

    \(views)

    """
}

/// The Swift source of one case: an entry of the suite's list, and the types that it names.
struct MotionSource {
  let entry: String
  let declaration: String

  init(_ motion: MotionCase) {
    let namespace =
      "Motion_" + motion.id.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    let moments = motion.expect.sorted { $0.t < $1.t }.map { MotionSource.moment($0) }
    let disputed = disputedVectors[motion.id].map { " disputed: \(quoted($0))," } ?? ""
    let events = motion.events.map { "(\(quoted($0.tap)), \($0.at))" }.joined(separator: ", ")
    entry = """
      MotionVector(
        \(quoted(motion.id)), rule: \(quoted(motion.rule)),\(disputed)
        size: [\(motion.size.map { "\($0)" }.joined(separator: ", "))], taps: [\(events)],
        moments: [
      \(moments.joined(separator: "\n").indented(by: 4))
        ]
      ) { \(namespace).Tree() },
      """
    let blocks = topLevelBlocks(motion.decls.replacingOccurrences(of: "CASE", with: namespace))
    let extensions = blocks.filter { $0.hasPrefix("extension ") }.map {
      "fileprivate " + $0.replacingOccurrences(of: "fileprivate var", with: "var") + "\n\n"
    }
    let nested = blocks.filter { !$0.hasPrefix("extension ") }.map { $0.indented(by: 2) + "\n" }
    declaration = """
      \(extensions.joined())private enum \(namespace) {
      \(nested.joined())  struct Tree: View {
          var body: some View {
      \(motion.view.indented(by: 6))
          }
        }
      }
      """
  }

  var lineCount: Int { entry.lines.count + declaration.lines.count + 1 }

  private static func moment(_ moment: MotionCase.Moment) -> String {
    var parts = ["at: \(moment.t)"]
    if let frames = moment.frames {
      let pairs = frames.sorted { $0.key < $1.key }.map {
        "\(quoted($0.key)): [\($0.value.map { "\($0)" }.joined(separator: ", "))]"
      }
      parts.append("frames: [\(pairs.joined(separator: ", "))]")
    }
    if let present = moment.present {
      parts.append("present: [\(present.map(quoted).joined(separator: ", "))]")
    }
    if let absent = moment.absent {
      parts.append("absent: [\(absent.map(quoted).joined(separator: ", "))]")
    }
    if let texts = moment.texts {
      let pairs = texts.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }
      parts.append("texts: [\(pairs.joined(separator: ", "))]")
    }
    if let tolerance = moment.tol { parts.append("tolerance: \(tolerance)") }
    return ".init(" + parts.joined(separator: ", ") + "),"
  }
}
