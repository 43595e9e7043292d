import Foundation
import Stillframe
import Testing

/// Where letters stand in pixels (rule L3.68).
@Suite struct LetterPlaceTests {
  /// A text as Apple's picture shows it, one pixel a point.
  struct Sample: Sendable, CustomTestStringConvertible {
    let size: CGFloat
    let top: CGFloat
    let baseline: Int

    var testDescription: String { "\(size) points at \(top)" }
  }

  @Test(arguments: [
    Sample(size: 34, top: 179.5, baseline: 212), Sample(size: 28, top: 183, baseline: 210),
    Sample(size: 28, top: 153.5, baseline: 181), Sample(size: 28, top: 160.5, baseline: 188),
    Sample(size: 17, top: 225.5, baseline: 242), Sample(size: 17, top: 218.5, baseline: 235),
    Sample(size: 15, top: 191.5, baseline: 206),
  ])
  func theBaselineIsAtTheNearestPixel(_ sample: Sample) throws {
    let picture = try picture(
      of: Text("H").font(.system(size: sample.size)).padding(.top, sample.top))
    #expect(lastRow(of: picture) == sample.baseline - 1)
    #expect(picture[picture.width / 2, sample.baseline] == picture[0, 0])
  }

  /// The baselines of a paragraph, from the pixel of its top, three pixels a point.
  struct Paragraph: Sendable, CustomTestStringConvertible {
    let size: CGFloat
    let baselines: [Int]

    var testDescription: String { "\(size) points" }
  }

  @Test(arguments: [
    Paragraph(size: 12, baselines: [34, 77, 120, 163]),
    Paragraph(size: 32, baselines: [91, 206, 321, 435, 550]),
  ])
  func linesBelowAreWholePixelsApart(_ paragraph: Paragraph) throws {
    let words = Array(repeating: "H", count: paragraph.baselines.count).joined(separator: "\n")
    let text = Text(words).font(.system(size: paragraph.size)).padding(.top, 20 + 0.1 / 3)
    let picture = try picture(of: text, scale: 3)
    let isInk = (0...picture.height).map { row in
      row < picture.height && (0..<picture.width).contains { picture[$0, row].red < 128 }
    }
    let ends = isInk.indices.dropFirst().filter { isInk[$0 - 1] && !isInk[$0] }
    #expect(ends.map { $0 - 60 } == paragraph.baselines)
  }

  @Test func whatALayoutAsksForStaysTheRoundedAscent() throws {
    let report = try ImageRenderer(
      content: Text("H").font(.system(size: 34)).accessibilityIdentifier("letter").padding(
        .top, 179.5
      )
      .alignmentGuide(VerticalAlignment.top) { $0[.firstTextBaseline] }
      .frame(width: 60, height: 0, alignment: .top)
    ).layoutReport()
    let frame = try #require(report.frame(of: "letter"))
    #expect(frame.minY == -33)
  }

  @Test func underlinesFollowTheirLetters() throws {
    let text = Text("H").font(.system(size: 34)).underline()
    let low = try picture(of: text.padding(.top, 179.5))
    let whole = try picture(of: text.padding(.top, 179))
    #expect(try lastRow(of: low) == #require(lastRow(of: whole)) + 1)
  }

  private func picture(of view: some View, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = ImageRenderer(
      content: view.frame(width: 60, height: 300, alignment: .top).background(.white))
    renderer.scale = scale
    return try renderer.bitmap()
  }

  /// The last row with ink that is clearly seen.
  private func lastRow(of picture: Bitmap) -> Int? {
    (0..<picture.height).last { row in
      (0..<picture.width).contains { picture[$0, row].red < 128 }
    }
  }
}
