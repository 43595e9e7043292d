import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Rules L2.19, L2.20 and L3.49–L3.53: where guides come from and how far they travel.
@Suite struct GuideRuleTests {
  /// A brick that tells where a guide lies, by hanging a mark on it.
  private func marked(
    _ alignment: Alignment, @ViewBuilder _ content: () -> some View
  ) throws -> CGPoint {
    let view = content()
    let report = try layOut(200, 200) {
      // The overlay's own top left corner meets the view's guide.
      view.overlay(alignment: alignment) {
        Color.blue.frame(width: 1, height: 1)
          .alignmentGuide(alignment.horizontal) { _ in 0 }
          .alignmentGuide(alignment.vertical) { _ in 0 }
          .named("mark")
      }
      .named("all")
    }
    let all = try #require(report.frame(of: "all"))
    let mark = try #require(report.frame(of: "mark"))
    return CGPoint(x: mark.minX - all.minX, y: mark.minY - all.minY)
  }

  @Test(
    "L3.49 guides that nobody sets lie at edges and middles; baselines at the lower edge",
    arguments: [
      (Alignment.topLeading, [0, 0]), (.center, [15, 10]), (.bottomTrailing, [30, 20]),
      (.leadingFirstTextBaseline, [0, 20]), (.trailingLastTextBaseline, [30, 20]),
    ] as [(Alignment, [CGFloat])])
  func defaultGuides(_ alignment: Alignment, _ expected: [CGFloat]) throws {
    let point = try marked(alignment) { Brick("a", 30, 20) }
    #expect([point.x, point.y] == expected)
  }

  @Test("L3.50 a guide is worked out from the size and the other guides")
  func computedGuides() throws {
    let report = try layOut(nil, nil) {
      HStack(alignment: .top, spacing: 0) {
        Brick("a", 10, 40).alignmentGuide(.top) { d in d[.bottom] - d.width }
        Brick("b", 10, 10)
      }
    }
    #expect(report.numbers("b") == [10, 30, 10, 10])
  }

  @Test("L3.50 an outer guide sees the inner one, and d[explicit:] tells set from unset")
  func explicitValues() throws {
    let report = try layOut(nil, nil) {
      HStack(alignment: .top, spacing: 0) {
        Brick("a", 10, 40)
          .alignmentGuide(.top) { d in d[explicit: .top] == nil ? 5 : 1000 }
          .alignmentGuide(.top) { d in d[.top] + (d[explicit: .top] ?? 1000) }
        Brick("b", 10, 10)
      }
    }
    // 5, then 5 + 5.
    #expect(report.numbers("b")[1] == 10)
  }

  @Test("L3.50 a guide of one axis or name does not disturb another")
  func otherGuides() throws {
    let report = try layOut(nil, nil) {
      HStack(alignment: .top, spacing: 0) {
        Brick("a", 10, 40).alignmentGuide(.bottom) { _ in 3 }.alignmentGuide(.leading) { _ in 9 }
        Brick("b", 10, 10)
      }
    }
    #expect(report.numbers("b") == [10, 0, 10, 10])
  }

  enum Wrapping: String, CaseIterable, CustomTestStringConvertible {
    case nothing, frame, padding, flexibleFrame, offset, fixedSize, aspectRatio, opacity, scale
    case overlay, background, priority, position, stackOfOne, stackOfTwo, pileOfTwo, anyView, group

    var testDescription: String { rawValue }

    /// What is left of an explicit `.third` of 4 in a brick of 10 × 12; nil: the wrapper's default.
    var third: CGFloat? {
      switch self {
      case .nothing, .offset, .fixedSize, .aspectRatio, .opacity, .scale, .overlay, .background,
        .priority, .stackOfOne, .anyView, .group:
        4
      case .frame: 4 + 9
      case .padding: 4 + 7
      case .flexibleFrame: 4 + 14
      // The brick without a value does not count; below 5 points of the other.
      case .stackOfTwo: 4 + 5
      case .pileOfTwo: 4
      case .position: nil
      }
    }

    @ViewBuilder func wrap(_ brick: some View) -> some View {
      switch self {
      case .nothing: brick
      case .frame: brick.frame(height: 30)
      case .padding: brick.padding(.top, 7)
      case .flexibleFrame: brick.frame(minHeight: 40)
      case .offset: brick.offset(x: 3, y: 50)
      case .fixedSize: brick.fixedSize()
      case .aspectRatio: brick.aspectRatio(1, contentMode: .fit)
      case .opacity: brick.opacity(0.5)
      case .scale: brick.scaleEffect(2)
      case .overlay: brick.overlay(Color.red.alignmentGuide(.third) { _ in 900 })
      case .background: brick.background(Color.red.alignmentGuide(.third) { _ in 900 })
      case .priority: brick.layoutPriority(3)
      case .position: brick.position(x: 5, y: 100)
      case .stackOfOne: HStack { brick }
      case .stackOfTwo:
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 5)
          brick
        }
      case .pileOfTwo:
        ZStack(alignment: .top) {
          Color.red.frame(width: 10, height: 5)
          brick
        }
      case .anyView: AnyView(brick)
      case .group: Group { brick }
      }
    }
  }

  @Test(
    "L3.51 a guide shows through modifiers, moved with the view; not through position",
    arguments: Wrapping.allCases)
  func forwardedGuides(_ wrapping: Wrapping) throws {
    let point = try marked(Alignment(horizontal: .leading, vertical: .third)) {
      wrapping.wrap(Color.red.frame(width: 10, height: 12).alignmentGuide(.third) { _ in 4 })
    }
    #expect(point.y == wrapping.third ?? 200 / 3)
  }

  @Test(
    "L3.52 set edges and middles do not travel through containers, custom guides and baselines do",
    arguments: [
      (VerticalAlignment.top, 0), (.center, 10), (.bottom, 20), (.firstTextBaseline, 3),
      (.lastTextBaseline, 9), (.third, 6),
    ] as [(VerticalAlignment, CGFloat)])
  func combinedGuides(_ alignment: VerticalAlignment, _ expected: CGFloat) throws {
    let point = try marked(Alignment(horizontal: .leading, vertical: alignment)) {
      // All are equally high; the guide under test is not the one that they are lined up by.
      ZStack(alignment: alignment == .top ? .bottomLeading : .topLeading) {
        Color.red.frame(width: 5, height: 20)
        Color.red.frame(width: 5, height: 20).alignmentGuide(alignment) { _ in 3 }
        Color.red.frame(width: 5, height: 20).alignmentGuide(alignment) { _ in 9 }
      }
    }
    #expect(point.y == expected)
  }

  @Test("L2.20 a row of rows stands on the highest first baseline of each")
  func nestedBaselines() throws {
    let report = try layOut(nil, nil) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Brick("a", 10, 30).alignmentGuide(.firstTextBaseline) { _ in 25 }
          Brick("b", 10, 30).alignmentGuide(.firstTextBaseline) { _ in 5 }
        }
        .named("left")
        Brick("right", 10, 12)
      }
    }
    // 25 of the first, 35 of the second: 25 meets the lower edge of the brick.
    #expect(report.numbers("right") == [10, 13, 10, 12])
  }

  @Test("L2.20 a row stands on the last baseline of a column")
  func nestedLastBaselines() throws {
    let report = try layOut(nil, nil) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Brick("a", 10, 30).alignmentGuide(.lastTextBaseline) { _ in 25 }
          Brick("b", 10, 30).alignmentGuide(.lastTextBaseline) { _ in 5 }
        }
        Brick("right", 10, 12)
      }
    }
    #expect(report.numbers("right") == [10, 23, 10, 12])
  }

  @Test("L3.48 texts of two sizes stand on one baseline, and a plain view with its foot on it")
  func textBaselines() throws {
    let report = try layOut(nil, nil) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 34)).named("large")
        Text("a").font(.system(size: 17)).named("small")
        Brick("brick", 10, 12)
      }
    }
    // Ascents 34 and 17 × 1950 / 2048 = 32.37 and 16.19, rounded up to whole pixels (1.13).
    let large = try #require(report.frame(of: "large")).minY + 33
    let small = try #require(report.frame(of: "small")).minY + 17
    let brick = try #require(report.frame(of: "brick")).maxY
    #expect(large == small && small == brick)
  }

  @Test("L2.19 a stack's guide follows its views when they change")
  func guidesFollowChanges() throws {
    struct Changing: View {
      @State private var height = 10.0
      var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 10, height: height)
            Color.red.frame(width: 10, height: 10)
              .alignmentGuide(.firstTextBaseline) { _ in 2 }
          }
          Brick("right", 10, 1)
          Color.blue.frame(width: 10, height: 1).onTapGesture { height += 7 }.named("grow")
        }
        .frame(width: 30, height: 100, alignment: .top)
      }
    }
    let stage = Stage(size: CGSize(width: 30, height: 100)) { Changing() }
    #expect(try stage.layoutReport().numbers("right")[1] == 11)
    try stage.tap("grow")
    #expect(try stage.layoutReport().numbers("right")[1] == 18)
    try stage.tap("grow")
    #expect(try stage.layoutReport().numbers("right")[1] == 25)
  }

  @Test("L3.53 a custom layout answers for its guides, or merges those of its views")
  func customLayoutGuides() throws {
    struct Plain: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 10, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 20), proposal: .unspecified)
        }
      }
    }
    struct Own: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 10, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? { guide == .top ? bounds.minY + 33 : nil }
    }
    func row(_ alignment: VerticalAlignment, _ view: some View) throws -> CGFloat? {
      let report = try layOut(nil, nil) {
        HStack(alignment: alignment, spacing: 0) {
          view
          Brick("mark", 1, 1).alignmentGuide(alignment) { _ in 0 }
        }
        .fixedSize()
      }
      return report.frame(of: "mark")?.minY
    }
    let inner = Color.red.frame(width: 5, height: 5).alignmentGuide(.third) { _ in 3 }
    #expect(try row(.third, Plain { inner }) == 23)
    #expect(try row(.third, Own { inner }) == 40.0 / 3)
    #expect(try row(.top, Own { inner }) == 33)
  }
}
