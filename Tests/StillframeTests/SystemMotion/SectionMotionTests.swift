import Foundation
import Stillframe
import Testing

/// Headers, footers and rows of sections move with their section where others come and go (rule SM4.17).
@Suite struct SectionMotionTests {
  private struct Sections: View {
    @State private var hasMore = false

    var body: some View {
      VStack(spacing: 0) {
        Button("More") { withAnimation { hasMore.toggle() } }
          .accessibilityIdentifier("more")
        List {
          Section("First") {
            if hasMore {
              Text("New")
              ForEach(10..<12) { Text("Element \($0)") }
            }
            Text("A")
          }
          if hasMore {
            Section("Second") { ForEach(0..<2) { Text("Number \($0)") } }
          }
          Section {
            if hasMore { Text("Above") }
            ForEach(0..<2) { Text("Row \($0)").accessibilityIdentifier("row \($0)") }
          } header: {
            Text("Third").accessibilityIdentifier("header")
          } footer: {
            Text("End").accessibilityIdentifier("footer")
          }
        }
      }
    }
  }

  @Test(arguments: ["header", "row 0", "row 1", "footer"])
  func lineMovesWhereSectionsComeBeforeIt(_ identifier: String) {
    let film = FrameSequence(
      size: CGSize(width: 300, height: 600), duration: 3,
      events: [.tap("more", at: 0.1), .tap("more", at: 1.6)]
    ) { Sections() }
    let track = Track(film, identifier, \.minY)
    #expect(!track.values.contains { $0.isNaN })
    #expect(track[80] - track[0] > 150)
    #expect(track.largestStep < 40)
    #expect(Track(values: Array(track.values[0..<95])).rises)
    #expect(Track(values: Array(track.values[97...])).falls)
    #expect(abs(track[179] - track[0]) < 0.5)
  }

  @Test func rowsOfEqualElementsHaveSectionsOfTheirOwn() throws {
    let report = try Stage(size: CGSize(width: 300, height: 600)) {
      List {
        ForEach([1, 1], id: \.self) { number in
          Section("Section") { Text("Row \(number)").accessibilityIdentifier("row") }
        }
        Text("Last").accessibilityIdentifier("last")
      }
    }.layoutReport()
    #expect(report.frame(of: "last") != nil)
  }

  /// Each has the next identity at once: none is looked for among those before it.
  @Test func manySectionsOfEqualElementsAreCounted() throws {
    let stage = Stage(size: CGSize(width: 300, height: 600)) {
      List {
        ForEach(Array(repeating: 1, count: 3000), id: \.self) { number in
          Section { Text("Row \(number)") }
        }
      }
    }
    #expect(try stage.layoutReport().description.contains("Row 1"))
  }
}
