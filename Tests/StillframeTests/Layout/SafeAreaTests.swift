import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

private let insets = EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)

private func report(
  _ direction: LayoutDirection = .leftToRight,
  @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> LayoutReport {
  try Stage(size: CGSize(width: 200, height: 300)) {
    content().simulatedSafeArea(insets).environment(\.layoutDirection, direction)
  }.layoutReport()
}

@Suite struct SafeAreaTests {
  @Test("L1.14 and L3.57 layout happens inside the safe area")
  func layoutIsInside() throws {
    let report = try report {
      VStack(spacing: 0) {
        Color.red.accessibilityIdentifier("all")
        Color.blue.frame(width: 30, height: 60).accessibilityIdentifier("block")
      }
    }
    #expect(report.frame(of: "all") == CGRect(x: 10, y: 40, width: 190, height: 180))
    #expect(report.frame(of: "block") == CGRect(x: 90, y: 220, width: 30, height: 60))
  }

  @Test("L3.57 a reader knows the insets of the edges that it touches")
  func proxies() throws {
    let seen = Box<[String: EdgeInsets]>([:])
    _ = try report {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          Color.red.onAppear { seen.value["top"] = proxy.safeAreaInsets }
        }
        GeometryReader { proxy in
          Color.red.onAppear { seen.value["bottom"] = proxy.safeAreaInsets }
        }
        .frame(width: 50)
      }
    }
    #expect(seen.value["top"] == EdgeInsets(top: 40, leading: 10, bottom: 0, trailing: 0))
    #expect(seen.value["bottom"] == EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0))
  }

  @Test(
    "L3.57 ignoresSafeArea keeps the reported size, and places its content beyond",
    arguments: [
      (Edge.Set.all, CGRect(x: 0, y: 0, width: 200, height: 300)),
      (.top, CGRect(x: 10, y: 0, width: 190, height: 280)),
      (.bottom, CGRect(x: 10, y: 40, width: 190, height: 260)),
      (.horizontal, CGRect(x: 0, y: 40, width: 200, height: 240)),
    ])
  func ignoring(edges: Edge.Set, frame: CGRect) throws {
    let report = try report {
      Color.red.accessibilityIdentifier("inner")
        .ignoresSafeArea(edges: edges)
        .accessibilityIdentifier("outer")
    }
    #expect(report.frame(of: "inner") == frame)
    #expect(report.frame(of: "outer") == CGRect(x: 10, y: 40, width: 190, height: 240))
  }

  @Test(
    "L3.57 content that does not take the room beyond begins at its edge",
    arguments: [false, true])
  func fixedContent(isRightToLeft: Bool) throws {
    let report = try report(isRightToLeft ? .rightToLeft : .leftToRight) {
      VStack(spacing: 0) {
        Color.red.frame(width: 190, height: 60).accessibilityIdentifier("bar").ignoresSafeArea()
        Color.blue.accessibilityIdentifier("page")
      }
    }
    #expect(
      report.frame(of: "bar")
        == CGRect(x: isRightToLeft ? 10 : 0, y: 0, width: 190, height: 60))
    #expect(
      report.frame(of: "page")
        == CGRect(x: isRightToLeft ? 0 : 10, y: 100, width: 190, height: 180))
  }

  @Test func onlyAViewThatTouchesTheEdgeExtends() throws {
    let report = try report {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Color.blue.accessibilityIdentifier("inner").ignoresSafeArea().frame(width: 100)
      }
    }
    #expect(report.frame(of: "inner") == CGRect(x: 55, y: 90, width: 100, height: 210))
  }

  @Test("L3.9 a style as background extends into the unsafe room")
  func backgrounds() throws {
    let stage = Stage(size: CGSize(width: 200, height: 300)) {
      Color.clear.background(Color.red).simulatedSafeArea(insets)
    }
    #expect(try stage.bitmap()[100, 5].red == 255)
    #expect(try stage.bitmap()[100, 5].green == 59)
    let kept = Stage(size: CGSize(width: 200, height: 300)) {
      Color.clear.background(Color.red, ignoresSafeAreaEdges: []).simulatedSafeArea(insets)
    }
    #expect(try kept.bitmap()[100, 5].green == 255)
  }

  @Test("L3.58 an inset takes its length from the content and adds to the safe area")
  func insetting() throws {
    let report = try report {
      Color.red.accessibilityIdentifier("content")
        .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 5) {
          Color.blue.frame(width: 40, height: 30).accessibilityIdentifier("bar")
        }
    }
    #expect(report.frame(of: "content") == CGRect(x: 10, y: 40, width: 190, height: 205))
    #expect(report.frame(of: "bar") == CGRect(x: 160, y: 250, width: 40, height: 30))
    let ignoring = try Self.ignoringUnderABar()
    #expect(ignoring == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("L3.58 an accessory is offered what the least length of the content leaves")
  func offering() throws {
    let greedy = try report {
      Color.red.frame(minHeight: 90).accessibilityIdentifier("content")
        .safeAreaInset(edge: .bottom, spacing: 10) {
          Color.blue.accessibilityIdentifier("bar")
        }
    }
    #expect(greedy.frame(of: "content") == CGRect(x: 10, y: 40, width: 190, height: 90))
    #expect(greedy.frame(of: "bar") == CGRect(x: 10, y: 140, width: 190, height: 140))
  }

  @Test("L3.58 across, the wider counts, and the accessory is aligned to the content")
  func aligning() throws {
    let report = try report {
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("content")
        .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 90, height: 30).accessibilityIdentifier("bar")
        }
        .accessibilityIdentifier("all")
    }
    // The content lies in the middle of what is as wide as the accessory.
    #expect(report.frame(of: "all") == CGRect(x: 60, y: 135, width: 90, height: 50))
    #expect(report.frame(of: "content") == CGRect(x: 80, y: 165, width: 50, height: 20))
    #expect(report.frame(of: "bar") == CGRect(x: 80, y: 135, width: 90, height: 30))
  }

  private static func ignoringUnderABar() throws -> CGRect? {
    try report {
      Color.red.accessibilityIdentifier("content").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 25) }
    }.frame(of: "content")
  }

  @Test func insetsAtEveryEdge() throws {
    let report = try report {
      Color.red.accessibilityIdentifier("content")
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 11) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 12) }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 13) }
        .safeAreaInset(edge: .trailing, spacing: 0) { Color.blue.frame(width: 14) }
    }
    #expect(report.frame(of: "content") == CGRect(x: 23, y: 51, width: 163, height: 217))
  }

  @Test("L3.58 safeAreaPadding makes the safe area smaller and nothing else")
  func padding() throws {
    let report = try report {
      ZStack {
        Color.red.accessibilityIdentifier("in")
        Color.blue.accessibilityIdentifier("out").ignoresSafeArea()
      }
      .safeAreaPadding(.vertical, 15)
    }
    #expect(report.frame(of: "in") == CGRect(x: 10, y: 55, width: 190, height: 210))
    #expect(report.frame(of: "out") == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func fromRightToLeftLeadingIsRight() throws {
    let report = try report(.rightToLeft) {
      Color.red.accessibilityIdentifier("in")
        .safeAreaInset(edge: .leading, spacing: 0) {
          Color.blue.frame(width: 30).accessibilityIdentifier("bar")
        }
    }
    #expect(report.frame(of: "in") == CGRect(x: 0, y: 40, width: 160, height: 240))
    #expect(report.frame(of: "bar")?.minX == 160)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func badInsetsCountAsNothing(_ bad: CGFloat) throws {
    let report = try Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.accessibilityIdentifier("it").safeAreaPadding(.top, bad)
    }.layoutReport()
    #expect(report.frame(of: "it") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(report.warnings.count == 1)
  }
}

@Suite struct RelativeFrameTests {
  @Test(
    "L3.59 parts of the container's length",
    arguments: [(350.0, 4, 3, 10.0, 260.0), (208, 2, 1, 8, 100), (100, 1, 1, 0, 100)])
  func parts(container: Double, count: Int, span: Int, spacing: Double, length: Double) throws {
    let report = try Stage(size: CGSize(width: container, height: 50)) {
      Color.red
        .containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
        .accessibilityIdentifier("it")
    }.layoutReport()
    #expect(report.frame(of: "it")?.width == CGFloat(length))
  }

  @Test(
    "L3.70 content that scrolls lies in no unsafe room along the axes", arguments: [true, false]
  )
  func scrolledContent(isVertical: Bool) throws {
    let report = try report {
      ScrollView(isVertical ? .vertical : .horizontal) {
        Color.blue.accessibilityIdentifier("it").ignoresSafeArea().frame(width: 190, height: 240)
      }
    }
    let frame = try #require(report.frame(of: "it"))
    #expect(
      frame
        == (isVertical
          ? CGRect(x: 0, y: 40, width: 200, height: 240)
          : CGRect(x: 10, y: 0, width: 190, height: 300)))
  }

  @Test("L3.59 the nearest scroll view is the container")
  func scrollView() throws {
    let report = try Stage(size: CGSize(width: 300, height: 200)) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<6) { number in
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
              .accessibilityIdentifier("\(number)")
          }
        }
      }
      .frame(width: 170)
    }.layoutReport()
    #expect(report.frame(of: "0")?.width == 50)
    #expect(report.frame(of: "1")?.minX == CGFloat(125))
  }

  @Test("L3.59 the window without its safe area is the container, and stays it")
  func safeArea() throws {
    let report = try report {
      VStack(spacing: 0) {
        Color.blue.frame(height: 10)
        Color.red
          .containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
          .accessibilityIdentifier("it")
      }
    }
    #expect(report.warnings.isEmpty)
    #expect(report.frame(of: "it")?.size == CGSize(width: 95, height: 120))
  }

  @Test func aFunctionOfTheLength() throws {
    let report = try Stage(size: CGSize(width: 300, height: 200)) {
      Color.red
        .containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) { length, axis in
          axis == .horizontal ? length / 3 : length / 4
        }
        .accessibilityIdentifier("it")
    }.layoutReport()
    #expect(report.frame(of: "it")?.size == CGSize(width: 100, height: 50))
  }
}

@Suite struct FrameWarningTests {
  @Test("L3.15 limits that contradict each other are reported with the view")
  func contradictions() throws {
    let report = try ImageRenderer(
      content: VStack {
        Color.red.frame(minWidth: 100, maxWidth: 50)
        Color.red.frame(minHeight: 10, idealHeight: 5)
      }
    ).layoutReport()
    #expect(report.warnings.count == 2)
    #expect(report.warnings.allSatisfy { $0.path.hasSuffix("Frame") })
  }

  /// Moves away from the edge of its safe area, and stays at its place in the window.
  private struct Withdrawing: View {
    @State private var distance: CGFloat = 0

    var body: some View {
      Color.clear.frame(width: 20, height: 60)
        .background { Color.red.ignoresSafeArea().accessibilityIdentifier("ground") }
        .padding(distance)
        .onAppear { distance = 1 }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    }
  }

  @Test("L3.57 a view that no longer touches the edge keeps out of the room around")
  func withdrawing() throws {
    let report = try ImageRenderer(content: Withdrawing().frame(width: 100, height: 100))
      .layoutReport()
    #expect(report.frame(of: "ground") == CGRect(x: 40, y: 10, width: 20, height: 60))
  }
}
