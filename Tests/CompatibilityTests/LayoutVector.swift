import Foundation
import SwiftUI
import Testing

/// A view, a proposal, and the size and frames that the view has to have for it.
struct LayoutVector: Sendable, CustomTestStringConvertible {
  let id: String
  /// What makes the numbers believable; vectors whose basis is a rule may be wrong themselves.
  let basis: String
  /// Why the expectation cannot be right; nil when there is no doubt.
  let disputed: String?
  private let check: @Sendable () -> [String]

  /// - Parameters:
  ///   - tolerance: largest difference that passes, in points.
  ///   - size: width and height of the root.
  ///   - frames: x, y, width and height of each probe.
  init(
    _ id: String, basis: String, tolerance: Double, disputed: String? = nil, width: CGFloat?,
    height: CGFloat?,
    size: [CGFloat], frames: KeyValuePairs<String, [CGFloat]>,
    tree: @escaping @Sendable () -> some View
  ) {
    self.id = id
    self.basis = basis
    self.disputed = disputed
    let frames = frames.map { ($0.key, $0.value) }
    check = {
      let renderer = ImageRenderer(content: tree())
      renderer.proposedSize = ProposedViewSize(width: width, height: height)
      let report: LayoutReport
      do {
        report = try renderer.layoutReport()
      } catch {
        return ["\(error)"]
      }
      var problems = compare(
        "size", [report.size.width, report.size.height], with: size, tolerance: tolerance)
      for (name, expected) in frames {
        guard let frame = report.frame(of: name) else {
          problems.append("\(name): not in the report")
          continue
        }
        problems += compare(
          name, [frame.minX, frame.minY, frame.width, frame.height], with: expected,
          tolerance: tolerance)
      }
      return problems
    }
  }

  /// One line for each number that differs, naming the vector; empty when it passes.
  func problems() -> [String] {
    check().map { "\(id) (\(basis)): \($0)" }
  }

  /// Reports what differs. A disputed vector is reported when nothing does.
  func expectMatch(sourceLocation: SourceLocation = #_sourceLocation) {
    if let disputed {
      #expect(
        problems() != [], "\(id) passes, though it is disputed: \(disputed)",
        sourceLocation: sourceLocation)
    } else {
      #expect(problems() == [], sourceLocation: sourceLocation)
    }
  }

  var testDescription: String { id }
}

/// Compares coordinates; infinite ones have to be equal.
func compare(
  _ what: String, _ actual: [CGFloat], with expected: [CGFloat], tolerance: Double
) -> [String] {
  let agrees =
    actual.count == expected.count
    && zip(actual, expected).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  return agrees ? [] : ["\(what) is \(actual), expected \(expected)"]
}

extension View {
  /// The vectors' word for naming a view in the layout report.
  nonisolated func probe(_ name: String) -> some View { accessibilityIdentifier(name) }
}
