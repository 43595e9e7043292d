import Foundation
import StillViewGraph
import Stillframe
import StillframeTesting
import Testing

/// One view in many surroundings, and surroundings that do not depend on the machine.
@Suite struct SnapshotMatrixTests {
  private let matrix = SnapshotMatrix(
    colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility1],
    layoutDirections: [.leftToRight, .rightToLeft])

  private var card: some View {
    HStack(spacing: 4) {
      Circle().frame(width: 8, height: 8)
      Text("Tea").font(.caption)
    }.padding(4)
  }

  @Test func everyCombinationHasANameOfItsOwn() {
    let cells: [String: Snapshotting<Color, Bitmap>] = matrix.cells()
    #expect(cells.count == 8)
    #expect(cells["dark-accessibility1-rtl"] != nil)
    #expect(cells["light-large-ltr"] != nil)
  }

  @Test func allOnOneSheet() {
    assertSnapshot(of: card, as: .sheet(matrix), named: "sheet")
  }

  @Test func aCellIsTheViewInItsSurroundings() throws {
    let cells: [String: Snapshotting<Color, Bitmap>] = SnapshotMatrix(
      colorSchemes: [.light, .dark], sizes: [CGSize(width: 4, height: 3)]
    ).cells(scale: 2)
    let dark = try #require(try cells["dark"]?.snapshot(Color.primary).value())
    #expect(dark.width == 8 && dark.height == 6)
    #expect(dark[0, 0].red == 255)
    let light = try #require(try cells["light"]?.snapshot(Color.primary).value())
    #expect(light[0, 0].red == 0)
  }

  @Test(.fonts(.embeddedOnly)) func onlyEmbeddedFontsAreUsed() throws {
    // A character of a script that no embedded font has.
    let renderer = ImageRenderer(content: Text("\u{12000}"))
    let report = try renderer.layoutReport()
    #expect(report.warnings.contains { $0.message.contains("system's fonts are forbidden") })
  }

  @Test(.strict) func warningsAndTolerancesAreOff() throws {
    let strategy = Snapshotting<Text, Bitmap>.image(precision: 0.1)
    #expect(throws: RenderError.self) { try strategy.snapshot(Text("\u{12000}")).value() }
    let red = try ImageRenderer(content: Color.red.frame(width: 2, height: 2)).bitmap()
    let blue = try ImageRenderer(content: Color.blue.frame(width: 2, height: 2)).bitmap()
    #expect(Diffing<Bitmap>.image(precision: 0).diff(red, blue) != nil)
  }
}
