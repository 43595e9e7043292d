import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

private func report(_ content: some View) throws -> LayoutReport {
  try ImageRenderer(content: content).layoutReport()
}

/// How text follows the size that its reader wants: rules L9.1 and L9.5.
@Suite struct DynamicTypeTests {
  private static let styles: [(Font.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test("L9.1 a text style at each size is as large as a system font of the table's size")
  func theTable() throws {
    for (style, sizes) in Self.styles {
      for (size, points) in zip(DynamicTypeSize.allCases, sizes) {
        let text = Text("Hamburg").dynamicTypeSize(size)
        let weight: Font.Weight = style == .headline ? .semibold : .regular
        #expect(
          try report(text.font(.system(style))).size
            == report(Text("Hamburg").font(.system(size: points, weight: weight))).size,
          "\(style) at \(size)")
      }
    }
  }

  @Test("L9.5 a font of a fixed size does not grow")
  func fixedFonts() throws {
    let text = Text("Hamburg").font(.system(size: 20))
    #expect(try report(text).size == report(text.dynamicTypeSize(.accessibility5)).size)
  }

  private struct Reader: View {
    let seen: Box<[DynamicTypeSize]>
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      seen.value += [size]
      return Color.red
    }
  }

  @Test func rangesKeepTheSizeBetweenTheirBounds() throws {
    let seen = Box<[DynamicTypeSize]>([])
    _ = try report(
      VStack {
        Reader(seen: seen).dynamicTypeSize(...DynamicTypeSize.xLarge)
        Reader(seen: seen).dynamicTypeSize(DynamicTypeSize.accessibility3...)
        Reader(seen: seen).dynamicTypeSize(.medium ... .accessibility5)
        Reader(seen: seen).dynamicTypeSize(.small..<DynamicTypeSize.large)
        Reader(seen: seen).dynamicTypeSize(.large..<DynamicTypeSize.large)
      }
      .dynamicTypeSize(.xxxLarge))
    #expect(seen.value == [.xLarge, .accessibility3, .xxxLarge, .medium, .xxxLarge])
  }

  @Test func accessibilitySizesAreTheFiveLargest() {
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  private struct Scaled: View {
    @ScaledMetric private var side = 22.0
    @ScaledMetric(relativeTo: .caption2) private var small: CGFloat = 13
    var body: some View {
      Color.red.frame(width: side, height: small).accessibilityIdentifier("scaled")
    }
  }

  /// Rule L9.5: 22 · 62/22 and 16 · 19/16 points.
  @Test func aCustomFontGrowsByTheLeadings() throws {
    func height(_ font: Font, _ size: DynamicTypeSize) throws -> CGFloat {
      try report(Text("a").font(font).dynamicTypeSize(size)).size.height
    }
    let grown = try height(.custom("Noto Sans Hebrew", size: 22), .accessibility5)
    #expect(try grown == height(.custom("Noto Sans Hebrew", fixedSize: 62), .large))
    let small = try height(.custom("Noto Sans Hebrew", size: 16, relativeTo: .caption), .xLarge)
    #expect(try small == height(.custom("Noto Sans Hebrew", fixedSize: 19), .large))
  }

  /// Rule L9.5: sizes of custom fonts are whole points where they have grown, as in spark-ios at seven type sizes.
  @Test(
    arguments: [
      (DynamicTypeSize.xSmall, 16, 14), (.small, 16, 15), (.medium, 16, 15), (.medium, 14, 13),
      (.large, 14.5, 14.5),
      (.xLarge, 16, 17), (.accessibility5, 16, 45), (.medium, 0.4, 0.4 * 21 / 22),
    ] as [(DynamicTypeSize, CGFloat, CGFloat)])
  func aCustomFontGrowsByWholePoints(
    _ typeSize: DynamicTypeSize, _ size: CGFloat, _ expected: CGFloat
  ) throws {
    func width(_ font: Font) throws -> CGFloat {
      let text = Text(String(repeating: "a", count: 50)).font(font).dynamicTypeSize(typeSize)
      return try report(text).size.width
    }
    #expect(
      try width(.custom("Noto Sans Hebrew", size: size))
        == width(.custom("Noto Sans Hebrew", fixedSize: expected)))
  }

  @Test func aScaledMetricGrowsAsTheTextStyleDoes() throws {
    #expect(try report(Scaled()).size == CGSize(width: 22, height: 13))
    #expect(
      try report(Scaled().dynamicTypeSize(.accessibility5)).size
        == CGSize(width: 62, height: 48))
    #expect(
      try report(Scaled().dynamicTypeSize(.xSmall)).size == CGSize(width: 19, height: 13))
  }

  private struct Sizes: View {
    @ScaledMetric private var body17: CGFloat = 17
    @ScaledMetric private var body16: CGFloat = 16
    @ScaledMetric private var share = 0.3
    var body: some View {
      Color.red.frame(width: body17, height: body16).padding(.leading, share)
    }
  }

  /// Rule L9.5: the headings of swift-markdown-ui at 2 pixels a point, 1.88235 · 16 and 1.5 · 15.5 points high.
  @Test func aScaledMetricIsWholePixels() throws {
    let renderer = ImageRenderer(content: Sizes().dynamicTypeSize(.medium))
    renderer.scale = 2
    // 0.3 · 21/22 is half a pixel more than none.
    #expect(try renderer.layoutReport().size == CGSize(width: 16.5, height: 15.5))
  }

  /// A share that no pixel bounds stays what it is where text has the default size.
  @Test func aScaledMetricIsAsGivenAtTheDefaultSize() throws {
    let renderer = ImageRenderer(content: Sizes())
    #expect(try abs(renderer.layoutReport().size.width - 17.3) < 1e-9)
  }

  @Test func aScaledMetricFollowsWhenTheSizeChanges() throws {
    let film = FrameSequence(
      value: DynamicTypeSize.large, changes: [.init(at: 0.5, to: .accessibility5)],
      size: CGSize(width: 200, height: 200), fps: 2, duration: 1
    ) { size in
      Scaled().dynamicTypeSize(size)
    }
    let widths = try (0..<film.count).map {
      try film.frame(at: $0).layout.frame(of: "scaled")?.width
    }
    #expect(widths == [22, 62, 62])
  }

  @Test("the talk's buttons go from a row to a column as text grows")
  func buttonsBecomeAColumn() throws {
    func isColumn(_ size: DynamicTypeSize) throws -> Bool {
      let renderer = ImageRenderer(
        content: ViewThatFits {
          HStack { buttons }
          VStack { buttons }
        }
        .dynamicTypeSize(size))
      renderer.proposedSize = ProposedViewSize(width: 300, height: 600)
      let report = try renderer.layoutReport()
      return report.frame(of: "Cat")?.minX == report.frame(of: "Dog")?.minX
        || (report.frame(of: "Cat")?.maxY ?? 0) <= (report.frame(of: "Dog")?.minY ?? 0)
    }
    let columns = try DynamicTypeSize.allCases.map(isColumn)
    #expect(columns.first == false)
    #expect(try !isColumn(.large))
    #expect(columns.last == true)
    #expect(columns == columns.sorted { !$0 && $1 }, "once a column, always a column")
  }

  private var buttons: some View {
    ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { name in
      Button(name) {}.buttonStyle(.bordered).accessibilityIdentifier(name)
    }
  }

  private struct Category: View {
    @Environment(\.sizeCategory) private var category

    var body: some View {
      Text(verbatim: "\(category) \(category.isAccessibilityCategory)")
    }
  }

  @Test func sizesHaveOlderNames() throws {
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      #expect(ContentSizeCategory(size) == category)
      #expect(DynamicTypeSize(category) == size)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
      #expect(category >= .accessibilityMedium || !size.isAccessibilitySize)
      #expect(
        try report(Text("Hamburg").environment(\.sizeCategory, category))
          == report(Text("Hamburg").dynamicTypeSize(size)))
    }
    #expect(
      try report(Category().dynamicTypeSize(.accessibility2)).description
        .contains("accessibilityLarge true"))
  }
}
