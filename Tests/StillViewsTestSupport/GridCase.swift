package import Foundation
package import StillGeometry
package import StillLayout
import StillReport
package import StillViewGraph
package import StillViews
package import Testing

/// A grid, a proposal, and the numbers that a rule asks for.
package struct GridCase: Sendable, CustomTestStringConvertible {
  /// The rule's number and content.
  package let rule: String
  package let proposal: ProposedViewSize
  package let size: CGSize
  package let frames: [(String, CGRect)]
  private let report: @Sendable () throws -> LayoutReport

  /// - Parameter frames: x, y, width and height of each named view.
  package init(
    _ rule: String, _ width: CGFloat?, _ height: CGFloat?, is size: (CGFloat, CGFloat),
    _ frames: KeyValuePairs<String, (CGFloat, CGFloat, CGFloat, CGFloat)>,
    @ViewBuilder tree: @escaping @Sendable () -> some View
  ) {
    self.rule = rule
    let proposal = ProposedViewSize(width: width, height: height)
    self.proposal = proposal
    self.size = CGSize(width: size.0, height: size.1)
    self.frames = frames.map {
      ($0.key, CGRect(x: $0.value.0, y: $0.value.1, width: $0.value.2, height: $0.value.3))
    }
    report = {
      var probe = LayoutProbe(content: tree())
      probe.proposedSize = proposal
      return try probe.layoutReport()
    }
  }

  /// Compares to a millionth of a point.
  package func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let report = try report()
    #expect(
      isNear(CGRect(origin: .zero, size: report.size), CGRect(origin: .zero, size: size)),
      "size is \(report.size), not \(size)", sourceLocation: sourceLocation)
    for (name, frame) in frames {
      let actual = try #require(report.frame(of: name), sourceLocation: sourceLocation)
      #expect(
        isNear(actual, frame), "\(name) is at \(actual), not \(frame)",
        sourceLocation: sourceLocation)
    }
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) < 1e-6 }
  }

  package var testDescription: String { rule }
}

extension View {
  /// Names a view in the report.
  package nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A view of one size.
package func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).named(name)
}

/// A view as wide as it may be.
package func bar(_ name: String, _ height: CGFloat) -> some View {
  Color.red.frame(height: height).named(name)
}

/// A grid without gaps.
package func tight<Content: View>(
  _ alignment: Alignment = .center, @ViewBuilder content: () -> Content
) -> Grid<Content> {
  Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0, content: content)
}
