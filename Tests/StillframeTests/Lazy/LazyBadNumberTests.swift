import Foundation
import Stillframe
import Testing

/// Numbers that are none, in containers that scroll and in frames relative to them: made safe, and reported
/// with the view.
@Suite struct LazyBadNumberTests {
  private func check(
    _ name: String, _ report: LayoutReport, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      report.warnings.contains { $0.path.contains(name) }, "\(report.warnings)",
      sourceLocation: sourceLocation)
    func check(_ node: LayoutReport.Node) {
      #expect(node.frame.width.isFinite && node.frame.minY.isFinite, sourceLocation: sourceLocation)
      node.children.forEach(check)
    }
    check(report.root)
  }

  private func report(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws
    -> LayoutReport
  {
    try Stage(size: CGSize(width: 100, height: 100), content: content).layoutReport()
  }

  private static let bad = [CGFloat.nan, .infinity, -.infinity]

  @Test(arguments: bad) func spacing(_ bad: CGFloat) throws {
    let report = try report {
      ScrollView {
        LazyVStack(spacing: bad) {
          ForEach(0..<9) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
        }
      }
    }
    check("LazyVStack", report)
    #expect(report.frame(of: "2")?.minY == CGFloat(36))
  }

  @Test(arguments: bad) func columns(_ bad: CGFloat) throws {
    let items = [
      [GridItem(.fixed(bad))], [GridItem(.flexible(minimum: bad))],
      [GridItem(.adaptive(minimum: bad))],
      [GridItem(.fixed(10), spacing: bad), GridItem(.fixed(5))],
    ]
    for columns in items {
      let report = try report {
        ScrollView {
          LazyVGrid(columns: columns) { ForEach(0..<9) { _ in Color.red.frame(height: 10) } }
        }
      }
      check("LazyVGrid", report)
    }
  }

  @Test(arguments: bad) func marginsAndInsets(_ bad: CGFloat) throws {
    check("ScrollView", try report { ScrollView { Color.red }.contentMargins(bad) })
    check(
      "SafeAreaInset",
      try report { Color.red.safeAreaInset(edge: .top, spacing: bad) { Color.blue } })
  }

  @Test(arguments: bad + [-1]) func relativeFrames(_ bad: CGFloat) throws {
    check(
      "RelativeFrame", try report { Color.red.containerRelativeFrame(.horizontal) { _, _ in bad } })
  }
}
