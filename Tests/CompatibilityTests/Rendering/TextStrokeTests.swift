import SwiftUI
import Testing

/// Letters as outlines.
@MainActor @Suite struct TextStrokeTests {
  private let letter = Text("I").font(.system(size: 80, weight: .black))

  private func bitmap(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view.padding(10)).bitmap()
  }

  @Test(arguments: [2, 4, 6] as [CGFloat])
  func anOutlineIsHollowAndAsWideAsItSays(_ width: CGFloat) throws {
    let filled = try bitmap(letter)
    let row = filled.height / 2
    let stem = try #require(filled.inked(row: row).first)
    let outline = try bitmap(letter.textStroke(.red, lineWidth: width))
    let lines = outline.inked(row: row)
    try #require(lines.count == 2)
    #expect(outline.width == filled.width && outline.height == filled.height)
    for (line, edge) in zip(lines, [stem.lowerBound, stem.upperBound]) {
      #expect(abs(CGFloat(line.count) - width) <= 1)
      #expect(abs(CGFloat(line.lowerBound + line.upperBound) / 2 - CGFloat(edge)) <= 1)
      #expect(isReddish(outline[(line.lowerBound + line.upperBound) / 2, row]))
    }
  }

  @Test func aFilledLetterHasTheLineAroundIt() throws {
    let picture = try bitmap(
      letter.foregroundStyle(.blue).textStroke(.red, lineWidth: 4, fills: true))
    let row = picture.height / 2
    let ink = try #require(picture.inked(row: row).first)
    #expect(picture.inked(row: row).count == 1)
    #expect(isReddish(picture[ink.lowerBound + 1, row]))
    #expect(isReddish(picture[ink.upperBound - 2, row]))
    #expect(isBluish(picture[(ink.lowerBound + ink.upperBound) / 2, row]))
  }

  @Test func linesUnderTextStayAsTheyAre() throws {
    let picture = try bitmap(
      letter.underline(color: .blue).textStroke(.red, lineWidth: 2))
    #expect(picture.count(isBluish) > 20)
  }

  @Test func aRendererDrawsOutlinesToo() throws {
    let plain = try bitmap(letter.textStroke(.red, lineWidth: 3))
    let rendered = try bitmap(
      letter.textRenderer(Probe(notes: .init())).textStroke(.red, lineWidth: 3))
    #expect(rendered.distance(to: plain) == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func aWidthThatIsNoneChangesNothing(_ width: CGFloat) throws {
    let view = letter.textStroke(.red, lineWidth: width)
    #expect(try bitmap(view) == bitmap(letter))
    let warnings = try ImageRenderer(content: view).layoutReport().warnings
    #expect(warnings.count == 1)
    #expect(warnings.first.map { "\($0)".contains("textStroke") } == true)
  }

  @Test func theWidthMovesWithAnAnimation() throws {
    let stage = Stage(size: CGSize(width: 80, height: 120)) { Thickening() }
    stage.isTransparent = true
    try stage.tap("thicken")
    var widths: [Int] = []
    for step in 0..<3 {
      if step > 0 { stage.advance(by: 0.5) }
      let picture = try stage.bitmap()
      widths.append(picture.inked(row: 60).first?.count ?? 0)
    }
    #expect(abs(widths[0] - 2) <= 1 && abs(widths[1] - 5) <= 1 && abs(widths[2] - 8) <= 1)
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }
}

private struct Thickening: View {
  @State private var width: CGFloat = 2

  var body: some View {
    Text("I").font(.system(size: 100, weight: .black))
      .textStroke(.red, lineWidth: width)
      .onTapGesture { withAnimation(.linear(duration: 1)) { width = 8 } }
      .accessibilityIdentifier("thicken")
  }
}
