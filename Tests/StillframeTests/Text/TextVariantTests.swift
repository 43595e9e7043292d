import Foundation
import Stillframe
import Testing

/// Scales and designs of text, and what its characters stay.
@Suite struct TextVariantTests {
  private func picture(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view).bitmap()
  }

  @Test func secondaryTextHasFourFifthsOfItsSize() throws {
    let small = try picture(Text("9:41 AM").font(.system(size: 16)))
    let text = Text("9:41 AM").font(.system(size: 20))
    #expect(try picture(text.textScale(.secondary)) == small)
    #expect(try picture(VStack { text }.textScale(.secondary)) == small)
    #expect(try picture(text.textScale(.secondary, isEnabled: false)) == picture(text))
    #expect(try picture(VStack { text }.textScale(.secondary, isEnabled: false)) == picture(text))
    #expect(
      try picture(VStack { text.textScale(.default) }.textScale(.secondary)) == picture(text))
  }

  @Test func scaledWordsStandOnTheBaselineOfTheOthers() throws {
    let text = Text("9:41") + Text("AM").textScale(.secondary)
    let baseline = { (view: Text) in
      try ImageRenderer(
        content: HStack(alignment: .firstTextBaseline, spacing: 0) {
          view.accessibilityIdentifier("text")
          Color.clear.frame(width: 1, height: 40)
        }
      ).layoutReport().frame(of: "text")?.minY
    }
    #expect(try baseline(text) == baseline(Text("9:41")))
  }

  @Test func monospacedTextIsSoWhateverItsFontsDesign() throws {
    let plain = Text("Width").font(.system(size: 20))
    let serif = Text("Width").font(.system(size: 20, design: .serif))
    let monospaced = try picture(Text("Width").font(.system(size: 20, design: .monospaced)))
    #expect(try picture(VStack { plain }.monospaced()) == monospaced)
    #expect(try picture(VStack { serif }.monospaced()) == monospaced)
    #expect(try picture(serif.monospaced()) == monospaced)
    #expect(
      try picture(VStack { plain }.monospaced(false).fontDesign(.serif)) == picture(serif))
  }

  /// The system family can draw an arrow for "->", and raise signs beside digits and capitals (rule L9.16); SwiftUI's shows what was
  /// written.
  @Test(
    arguments: [
      "a -> b", "=>", "<-", "<->", "-->", "<=>", "|->", "3x4", "3 x 4", "3X4", "A-B", "(A)",
      "+1 (2)",
    ])
  func charactersStayThemselves(_ words: String) throws {
    let font = Font.system(size: 30)
    let shown = try picture(Text(words).font(font))
    #expect(shown == (try picture(Text(words).font(font.openTypeFeature("calt", 0)))))
  }

  @Test func aColonStandsAtTheHeightOfDigits() throws {
    let font = Font.system(size: 30)
    #expect(
      try picture(Text("12:30").font(font))
        != picture(Text("12:30").font(font.openTypeFeature("calt", 0))))
  }

  @Test func whoeverAsksForContextualAlternatesGetsAllOfThem() throws {
    let font = Font.system(size: 30)
    #expect(
      try picture(Text("->").font(font.openTypeFeature("calt")))
        != picture(Text("->").font(font)))
  }

  @Test func aStringResourceIsShownAsItStandsWithItsValues() throws {
    let title: LocalizedStringResource = "Row \(3) of **\(12)**"
    #expect(title.key == "Row %lld of **%lld**")
    for text in [Text(title), Text("\(title)")] {
      let report = try ImageRenderer(content: text).layoutReport()
      #expect(report.root.children.first?.text ?? report.root.text == "Row 3 of 12")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func lineSpacingAndScaleFactorsThatAreNoNumbersAreNamed(_ number: CGFloat) throws {
    let plain = try ImageRenderer(content: Text("a\nb")).layoutReport()
    for (view, name) in [
      (AnyView(Text("a\nb").lineSpacing(number)), "lineSpacing"),
      (AnyView(Text("a\nb").minimumScaleFactor(number)), "minimumScaleFactor"),
    ] {
      let report = try ImageRenderer(content: view).layoutReport()
      #expect(report.size == plain.size)
      #expect(report.warnings.count == 1)
      #expect(report.warnings.first?.description.contains(name) == true)
    }
  }
}
