import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

struct MetricsTests {
  /// Rule L9.6.
  @Test func bodyLineHeightIsTheSystemFonts() {
    let metrics = system.metrics(of: FontDescriptor(size: 17))
    #expect(metrics.lineHeight == 20.287109375)
    #expect(abs(metrics.ascent - 16.1865) < 0.0001)
    #expect(metrics.leading == 0)
  }

  /// Rules L1.13 and L9.6.
  @Test(
    arguments: [(1, 21, 17), (2, 20.5, 16.5), (3, 61.0 / 3, 49.0 / 3)]
      as [(Double, Double, Double)])
  func reportedHeightAndBaselineAreRoundedUpToAPixel(
    scale: Double, height: Double, baseline: Double
  ) {
    let text = paragraph("Hello", style: .init(pixelLength: 1 / CGFloat(scale)))
    #expect(abs(text.size(width: nil, height: nil).height - height) < 1e-9)
    let layout = text.layout(width: nil, height: nil)
    #expect(abs(layout.firstBaseline - baseline) < 1e-9)
    #expect(layout.lastBaseline == layout.firstBaseline)
  }

  /// San Francisco's, of which rule L6.10 speaks.
  @Test(arguments: [10, 19, 34] as [CGFloat])
  func capitalsAreAsHighAsTheSystemFonts(size: CGFloat) {
    let metrics = system.metrics(of: FontDescriptor(size: size))
    #expect(abs(metrics.capHeight - size * 1443 / 2048) < 1e-9)
  }

  @Test func capitalsAndSmallLettersAreMeasuredInTheFont() {
    let metrics = system.metrics(of: FontDescriptor(family: .named("Inter"), size: interUnits))
    #expect(metrics.capHeight == 2048)
    #expect(metrics.xHeight > 1400 && metrics.xHeight < 1600)
    #expect(metrics.underlineThickness > 100 && metrics.underlinePosition > 0)
    #expect(metrics.strikethroughPosition > 400)
  }

  @Test func namedFamilyKeepsItsOwnMetrics() {
    let metrics = system.metrics(of: FontDescriptor(family: .named("inter"), size: 1000))
    #expect(abs(metrics.lineHeight - 1210.2) < 0.1)
  }

  @Test func unknownFamilyIsReplacedWithAWarning() {
    let text = paragraph("a", family: .named("Nowhere Sans"))
    #expect(text.warnings.count == 1)
    #expect(text.warnings.first?.contains("Nowhere Sans") == true)
    #expect(text.size(width: nil, height: nil).height == 21)
  }

  @Test func everyWeightIsAFaceOfItsOwn() {
    let widths = stride(from: 100, through: 900, by: 100).map {
      lineWidth("Hamburgefonstiv", weight: CGFloat($0))
    }
    #expect(Set(widths).count == 9)
    #expect(lineWidth("Hamburg", weight: 430) == lineWidth("Hamburg", weight: 400))
    #expect(lineWidth("Hamburg", weight: 5000) == lineWidth("Hamburg", weight: 900))
  }

  @Test func everyDesignHasAFace() {
    for design in FontDesign.allCases {
      let metrics = system.metrics(of: FontDescriptor(family: .system(design), size: 10))
      #expect(metrics.lineHeight > 0)
    }
  }

  /// Rule L6.10 with L = 20.287, ascent 16.187, descent 4.101, capital height 11.978.
  @Test func spacingFollowsTheFont() {
    let spacing = paragraph("Hello").spacing
    #expect(abs(spacing.above - (20.2871 + 3 - 16.1865)) < 0.001)
    #expect(abs(spacing.below - (20.2871 + 3 - 11.978)) < 0.001)
    #expect(spacing.textToText == 0)
    let fine = paragraph("Hello", style: .init(pixelLength: 0.5)).spacing
    #expect(abs(fine.above - (20.2871 + 2.5 - 16.1865)) < 0.001)
  }
}
