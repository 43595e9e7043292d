import Foundation
import StillGeometry
import StillReport
import Testing

/// Explanations as text and as JSON.
@Suite struct ExplanationTextTests {
  private let report = LayoutReport(
    size: CGSize(width: 300, height: 40),
    root: LayoutReport.Node(
      view: "HStack", frame: CGRect(x: 0, y: 0, width: 300, height: 40),
      children: [
        LayoutReport.Node(
          view: "Text", identifier: "cat", text: "Cat",
          frame: CGRect(x: 0, y: 9.75, width: 24, height: 20.5),
          explanation: LayoutExplanation(
            proposals: [
              .init(
                proposal: ProposedViewSize(width: nil, height: 40),
                size: CGSize(width: 24, height: 20.5))
            ], answersAllAlike: true, layoutPriority: 1,
            placement: .init(
              by: "HStack", path: "HStack", proposal: ProposedViewSize(width: 150, height: 40),
              origin: CGPoint(x: 0, y: 9.75),
              guides: [.init(name: "center", axis: .vertical, position: 10.25)]))),
        LayoutReport.Node(
          view: "Frame", frame: CGRect(x: 32, y: 0, width: 268, height: 40),
          children: [
            LayoutReport.Node(
              view: "Color", frame: CGRect(x: 32, y: 0, width: 268, height: 40),
              explanation: LayoutExplanation(
                placement: .init(
                  by: "Frame", path: "HStack/Frame",
                  proposal: ProposedViewSize(width: 268, height: 40), origin: .zero)))
          ],
          explanation: LayoutExplanation(
            proposals: [
              .init(
                proposal: ProposedViewSize(width: .infinity, height: 40),
                size: CGSize(width: CGFloat.infinity, height: 40)),
              .init(
                proposal: ProposedViewSize(width: 0, height: 40),
                size: CGSize(width: 10, height: 40)),
              .init(
                proposal: ProposedViewSize(width: 268, height: 40),
                size: CGSize(width: 268, height: 40), round: 2),
            ], isModifier: true, arguments: "maxWidth: .infinity",
            placement: .init(
              by: "HStack", path: "HStack", proposal: ProposedViewSize(width: 268, height: 40),
              origin: CGPoint(x: 32, y: 0),
              guides: [.init(name: "Middle", axis: .vertical, position: 12, isExplicit: true)]))),
      ],
      explanation: LayoutExplanation(
        passesOn: true,
        placement: .init(
          by: "", path: "", proposal: ProposedViewSize(width: 300, height: 40), origin: .zero),
        guides: [.init(name: "center", axis: .vertical, position: 20)])),
    measurements: 4)

  @Test func theTextIsATreeWithReasons() {
    #expect(
      report.description == """
        HStack  300 × 40 at 0, 0  ← 300 × 40 from the picture
        │  passes on what it is asked
        │  aligns center at y 20
        ├─ Text #cat "Cat"  24 × 20.5 at 0, 9.75  ← 150 × 40 from HStack  priority 1
        │     asked  ideal × 40  →  24 × 20.5  whatever is asked
        └─ .frame(maxWidth: .infinity)  268 × 40 at 32, 0  ← 268 × 40 from HStack
           │  asked  max × 40  →  inf × 40
           │         min × 40  →  10 × 40
           │         268 × 40  →  268 × 40  in round 2  ✓
           │  sets   Middle at y 12
           └─ Color  268 × 40 at 32, 0  ← 268 × 40 from .frame
        4 sizes worked out in all
        """)
  }

  @Test func lengthsThatAreNoNumbersAreWordsInJSONAndOpenOnesNull() throws {
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(LayoutReport.self, from: data) == report)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let nodes = try #require(json["nodes"] as? [[String: Any]])
    let children = nodes.filter { $0["parent"] as? Int == 0 }
    func proposals(_ index: Int) throws -> [[String: Any]] {
      let explanation = try #require(children[index]["explanation"] as? [String: Any])
      return try #require(explanation["proposals"] as? [[String: Any]])
    }
    let open = try #require(try proposals(0)[0]["proposal"] as? [String: Any])
    #expect(open["width"] is NSNull)
    let infinite = try proposals(1)[0]
    #expect(infinite["width"] as? String == "inf")
    #expect((infinite["proposal"] as? [String: Any])?["width"] as? String == "inf")
  }

  @Test func aReportThatExplainsNothingSaysNothingOfIt() throws {
    let plain = LayoutReport(
      size: .zero, root: LayoutReport.Node(view: "Color", frame: .zero), warnings: [])
    #expect(plain.description == "Color (0, 0) 0 × 0")
    let json = String(decoding: try JSONEncoder().encode(plain), as: UTF8.self)
    #expect(!json.contains("explanation") && !json.contains("measurements"))
  }

  @Test func reportsWithOtherReasonsDiffer() {
    var other = report
    other.root.explanation?.passesOn = false
    #expect(other != report)
    other.root.explanation?.passesOn = true
    #expect(other == report)
  }
}
