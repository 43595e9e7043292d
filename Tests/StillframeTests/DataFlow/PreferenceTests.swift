import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Widest: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private enum Bounds: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Named: View {
  let name: String
  nonisolated init(_ name: String) { self.name = name }
  var body: some View {
    Color.red.frame(width: 10, height: 10).preference(key: Names.self, value: [name])
  }
}

/// What reaches an `onPreferenceChange` around a view.
private func collected(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws
  -> [[String]]
{
  let values = Box<[[String]]>([])
  let stage = Stage(size: CGSize(width: 200, height: 200)) {
    VStack { content() }.onPreferenceChange(Names.self) { values.value += [$0] }
  }
  _ = try stage.layoutReport()
  return values.value
}

@Suite struct PreferenceTests {
  @Test("L10.13 values are reduced in order, views that set none are left out")
  func reduces() throws {
    let values = try collected {
      HStack {
        Named("a")
        Color.blue
        VStack {
          Named("b")
          Named("c")
        }
      }
      Named("d")
    }
    #expect(values == [["a", "b", "c", "d"]])
  }

  @Test("L10.13 the default is not mixed in, and read where nothing is set")
  func readsTheDefault() throws {
    #expect(try collected { Color.red } == [])
  }

  @Test("L10.14 preference replaces what the views inside hand up; transformPreference edits it")
  func replacesAndTransforms() throws {
    #expect(
      try collected {
        HStack {
          Named("a")
          Named("b")
        }
        .preference(key: Names.self, value: ["x"])
      } == [["x"]])
    #expect(
      try collected {
        HStack { Named("a") }.transformPreference(Names.self) { $0.append("t") }
      } == [["a", "t"]])
  }

  @Test("L3.10 a background comes first, an overlay last")
  func orderOfLayers() throws {
    #expect(
      try collected {
        Named("primary").overlay { Named("over") }.background { Named("under") }
      } == [["under", "primary", "over"]])
  }

  @Test("L10.15 views on their way out do not count")
  func removedViewsDropOut() throws {
    struct Leaving: View {
      let values: Box<[[String]]>
      @State private var isShown = true
      var body: some View {
        VStack {
          Named("a")
          if isShown { Named("b") }
          Button("go") { withAnimation(.linear(duration: 1)) { isShown = false } }
            .accessibilityIdentifier("go")
        }
        .onPreferenceChange(Names.self) { values.value += [$0] }
      }
    }
    let values = Box<[[String]]>([])
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Leaving(values: values) }
    _ = try stage.layoutReport()
    try stage.tap("go")
    stage.advance(by: 0.5)
    _ = try stage.layoutReport()
    #expect(values.value == [["a", "b"], ["a"]])
  }

  @Test("L10.21 a preference read into state changes layout in the same update")
  func feedsLayout() throws {
    struct EqualWidths: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(spacing: 0) {
          cell(40, "a")
          cell(70, "b")
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
      func cell(_ own: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: own, height: 10)
          .background {
            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
          }
          .frame(width: width, alignment: .leading)
          .accessibilityIdentifier(name)
      }
    }
    let report = try ImageRenderer(content: EqualWidths()).layoutReport()
    #expect(report.frame(of: "a") == CGRect(x: 0, y: 0, width: 70, height: 10))
    #expect(report.frame(of: "b") == CGRect(x: 0, y: 10, width: 70, height: 10))
    #expect(report.warnings.isEmpty)
  }

  @Test func aLoopThatNeverSettlesEndsWithAWarningThatNamesTheView() throws {
    struct Restless: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .background {
            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
          }
          .onPreferenceChange(Widest.self) { width = $0 + 1 }
      }
    }
    let report = try ImageRenderer(
      content: VStack {
        Color.blue.frame(width: 5, height: 5)
        Restless()
      }
    ).layoutReport()
    #expect(report.warnings.count == 1)
    let warning = try #require(report.warnings.first)
    #expect(warning.path.contains("Restless"))
    #expect(warning.message.contains("8 rounds"))
    #expect(report.size.width <= 10)
  }

  @Test("L10.17 a view is laid over another, made of what that hands up")
  func overlayOfAValue() throws {
    let report = try ImageRenderer(
      content: HStack(spacing: 0) {
        Named("a")
        Named("b")
      }
      .overlayPreferenceValue(Names.self, alignment: .topLeading) { names in
        Color.blue.frame(width: CGFloat(names.count), height: 3).accessibilityIdentifier("over")
      }
      .backgroundPreferenceValue(Names.self) { names in
        Color.green.accessibilityIdentifier("under-\(names.joined())")
      }
    ).layoutReport()
    #expect(report.frame(of: "over") == CGRect(x: 0, y: 0, width: 2, height: 3))
    #expect(report.frame(of: "under-ab") == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("L10.18 an anchor is read in the coordinates of the reader")
  func anchors() throws {
    let report = try ImageRenderer(
      content: VStack(alignment: .leading, spacing: 5) {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 20, height: 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { ["it": $0] }
          .offset(x: 4)
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors["it"] {
            let frame = proxy[anchor]
            Color.green.frame(width: frame.width, height: frame.height)
              .position(x: frame.midX, y: frame.midY)
              .accessibilityIdentifier("mark")
            Color.black.frame(width: frame.width, height: 1)
              .accessibilityIdentifier("line")
              .offset(x: frame.minX, y: frame.maxY)
          }
        }
      }
      .padding(7)
    ).layoutReport()
    #expect(report.frame(of: "line") == CGRect(x: 11, y: 32, width: 20, height: 1))
  }

  @Test("L10.18 anchors follow the effects between their view and the reader")
  func anchorsFollowEffects() throws {
    let report = try ImageRenderer(
      content: Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { ["it": $0] }
        .scaleEffect(2)
        .frame(width: 60, height: 60)
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let frame = anchors["it"].map { proxy[$0] } ?? .zero
            Color.blue.frame(width: frame.width, height: frame.height)
              .accessibilityIdentifier("mark")
              .offset(x: frame.minX, y: frame.minY)
          }
        }
    ).layoutReport()
    #expect(report.frame(of: "mark") == CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test func anOverlayFollowsItsAnchorWhenOnlyThatMoves() throws {
    struct Tabs: View {
      @State private var chosen = "one"
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 10) {
            ForEach(["one", "two"], id: \.self) { name in
              Color.red.frame(width: name == "one" ? 30 : 50, height: 10)
                .anchorPreference(key: Bounds.self, value: .bounds) {
                  name == chosen ? ["it": $0] : [:]
                }
            }
          }
          .overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
              if let anchor = anchors["it"] {
                Color.blue.frame(width: proxy[anchor].width, height: 2)
                  .accessibilityIdentifier("underline")
                  .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
              }
            }
          }
          Button("two") { chosen = "two" }.accessibilityIdentifier("choose")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 90, height: 60)) { Tabs() }
    let first = try #require(stage.layoutReport().frame(of: "underline"))
    #expect(first.width == 30 && first.minX == 0)
    try stage.tap("choose")
    let second = try #require(stage.layoutReport().frame(of: "underline"))
    let text = try stage.layoutReport().description
    #expect(second.width == 50 && second.minX == 40, "\(text)")
  }

  @Test func aReaderNoticesThatAnotherViewIsInside() throws {
    struct Exchanged: View {
      @State private var isSecond = false
      var body: some View {
        VStack {
          Group {
            if isSecond { AnyView(Named("second").padding(1)) } else { AnyView(Named("first")) }
          }
          .erased
          .overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined()) }
          Button("exchange") { isSecond = true }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 90, height: 60)) { Exchanged() }
    #expect(try stage.layoutReport().description.contains("\"first\""))
    try stage.tap("exchange")
    #expect(try stage.layoutReport().description.contains("\"second\""))
  }
}

extension View {
  fileprivate var erased: AnyView { AnyView(self) }
}
