import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Testing

/// Rules L3.1–L3.10, L3.27, L3.28, L3.35 and L10.24: views over, under and beside each other.
@Suite struct LayeringRuleTests {
  @Test(
    "L3.7 an overlay's guide meets its view's, whichever of them are set",
    arguments: [(false, false, 0), (true, false, 7), (false, true, -3), (true, true, 4)]
      as [(Bool, Bool, CGFloat)])
  func overlayGuides(_ setsPrimary: Bool, _ setsSecondary: Bool, _ expected: CGFloat) throws {
    let report = try layOut(nil, nil) {
      Color.red.frame(width: 40, height: 20)
        .alignmentGuide(.top) { d in setsPrimary ? 7 : d[.top] }
        .overlay(alignment: .topLeading) {
          Color.blue.frame(width: 5, height: 5)
            .alignmentGuide(.top) { d in setsSecondary ? 3 : d[.top] }
            .named("over")
        }
    }
    #expect(report.numbers("over") == [0, expected, 5, 5])
  }

  @Test("L3.6 overlay and background are proposed the view's size and change nothing about it")
  func neutrality() throws {
    func row(_ view: some View) throws -> LayoutReport {
      try layOut(100, 40) {
        HStack(alignment: .third) {
          view.named("view")
          Brick("next", 10, 12)
          Color.red.named("rest")
        }
      }
    }
    let plain = Color.red.frame(maxWidth: 30, maxHeight: 20).layoutPriority(2)
    let huge = Spacer(minLength: 400).layoutPriority(9).alignmentGuide(.third) { _ in 77 }
    let expected = try row(plain)
    for other in [
      try row(plain.overlay { huge }), try row(plain.background { huge }),
      try row(plain.overlay(alignment: .bottom) { huge }.background(alignment: .leading) { huge }),
    ] {
      for name in ["view", "next", "rest"] {
        #expect(other.numbers(name) == expected.numbers(name))
      }
    }
    let inner = try layOut(60, 40) { Brick("a", 30, 20).overlay { Color.blue.named("over") } }
    #expect(inner.numbers("over") == [0, 0, 30, 20])
  }

  @Test("L3.8 several views of an overlay are a centered pile that the alignment places as a whole")
  func severalSecondaries() throws {
    let report = try layOut(nil, nil) {
      Color.red.frame(width: 40, height: 20).overlay(alignment: .bottomTrailing) {
        Brick("a", 10, 10)
        Brick("b", 4, 15)
      }
    }
    #expect(report.numbers("a") == [30, 7.5, 10, 10])
    #expect(report.numbers("b") == [33, 5, 4, 15])
  }

  @Test("L3.2 a pile proposes its own size to all its views")
  func pilesProposeTheirSize() throws {
    let report = try layOut(nil, nil) {
      ZStack {
        Color.red.named("flexible")
        Brick("rigid", 30, 20)
        Color.red.frame(maxWidth: 12).named("limited")
      }
    }
    #expect(report.numbers("flexible") == [0, 0, 30, 20])
    #expect(report.numbers("limited") == [9, 0, 12, 20])
  }

  @Test("L3.1 and L3.3 only the highest priority decides a pile's size; others may stick out")
  func pilePriorities() throws {
    let report = try layOut(nil, nil) {
      ZStack(alignment: .leading) {
        Brick("low", 100, 100).layoutPriority(-0.1)
        Brick("middle", 60, 60)
        Brick("high", 40, 40).layoutPriority(1)
      }
    }
    #expect(report.size == CGSize(width: 40, height: 40))
    #expect(report.numbers("low") == [0, -30, 100, 100])
    #expect(report.numbers("middle") == [0, -10, 60, 60])
  }

  @Test("L3.27 neighbours and modifiers outside see a moved view where it was")
  func offset() throws {
    let report = try layOut(nil, nil) {
      HStack(spacing: 0) {
        Brick("a", 10, 10).offset(x: 4, y: -3).overlay { Color.blue.named("over") }
        Brick("b", 10, 10)
      }
    }
    #expect(report.numbers("a") == [4, -3, 10, 10])
    #expect(report.numbers("over") == [0, 0, 10, 10])
    #expect(report.numbers("b") == [10, 0, 10, 10])
  }

  @Test("L1.15 right to left offsets and positions are mirrored")
  func mirroredPlacements() throws {
    let report = try layOut(100, 20) {
      ZStack {
        Brick("offset", 10, 10).offset(x: 4, y: 3)
        Brick("position", 10, 10).position(x: 15, y: 10)
        Brick("frame", 10, 10).frame(width: 100, alignment: .leading)
        Brick("padding", 10, 10).padding(.leading, 30)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(report.numbers("offset") == [41, 8, 10, 10])
    #expect(report.numbers("position") == [80, 5, 10, 10])
    #expect(report.numbers("frame") == [90, 5, 10, 10])
    #expect(report.numbers("padding") == [30, 5, 10, 10])
  }

  @Test("L6.4 right to left a spacer at a row's end wants no room on the side where it lies")
  func mirroredSpacing() throws {
    func width(_ direction: LayoutDirection) throws -> CGFloat {
      let report = try layOut(nil, nil) {
        HStack {
          Brick("a", 10, 10)
          HStack(spacing: 0) {
            Spacer(minLength: 5)
            Brick("b", 10, 10)
          }
          Brick("c", 10, 10)
        }
        .environment(\.layoutDirection, direction)
      }
      return report.size.width
    }
    // 10 + 0 + 5 + 10 + 8 + 10, whichever way it runs.
    #expect(try width(.leftToRight) == 43)
    #expect(try width(.rightToLeft) == 43)
  }

  @Test("L3.28 position wants the usual room and forwards nothing")
  func positionSpacing() throws {
    let report = try layOut(60, 100) {
      VStack {
        Spacer().position(x: 0, y: 0).frame(height: 10).named("a")
        Brick("b", 10, 10)
      }
    }
    let a = try #require(report.frame(of: "a"))
    #expect(report.frame(of: "b")?.minY == a.maxY + 8)
  }

  @Test(
    "L3.35 a geometry reader takes what is proposed, 10 for nothing, and starts its views top leading",
    arguments: [(nil, nil, 10, 10), (50, nil, 50, 10), (0, 30, 0, 30)]
      as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func geometryReader(
    _ width: CGFloat?, _ height: CGFloat?, _ ownWidth: CGFloat, _ ownHeight: CGFloat
  ) throws {
    let report = try layOut(width, height) {
      GeometryReader { proxy in
        Brick("a", 3, 4)
        Color.red.named("b")
        Color.red.frame(width: proxy.size.width / 2, height: 2).named("c")
      }
    }
    #expect(report.size == CGSize(width: ownWidth, height: ownHeight))
    #expect(report.numbers("a") == [0, 0, 3, 4])
    #expect(report.numbers("b") == [0, 0, ownWidth, ownHeight])
    #expect(report.numbers("c") == [0, 0, ownWidth / 2, 2])
  }

  /// Names in drawing order.
  private func order(_ node: LayoutReport.Node) -> [String] {
    (node.identifier.map { [$0] } ?? []) + node.children.flatMap { order($0) }
  }

  @Test("L10.24 a z index sorts direct children only, stable, and moves nothing")
  func zIndices() throws {
    let report = try layOut(nil, nil) {
      HStack(spacing: 0) {
        Brick("a", 10, 10).zIndex(2)
        Brick("b", 10, 10)
        Brick("c", 10, 10).zIndex(2)
        Brick("d", 10, 10).zIndex(-1)
        HStack(spacing: 0) {
          Brick("e", 10, 10).zIndex(9)
          Brick("f", 10, 10)
        }
        Brick("g", 10, 10).zIndex(1).padding(0)
      }
    }
    #expect(order(report.root) == ["d", "b", "f", "e", "g", "a", "c"])
    #expect(
      ["a", "b", "c", "d", "e", "f", "g"].map { report.frame(of: $0)?.minX }
        == [0, 10, 20, 30, 40, 50, 60])
  }

  @Test(
    "L2.22 a priority shows through what only draws and through fixedSize, not through frames",
    arguments: [
      "plain", "fixedSize", "guide", "overlay", "background", "offset", "scale", "opacity", "clip",
      "one", "any", "frame", "flexibleFrame", "padding", "aspectRatio", "position", "two",
    ])
  func priorities(_ wrapping: String) throws {
    let high = Color.red.layoutPriority(1)
    @ViewBuilder func wrapped() -> some View {
      switch wrapping {
      case "fixedSize": high.fixedSize(horizontal: false, vertical: true)
      case "guide": high.alignmentGuide(.top) { _ in 0 }
      case "overlay": high.overlay(Color.blue)
      case "background": high.background(Color.blue)
      case "offset": high.offset(x: 1)
      case "scale": high.scaleEffect(2)
      case "opacity": high.opacity(0.5)
      case "clip": high.clipped()
      case "one": HStack { high }
      case "any": AnyView(high)
      case "frame": high.frame(height: 5)
      case "flexibleFrame": high.frame(maxWidth: .infinity)
      case "padding": high.padding(.top, 1)
      case "aspectRatio": high.aspectRatio(1000, contentMode: .fit)
      case "position": high.position(x: 0, y: 0)
      case "two":
        ZStack {
          high
          Color.blue
        }
      default: high
      }
    }
    let report = try layOut(100, 20) {
      HStack(spacing: 0) {
        wrapped()
        Color.green.named("other")
      }
    }
    let isReset = ["frame", "flexibleFrame", "padding", "aspectRatio", "position", "two"]
      .contains(wrapping)
    #expect(report.frame(of: "other")?.width == (isReset ? 50 : 0))
  }
}
