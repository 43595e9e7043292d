import SwiftUI
import Testing

/// Numbers measured in pictures that Apple's framework drew: titles of bars, labels in list rows, wheels.
@MainActor struct PictureNumberTests {
  private struct Page: View {
    var body: some View {
      NavigationStack {
        List { Section("Head") { Text("A").accessibilityIdentifier("row") } }
          .navigationTitle("Title")
      }
    }
  }

  /// Returns the frames of all nodes that a closure chooses.
  private func frames(
    of report: LayoutReport, where isChosen: (LayoutReport.Node) -> Bool
  ) -> [CGRect] {
    var found: [CGRect] = []
    var open = [report.root]
    while let node = open.popLast() {
      if isChosen(node) { found.append(node.frame) }
      open.append(contentsOf: node.children)
    }
    return found
  }

  /// Returns the largest line of a text on the page.
  private func line(_ text: String, _ width: CGFloat, _ height: CGFloat) throws -> CGRect? {
    let report = try Stage(size: CGSize(width: width, height: height)) { Page() }.layoutReport()
    return frames(of: report) { $0.text == text }.max { $0.height < $1.height }
  }

  /// A line of 34 is 41 high with its baseline 33 below its top: 80 in the bar of 96 when it begins at 47.
  @Test(arguments: [(375, 16), (390, 16), (413, 16), (414, 20), (450, 20)] as [(CGFloat, CGFloat)])
  func largeTitlesLieAsOnPictures(width: CGFloat, margin: CGFloat) throws {
    let title = try #require(try line("Title", width, 700))
    #expect(title.minX == margin && title.minY == 47 && title.height == 41)
  }

  @Test(arguments: [(400, true), (440, true), (441, false), (700, false)] as [(CGFloat, Bool)])
  func lowWindowsHaveInlineTitles(height: CGFloat, isInline: Bool) throws {
    let title = try #require(try line("Title", 300, height))
    #expect((title.height < 30) == isInline)
    let row = try Stage(size: CGSize(width: 300, height: height)) { Page() }.layoutReport()
      .frame(of: "row")
    let bar: CGFloat = isInline ? 44 : 96
    #expect(row?.minY == bar + 39 + 11.5)
  }

  @Test func labelsInRowsHaveLargeIconsInAColumn() throws {
    let list = List { Label("Documents", systemImage: "doc") }
    let report = try Stage(size: CGSize(width: 390, height: 300)) { list }.layoutReport()
    let icon = try #require(frames(of: report) { $0.view == "Image" }.first)
    let words = try #require(frames(of: report) { $0.text == "Documents" }.first)
    // Margins of 16 around the group and in the row; a column of 28, and 16 to the words.
    #expect(abs(words.minX - (32 + 28 + 16)) < 0.001)
    // Its ink is 18 × 22.5, and covers 19 × 24 whole points of the picture.
    #expect(abs(icon.midX - (32 + 14)) <= 0.5)
    #expect(icon.size == CGSize(width: 24, height: 26))
  }

  /// The cup is 31 points wide, wider than the column.
  @Test func titlesInRowsLineUpBesideWideIcons() throws {
    let list = List {
      Label("Coffee", systemImage: "cup.and.saucer")
      Label("Documents", systemImage: "doc")
    }
    let report = try Stage(size: CGSize(width: 390, height: 300)) { list }.layoutReport()
    let icons = frames(of: report) { $0.view == "Image" }
    try #require(icons.count == 2, "\(icons)")
    #expect(max(icons[0].width, icons[1].width) > 28)
    #expect(abs(icons[0].midX - icons[1].midX) <= 0.5)
    for title in ["Coffee", "Documents"] {
      let words = frames(of: report) { $0.text == title }
      #expect(words.map(\.minX) == [32 + 28 + 16], "\(title)")
    }
  }

  @Test func bandsOfWheelsAre32High() throws {
    let wheel = Picker("Number", selection: .constant(2)) {
      ForEach(0..<5, id: \.self) { Text("\($0)") }
    }
    .pickerStyle(.wheel)
    let report = try Stage(size: CGSize(width: 300, height: 300)) { wheel }.layoutReport()
    #expect(frames(of: report) { $0.view == "RoundedRectangle" }.map(\.height) == [32])
  }

  @Test(arguments: [20, 60, 200] as [CGFloat])
  func bordersAreAroundTheLinesOfAField(height: CGFloat) throws {
    let note = "Bring the plans for the engine, and the punched cards."
    let field = TextField("Note", text: .constant(note), axis: .vertical).lineLimit(2...4)
      .textFieldStyle(.roundedBorder).dynamicTypeSize(.accessibility1)
    let report = try Stage(size: CGSize(width: 260, height: height)) { field }.layoutReport()
    let border = try #require(frames(of: report) { $0.view == "RoundedRectangle" }.first)
    // At least the two lines that the limit reserves, and 6 points above and below them; lines beyond it are scrolled away.
    #expect(border.height >= 2 * 33.5 + 12)
  }
}
