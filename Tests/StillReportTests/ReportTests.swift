import Foundation
import StillReport
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
    let node = try JSONEncoder().encode(report.root)
    #expect(try JSONDecoder().decode(LayoutReport.Node.self, from: node) == report.root)
  }

  @Test func jsonKeepsWhatAssistiveTechnologiesRead() throws {
    var spoken = report
    spoken.root.children[1].label = "Save"
    spoken.root.children[1].traits = ["button", "selected"]
    #expect(spoken != report)
    let data = try JSONEncoder().encode(spoken)
    #expect(try JSONDecoder().decode(LayoutReport.self, from: data) == spoken)
    #expect(!String(decoding: try JSONEncoder().encode(report), as: UTF8.self).contains("traits"))
    spoken.root.children[1].label = nil
    spoken.root.children[1].traits = []
    #expect(spoken == report)
  }

  @Test func jsonListsViewsWithTheirParents() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let leaf = LayoutReport.Node(view: "Color", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let inner = LayoutReport.Node(
      view: "HStack", frame: CGRect(x: 0, y: 0, width: 5, height: 6), children: [leaf])
    let root = LayoutReport.Node(
      view: "VStack", frame: CGRect(x: 0, y: 0, width: 5, height: 6), children: [inner, leaf])
    let small = LayoutReport(size: CGSize(width: 5, height: 6), root: root)
    let frame = #"{"height":6,"width":5,"x":0,"y":0}"#
    let leafFrame = #"{"height":4,"width":3,"x":1,"y":2}"#
    #expect(
      String(decoding: try encoder.encode(small), as: UTF8.self)
        == #"{"nodes":[{"frame":"# + frame + #","parent":null,"view":"VStack"},"#
        + #"{"frame":"# + frame + #","parent":0,"view":"HStack"},"#
        + #"{"frame":"# + leafFrame + #","parent":1,"view":"Color"},"#
        + #"{"frame":"# + leafFrame + #","parent":0,"view":"Color"}],"#
        + #""size":{"height":6,"width":5},"warnings":[]}"#)
  }

  @Test func jsonHasNoLimitOfDepth() throws {
    var root = LayoutReport.Node(view: "Leaf", frame: .zero)
    for level in 0..<20_000 {
      root = LayoutReport.Node(
        view: "Box", identifier: "\(level)", frame: .zero, children: [root])
    }
    let deep = LayoutReport(size: .zero, root: root)
    let data = try JSONEncoder().encode(deep)
    let isSame = try JSONDecoder().decode(LayoutReport.self, from: data) == deep
    #expect(isSame)
  }

  @Test(arguments: [
    "[]", #"[{"view":"A","frame":F,"parent":0}]"#,
    #"[{"view":"A","frame":F,"parent":null},{"view":"B","frame":F,"parent":1}]"#,
    #"[{"view":"A","frame":F,"parent":null},{"view":"B","frame":F,"parent":null}]"#,
    #"[{"view":"A","frame":F,"parent":null},{"view":"B","frame":F,"parent":-1}]"#,
  ])
  func jsonThatIsNoTreeIsRefused(_ nodes: String) {
    let list = nodes.replacingOccurrences(
      of: "F", with: #"{"x":0,"y":0,"width":1,"height":1}"#)
    let text = #"{"size":{"width":1,"height":1},"warnings":[],"nodes":\#(list)}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutReport.self, from: Data(text.utf8))
    }
  }
}
