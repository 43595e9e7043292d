import Foundation
import SwiftUI
import Testing

/// Symbols among words.
@MainActor @Suite struct SymbolsInTextTests {
  private func report(_ view: some View) throws -> LayoutReport {
    try ImageRenderer(content: view).layoutReport()
  }

  private func width(_ view: some View) throws -> CGFloat { try report(view).size.width }

  @Test func aSymbolTakesTheWidthOfItsInkOnTheLine() throws {
    let symbol = try width(Image(systemName: "star.fill"))
    let words = try width(Text("ab"))
    let together = try width(Text("a\(Image(systemName: "star.fill"))b"))
    #expect(abs(together - words - symbol) <= 2)
    #expect(try report(Text("a\(Image(systemName: "star.fill"))b")).size.height == 21)
    #expect(
      try width(Text("a") + Text(Image(systemName: "star.fill")) + Text("b")) == together)
  }

  @Test func itFollowsTheFontOfItsText() throws {
    let small = try width(Text(Image(systemName: "heart")))
    let large = try width(Text(Image(systemName: "heart")).font(.system(size: 34)))
    #expect(abs(large - 2 * small) <= 3)
  }

  @Test func itIsPaintedInTheTextsColour() throws {
    let renderer = ImageRenderer(
      content: Text("\(Image(systemName: "circle.fill"))").foregroundColor(.red)
        .font(.system(size: 40)))
    let picture = try renderer.bitmap()
    let middle = picture[picture.width / 2, picture.height / 2]
    #expect(middle.alpha == 255 && middle.red > 200 && middle.green < 100)
  }

  @Test func anUnknownOneWarns() throws {
    let report = try report(Text("x \(Image(systemName: "no.such.symbol"))"))
    #expect(report.warnings.contains { "\($0)".contains("no.such.symbol") })
  }

  @Test func itWrapsWithTheWords() throws {
    let text = Text("star \(Image(systemName: "star")) and moon \(Image(systemName: "moon"))")
    let one = try report(text).size
    let two = try report(text.frame(width: one.width - 10)).frames(of: "Text")
    #expect(one.height == 21)
    #expect(two.isEmpty || two[0].height == 41)
  }
}
