import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Testing

/// Rules L6.10–L6.12, worked out by hand with the embedded family.
///
/// In the system family a line of size s has ascent s · 1950/2048, descent s · 494/2048, height
/// L = s · 2444/2048, no leading, and capitals s · 1443/2048 high. The extra d is a tenth of L rounded up
/// to a pixel. A neighbour without text keeps L + d − ascent = d + descent above a text, and
/// max(L + d − capitals, d + descent) below it.
///
/// | size | L | ascent | descent | capitals | d | above | below |
/// |---|---|---|---|---|---|---|---|
/// | 17 | 20.2871 | 16.1865 | 4.1006 | 11.9780 | 3 | 7.1006 | 11.3091 |
/// | 34 | 40.5742 | 32.3730 | 8.2012 | 23.9561 | 5 | 13.2012 | 21.6182 |
/// | 10 | 11.9336 | 9.5215 | 2.4121 | 7.0459 | 2 | 4.4121 | 6.8877 |
///
/// A text's own height is L rounded up to a pixel: 21, 41 and 12.
@Suite struct TextSpacingTests {
  private func column(
    scale: CGFloat = 1, @ViewBuilder _ content: () -> some View
  ) throws -> LayoutReport {
    var renderer = LayoutProbe(content: VStack { content() })
    renderer.scale = scale
    return try renderer.layoutReport()
  }

  private func text(_ name: String, _ size: CGFloat = 17) -> some View {
    Text("Hxg").font(.system(size: size)).named(name)
  }

  /// From the lower edge of one view to the upper edge of the next, to a thousandth.
  private func gap(_ report: LayoutReport) throws -> CGFloat {
    let a = try #require(report.frame(of: "a"))
    let b = try #require(report.frame(of: "b"))
    return ((b.minY - a.maxY) * 1000).rounded() / 1000
  }

  @Test("L6.10 text over text: the leading, none in the system family")
  func textOverText() throws {
    let report = try column {
      text("a")
      text("b")
    }
    #expect(try gap(report) == 0)
    #expect(report.size.height == 42)
  }

  /// Table 9.1 less the height of a line: 22 − 20.2871, 20 − 17.9004, 16 − 14.3203, 41 − 40.5742.
  @Test(
    "L6.10 text over text: the leading of the lower text style, rounded up to a pixel",
    arguments: [
      (Font.TextStyle.body, 2.0), (.subheadline, 2.333), (.caption, 2), (.largeTitle, 0.667),
    ])
  func styleOverStyle(style: Font.TextStyle, expected: CGFloat) throws {
    let report = try column(scale: 3) {
      text("a")
      Text("Hxg").font(.system(style)).named("b")
    }
    #expect(try gap(report) == expected)
  }

  /// 2 · 20.2871 + 1.7129 = 42.287; four lines: 86.287; a spacing stands in place of the leading.
  @Test("L9.6 the leading of a text style stands between lines, a larger spacing in its place")
  func leadingBetweenLines() throws {
    func height(_ text: some View) throws -> CGFloat {
      let report = try column(scale: 3) { text }
      return (report.size.height * 1000).rounded() / 1000
    }
    let lines = Text(verbatim: "a\nb")
    #expect(try height(lines) == 42.333)
    #expect(try height(Text(verbatim: "a\nb\nc\nd")) == 86.333)
    #expect(try height(lines.font(.system(size: 17))) == 40.667)
    #expect(try height(lines.lineSpacing(1)) == 42.333)
    #expect(try height(lines.lineSpacing(6)) == 46.667)
    #expect(try height(Text("a").lineLimit(2, reservesSpace: true)) == 42.333)
    #expect(try height(lines.dynamicTypeSize(.xLarge)) == 47)
  }

  @Test("L6.10 text over a plain view: 20.2871 + 3 − 11.9780 = 11.3091")
  func textOverColor() throws {
    let report = try column {
      text("a")
      Brick("b", 20, 10)
    }
    #expect(try gap(report) == 11.309)
    #expect(abs(report.size.height - 42.3091) < 0.001)
  }

  @Test("L6.10 a plain view over text: 20.2871 + 3 − 16.1865 = 7.1006")
  func colorOverText() throws {
    let report = try column {
      Brick("a", 20, 10)
      text("b")
    }
    #expect(try gap(report) == 7.101)
    #expect(abs(report.size.height - 38.1006) < 0.001)
  }

  @Test("L6.10 text beside a plain view: the platform's 8, on either side")
  func textBesideColor() throws {
    let report = try layOut(nil, nil) {
      HStack {
        Brick("left", 20, 10)
        text("text")
        Brick("right", 20, 10)
      }
    }
    let frame = try #require(report.frame(of: "text"))
    #expect(frame.minX == 28)
    #expect(report.frame(of: "right")?.minX == frame.maxX + 8)
  }

  @Test("L6.10 texts of two sizes: nothing between them, each its own to what is neither")
  func textsOfTwoSizes() throws {
    let report = try column {
      text("a", 34)
      text("b", 10)
    }
    #expect(try gap(report) == 0)
    #expect(report.size.height == 53)
    let other = try column {
      text("large", 34)
      Brick("a", 20, 10)
      text("b", 10)
    }
    // 21.6182 below the large one, 4.4121 above the small one.
    #expect(try abs(#require(other.frame(of: "a")).minY - 62.6182) < 0.001)
    #expect(try gap(other) == 4.412)
  }

  @Test(
    "L6.10 the extra is rounded up to a pixel: 3, 2.5 and 2.3333 of 2.0287",
    arguments: [(1, 7.101), (2, 6.601), (3, 6.434)] as [(CGFloat, CGFloat)])
  func pixels(_ scale: CGFloat, _ expected: CGFloat) throws {
    let report = try column(scale: scale) {
      Brick("a", 20, 10)
      text("b")
    }
    #expect(try gap(report) == expected)
  }

  @Test("L6.14 a spacing of the stack's own replaces it", arguments: [0, 5, -2] as [CGFloat])
  func explicitSpacing(_ spacing: CGFloat) throws {
    let report = try layOut(nil, nil) {
      VStack(spacing: spacing) {
        text("a")
        Brick("b", 20, 10)
      }
    }
    #expect(try gap(report) == spacing)
  }

  enum Wrapping: String, CaseIterable, CustomTestStringConvertible {
    case nothing, frameHeight, frameWidth, leastHeight, leastWidth, padding, paddingBelow
    case paddingAbove, paddingBeside, noPadding, overlay, background, opacity, offset, fixedSize
    case rowOfTwo, columnOfTwo, pileOfTwo, stackOfOne, position, aspectRatio

    var testDescription: String { rawValue }

    /// Whether a view below keeps the text's distance instead of 8.
    var keepsWish: Bool {
      switch self {
      case .frameHeight, .leastHeight, .padding, .paddingBelow, .position: false
      default: true
      }
    }

    @ViewBuilder func wrap(_ text: some View) -> some View {
      switch self {
      case .nothing: text
      case .frameHeight: text.frame(height: 30)
      case .frameWidth: text.frame(width: 100)
      case .leastHeight: text.frame(minHeight: 30)
      case .leastWidth: text.frame(minWidth: 100)
      case .padding: text.padding()
      case .paddingBelow: text.padding(.bottom, 1)
      case .paddingAbove: text.padding(.top, 1)
      case .paddingBeside: text.padding(.horizontal, 20)
      case .noPadding: text.padding(0)
      case .overlay: text.overlay(Color.red)
      case .background: text.background(Color.red)
      case .opacity: text.opacity(0.5)
      case .offset: text.offset(y: 3)
      case .fixedSize: text.fixedSize()
      case .aspectRatio: text.aspectRatio(contentMode: .fit)
      case .rowOfTwo:
        HStack {
          text
          Color.red.frame(width: 5, height: 5)
        }
      case .columnOfTwo:
        VStack {
          Color.red.frame(width: 5, height: 5)
          text
        }
      case .pileOfTwo:
        ZStack {
          Color.red.frame(width: 5, height: 5)
          text
        }
      case .stackOfOne: HStack { text }
      case .position: text.position(x: 10, y: 10)
      }
    }
  }

  @Test(
    "L6.12 frames and padding of an edge forget the text's wish there, other modifiers pass it on",
    arguments: Wrapping.allCases)
  func wishes(_ wrapping: Wrapping) throws {
    let report = try layOut(nil, nil) {
      VStack {
        wrapping.wrap(Text("Hxg")).named("a")
        Brick("b", 20, 10)
      }
    }
    #expect(try gap(report) == (wrapping.keepsWish ? 11.309 : 8))
  }
}
