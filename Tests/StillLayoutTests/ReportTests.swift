import Foundation
import StillLayout
import Testing

@Suite struct ReportTests {
  private let report = LayoutReport(
    size: CGSize(width: 100, height: CGFloat.infinity),
    root: LayoutReport.Node(
      view: "HStack", frame: CGRect(x: 0, y: 0, width: 100, height: 20.5),
      children: [
        LayoutReport.Node(
          view: "Text", identifier: "a", text: "two\nlines",
          frame: CGRect(x: 1.0 / 3, y: -2.5, width: 10, height: 20)),
        LayoutReport.Node(
          view: "Color", identifier: "a",
          frame: CGRect(x: 50, y: 0, width: CGFloat.infinity, height: 0.0004)),
      ]),
    warnings: [LayoutWarning(path: "HStack/Text", message: "is odd")])

  @Test func theDescriptionIsAnIndentedTree() {
    #expect(
      report.description == """
        HStack (0, 0) 100 × 20.5
          Text #a "two\\nlines" (0.333, -2.5) 10 × 20
          Color #a (50, 0) inf × 0
        warning: HStack/Text: is odd
        """)
  }

  @Test func identifiersAreFoundDepthFirst() {
    #expect(report.frame(of: "a")?.minY == -2.5)
    #expect(report.frames(of: "a").count == 2)
    #expect(report.frame(of: "b") == nil)
  }

  @Test func jsonKeepsEverythingAndNumbersThatAreNone() throws {
    let data = try JSONEncoder().encode(report)
    #expect(String(decoding: data, as: UTF8.self).contains("\"inf\""))
    #expect(try JSONDecoder().decode(LayoutReport.self, from: data) == report)
  }
}
