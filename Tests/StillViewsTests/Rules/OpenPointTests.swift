import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Testing

/// What the rule book leaves open, and what is done. Each name states the choice; the spring of `.default` has
/// its test beside the other springs.
@Suite struct OpenPointTests {
  @Test("open point: a grid shares what fixed columns leave equally among flexible ones")
  func gridDistribution() throws {
    let report = try layOut(185, 20) {
      Grid(horizontalSpacing: 1, verticalSpacing: 0) {
        GridRow {
          Brick("fixed", 30, 10)
          ForEach(0..<5, id: \.self) { Color.red.named("\($0)") }
        }
      }
    }
    #expect((0..<5).map { report.frame(of: "\($0)")?.width } == [30, 30, 30, 30, 30])
  }

  @Test("open point: what a spanning view wants beyond fixed columns they get in equal shares")
  func gridSpans() throws {
    let report = try layOut(100, 40) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        Brick("line", 100, 5)
        GridRow {
          Brick("a", 20, 10)
          Brick("b", 40, 10)
        }
      }
    }
    #expect(report.frame(of: "b")?.minX == 40)
  }

  @Test(
    "open point: for ViewThatFits every view fits an axis that nothing is proposed on",
    arguments: [(nil, nil, "a"), (nil, 10, "a"), (30, nil, "b"), (30, 10, "b"), (30, 5, "c")]
      as [(CGFloat?, CGFloat?, String)])
  func viewThatFits(_ width: CGFloat?, _ height: CGFloat?, _ chosen: String) throws {
    let report = try layOut(width, height) {
      ViewThatFits {
        Brick("a", 50, 10)
        Brick("b", 20, 10)
        Brick("c", 5, 20)
      }
    }
    #expect(["a", "b", "c"].filter { report.frame(of: $0) != nil } == [chosen])
  }

  @Test("open point: of several last baselines the lowest counts, as documented, not the highest")
  func lastBaselines() throws {
    let report = try layOut(nil, nil) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        ZStack(alignment: .top) {
          Brick("a", 10, 30).alignmentGuide(.lastTextBaseline) { _ in 9 }
          Brick("b", 10, 30).alignmentGuide(.lastTextBaseline) { _ in 21 }
        }
        Brick("mark", 1, 1)
      }
    }
    #expect(report.frame(of: "mark")?.maxY == 21)
  }

  @Test("open point: a priority does not show through a frame or padding")
  func prioritiesInFrames() throws {
    let report = try layOut(100, 10) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).frame(maxWidth: .infinity).named("framed")
        Color.red.layoutPriority(1).padding(.top, 1).named("padded")
        Color.red.named("plain")
        Color.red.padding(.top, 1).layoutPriority(1).frame(width: 10).named("fixed")
      }
    }
    #expect(["framed", "padded", "plain"].map { report.frame(of: $0)?.width } == [30, 30, 30])
  }

  @Test("open point: a pile wants the most room that any of its views wants")
  func pileSpacing() throws {
    let report = try layOut(nil, nil) {
      VStack {
        ZStack {
          Text("Hxg")
          Brick("a", 10, 10)
          Spacer(minLength: 0)
        }
        .named("pile")
        Brick("b", 10, 10)
      }
    }
    // That of the text: 11.309, more than the spacer's 0.
    let pile = try #require(report.frame(of: "pile"))
    let b = try #require(report.frame(of: "b"))
    #expect(abs(b.minY - pile.maxY - 11.3091) < 0.001)
  }

  @Test(
    "open point: a stack's range across starts at 0…0: guides beyond all its views widen it",
    arguments: [(-20, 30, 20), (40, 40, 0), (5, 10, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func minorRange(_ guide: CGFloat, _ width: CGFloat, _ x: CGFloat) throws {
    let report = try layOut(nil, nil) {
      VStack(alignment: .leading, spacing: 0) {
        Brick("a", 10, 10).alignmentGuide(.leading) { _ in guide }
        Brick("b", 10, 10).alignmentGuide(.leading) { _ in guide }
      }
    }
    #expect(report.size.width == width)
    #expect(report.frame(of: "a")?.minX == x)
  }

  @Test(
    "open point: a ratio that fills follows the one length that is proposed",
    arguments: [(60, nil, 60, 30), (nil, 60, 120, 60), (60, 60, 120, 60)]
      as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func fillingRatios(
    _ width: CGFloat?, _ height: CGFloat?, _ ownWidth: CGFloat, _ ownHeight: CGFloat
  ) throws {
    let report = try layOut(width, height) { Color.red.aspectRatio(2, contentMode: .fill) }
    #expect(report.size == CGSize(width: ownWidth, height: ownHeight))
  }

  @Test("open point: text spacing follows the formulas with the system's line and capitals")
  func textSpacing() throws {
    let report = try layOut(nil, nil) {
      VStack {
        Text("Hxg").font(.system(size: 20)).named("a")
        Brick("b", 10, 10)
      }
    }
    // 20 × 2444/2048 + 3 − 20 × 1443/2048
    let gap = 23.8671875 + 3 - 14.091796875
    let a = try #require(report.frame(of: "a"))
    #expect(try abs(#require(report.frame(of: "b")).minY - a.maxY - gap) < 0.001)
  }

  /// A picture of iOS 15 at three pixels a point shows 12.0 to 12.5 points there.
  @Test("open point: a plain view stands 10.64 points below a headline, by the formula")
  func spacingBelowAHeadline() throws {
    var renderer = LayoutProbe(
      content: VStack {
        Text("Headline").font(.headline).named("a")
        Brick("b", 10, 10)
      })
    renderer.scale = 3
    let report = try renderer.layoutReport()
    let a = try #require(report.frame(of: "a"))
    // 17 × 2444/2048 + 2.3333 − 17 × 1443/2048
    #expect(try abs(#require(report.frame(of: "b")).minY - a.maxY - 10.6424) < 0.001)
  }

  @Test("open point: across its axis a scroll view is as long as what is inside")
  func scrollViewsAcross() throws {
    let rigid = try layOut(100, 50) { ScrollView { Brick("a", 30, 80) } }
    #expect(rigid.size == CGSize(width: 30, height: 50))
    let flexible = try layOut(100, 50) { ScrollView { Color.red.frame(height: 80) } }
    #expect(flexible.size == CGSize(width: 100, height: 50))
    let row = try layOut(100, 50) { ScrollView(.horizontal) { Brick("a", 30, 20) } }
    #expect(row.size == CGSize(width: 100, height: 20))
  }

  @Test("open point: a spacer's priority keeps it from widening a pile with other views in it")
  func spacersInPiles() throws {
    let report = try layOut(100, 100) {
      ZStack {
        Spacer(minLength: 60)
        Brick("a", 10, 10)
      }
    }
    #expect(report.size == CGSize(width: 10, height: 10))
    let alone = try layOut(100, 90) { ZStack { Spacer(minLength: 60).named("s") } }
    #expect(alone.size == CGSize(width: 100, height: 90))
  }

  @Test(
    "open point: a circle is the square of the shorter length; other shapes fill",
    arguments: [
      (nil, nil, 10, 10, 10), (40, nil, 40, 40, 10), (nil, 30, 30, 10, 30), (40, 30, 30, 40, 30),
      (.infinity, 30, 30, .infinity, 30),
    ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat, CGFloat)])
  func circles(
    _ width: CGFloat?, _ height: CGFloat?, _ side: CGFloat, _ ownWidth: CGFloat,
    _ ownHeight: CGFloat
  ) throws {
    #expect(try layOut(width, height) { Circle() }.size == CGSize(width: side, height: side))
    for other in [
      AnyView(Capsule()), AnyView(Ellipse()), AnyView(RoundedRectangle(cornerRadius: 3)),
      AnyView(Rectangle()),
    ] {
      let report = try layOut(width, height) { other }
      #expect(report.size == CGSize(width: ownWidth, height: ownHeight))
    }
  }
}
