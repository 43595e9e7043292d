import Foundation
import StillGeometry
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

struct WrappingTests {
  @Test func lineTakesTheWordsThatFit() {
    let text = "The quick brown fox jumps"
    let fitting = lineWidth("brown fox")
    #expect(lineTexts(text, width: fitting) == ["The quick ", "brown fox ", "jumps"])
    #expect(lineTexts(text, width: fitting - 0.01) == ["The quick ", "brown ", "fox jumps"])
    #expect(lineTexts(text, width: nil) == [text])
    #expect(lineTexts(text, width: .infinity) == [text])
  }

  /// Shaping takes away what is invisible, and what stood before a letter becomes part of its cluster.
  @Test func linesMayEndInsideAClusterOfInvisibleCharacters() {
    let text = "\u{6F22}\0\0\0@\u{6F22}\u{6F22}"
    for width in stride(from: CGFloat(1), to: 90, by: 0.7) {
      let layout = paragraph(text).layout(width: width, height: nil)
      let again = paragraph(text).layout(width: layout.size.width, height: nil)
      #expect(layout.lines.map(\.range) == again.lines.map(\.range), "\(width)")
      #expect(layout.lines.allSatisfy { $0.width <= max(width, 17) + 1e-4 })
    }
  }

  /// Rule L3.41.
  @Test func reportedSizeIsThatOfTheLines() {
    let size = paragraph("The quick brown fox").size(width: 90, height: nil)
    // The space at which the line wraps counts (rule L3.41).
    let widest = max(lineWidth("The quick "), lineWidth("brown fox"))
    #expect(size.width == widest.rounded(.up))
    #expect(size.height == (2 * 20.287109375).rounded(.up))
    #expect(paragraph("Hi").size(width: 500, height: 500).width == lineWidth("Hi").rounded(.up))
  }

  @Test func lineBreakCharactersEndLines() {
    #expect(lineTexts("a\nb\r\nc\u{2028}d", width: nil) == ["a\n", "b\r\n", "c\u{2028}", "d"])
    #expect(lineTexts("a\n\nb", width: 100) == ["a\n", "\n", "b"])
    #expect(lineTexts("a\n", width: 100) == ["a\n"])
    #expect(lineTexts("\n\n", width: nil) == ["\n", "\n"])
  }

  @Test func trailingSpacesTakeNoRoom() {
    let lines = paragraph("ab    cd").layout(width: lineWidth("ab"), height: nil).lines
    #expect(abs(lines[0].width - lineWidth("ab")) < 1e-9)
    #expect(lineTexts("ab    cd", width: lineWidth("cd")) == ["ab    ", "cd"])
    #expect(lineWidth("ab\u{A0}") > lineWidth("ab"))
  }

  /// A line may end between spaces of different kinds, or a space and a tab: those before the place hang too.
  @Test(arguments: ["a \u{3000}b", "a \u{3000} \u{3000}b", "a \t\tb"])
  func allSpacesAtALinesEndHang(text: String) {
    let layout = paragraph(text).layout(width: lineWidth("a") + 0.1, height: nil)
    #expect(layout.lines.count == 2 && layout.lines[1].range.count == 1, "\(layout.lines)")
    #expect(abs(layout.lines[0].width - lineWidth("a")) < 1e-6)
  }

  /// Rule L3.67.
  @Test func aWordIsNotLeftAloneInTheSecondLine() {
    let width = lineWidth("Moves faster than a") + 1
    #expect(
      lineTexts("Moves faster than a hare.", width: width) == ["Moves faster than ", "a hare."])
    #expect(lineTexts("Moves faster than a hare. ", width: width).count == 2)
    // The first line keeps a word, the second has two, there are three, and two words are too wide.
    #expect(lineTexts("Moves hare.", width: lineWidth("Moves ")) == ["Moves ", "hare."])
    #expect(
      lineTexts("Moves at a hare or so", width: lineWidth("Moves at a")) == [
        "Moves at a ", "hare or so",
      ])
    #expect(
      lineTexts("so it is as it is now", width: lineWidth("so it is ")) == [
        "so it is ", "as it is ", "now",
      ])
    #expect(
      lineTexts("a wonderful beginning", width: lineWidth("a wonderful "))
        == ["a wonderful ", "beginning"])
    // Each paragraph by itself.
    #expect(
      lineTexts("one\nMoves faster than a hare.\ntwo", width: width)
        == ["one\n", "Moves faster than ", "a hare.\n", "two"])
  }

  @Test func aWordIsLeftAloneWhereTheStyleSaysSo() {
    let text = paragraph(
      "Moves faster than a hare.", style: ParagraphStyle(leavesNoWordAlone: false))
    let lines = text.layout(width: lineWidth("Moves faster than a") + 1, height: nil).lines
    #expect(lines.map(\.range) == [0..<20, 20..<25])
  }

  @Test(arguments: [0, 40, 64, 90, 118.5, 130, 171] as [CGFloat])
  func wordsThatComeAlongBreakTheSameAgain(_ width: CGFloat) {
    let text = paragraph("Moves at an average speed.\nMoves faster than a hare.")
    let size = text.size(width: width, height: nil)
    #expect(text.size(width: size.width, height: nil) == size)
  }

  @Test func onlyAWordThatIsTooWideIsBroken() {
    let width = lineWidth("wonder")
    #expect(lineTexts("a wonderful day", width: width) == ["a ", "wonder", "ful day"])
    let clusters = lineTexts("e\u{301}e\u{301}e\u{301}", width: 1)
    #expect(clusters == ["e\u{301}", "e\u{301}", "e\u{301}"])
  }

  /// Rule L3.42.
  @Test func zeroWidthBreaksPerClusterAndReportsZero() {
    let text = paragraph("to do")
    let height = (4 * 20.287109375).rounded(.up)
    #expect(text.size(width: 0, height: nil) == CGSize(width: 0, height: height))
    #expect(lineTexts("to do", width: 0) == ["t", "o ", "d", "o"])
    #expect(text.size(width: -5, height: nil).width == 0)
    #expect(text.size(width: .nan, height: .nan) == text.size(width: nil, height: nil))
    #expect(text.layout(width: 0, height: 0).lines.count == 1)
  }

  /// Rule L9.13.
  @Test func emptyTextIsALineHighAndHasNoWidth() {
    #expect(paragraph("").size(width: nil, height: nil) == CGSize(width: 0, height: 14))
    #expect(system.paragraph([], style: .init()).size(width: 10, height: 10).height == 14)
    let layout = paragraph("").layout(width: nil, height: nil)
    #expect(layout.lines.count == 1 && layout.runs.isEmpty && layout.firstBaseline == 12)
  }

  @Test(arguments: samples)
  func neverWiderThanProposedAndStableAtItsOwnWidth(text: String) {
    for scale in 1...3 {
      let measured = paragraph(text, style: ParagraphStyle(pixelLength: 1 / CGFloat(scale)))
      for step in 0..<100 {
        let width = CGFloat(step) * 3.7
        let size = measured.size(width: width, height: nil)
        #expect(size.width <= width)
        let first = measured.layout(width: width, height: nil)
        let again = measured.layout(width: size.width, height: size.height)
        #expect(first.size == size)
        #expect(again.size == size, "\(text) at \(width)")
        #expect(again.lines.map(\.range) == first.lines.map(\.range), "\(text) at \(width)")
        #expect(!again.isTruncated)
      }
    }
  }

  @Test(arguments: samples)
  func widerProposalNeverGivesMoreLines(text: String) {
    let measured = paragraph(text)
    var height = CGFloat.infinity
    for step in 0..<250 {
      let size = measured.size(width: CGFloat(step) * 1.3, height: nil)
      #expect(size.height <= height)
      height = size.height
    }
  }

  @Test(arguments: samples)
  func breaksAreTheSameAtEveryScale(text: String) {
    for width in [0, 20, 55.5, 120, 201] as [CGFloat] {
      let ranges = ([1, 0.5, 1 / 3, 0.1] as [CGFloat]).map {
        paragraph(text, style: .init(pixelLength: $0)).layout(width: width, height: nil).lines
          .map(\.range)
      }
      #expect(ranges.allSatisfy { $0 == ranges[0] })
    }
  }

  @Test(arguments: samples)
  func baselinesAreThoseOfTheLayout(text: String) {
    let style = ParagraphStyle(lineSpacing: 1.7, pixelLength: 0.5)
    for width in [nil, 0, 33, 90] as [CGFloat?] {
      let measured = paragraph(text, style: style)
      let baselines = measured.baselines(width: width, height: 75)
      let layout = measured.layout(width: width, height: 75)
      #expect(baselines.first == layout.firstBaseline)
      #expect(baselines.last == layout.lastBaseline)
    }
  }

  @Test(arguments: samples)
  func linesTileTheText(text: String) {
    for width in [0, 10, 33, 90, 1000] as [CGFloat] {
      var offset = 0
      for line in paragraph(text).layout(width: width, height: nil).lines {
        #expect(line.range.lowerBound == offset)
        offset = line.range.upperBound
      }
      #expect(offset == text.utf16.count)
    }
  }

  /// Rule L3.47.
  @Test func linesAreAlignedWithinTheTextsOwnWidth() {
    func origins(
      _ alignment: ParagraphStyle.Alignment, _ direction: LayoutDirection = .leftToRight
    ) -> [CGFloat] {
      let style = ParagraphStyle(alignment: alignment, layoutDirection: direction)
      return paragraph("wide\ni", style: style).layout(width: 300, height: nil).lines
        .map(\.origin.x)
    }
    let size = paragraph("wide\ni").size(width: nil, height: nil)
    let slack = size.width - lineWidth("i")
    #expect(origins(.leading) == [0, 0])
    #expect(abs(origins(.center)[1] - slack / 2) < 1e-9)
    #expect(abs(origins(.trailing)[1] - slack) < 1e-9)
    #expect(abs(origins(.leading, .rightToLeft)[1] - slack) < 1e-9)
    #expect(origins(.trailing, .rightToLeft) == [0, 0])
  }

  @Test func lineSpacingStandsBetweenLinesOnly() {
    let style = ParagraphStyle(lineSpacing: 5)
    #expect(paragraph("a", style: style).size(width: nil, height: nil).height == 21)
    let two = paragraph("a\nb", style: style)
    #expect(two.size(width: nil, height: nil).height == (2 * 20.287109375 + 5).rounded(.up))
    let layout = two.layout(width: nil, height: nil)
    #expect(layout.lastBaseline == 42)
  }
}
