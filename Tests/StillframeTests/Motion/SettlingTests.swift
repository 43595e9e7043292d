import Foundation
import Observation
import StillViewsTestSupport
import Stillframe
import Testing

private enum Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Grows by what it measures as long as it may, and then stays as it is told.
private struct Restless: View {
  @State private var width: CGFloat = 1
  @State private var isRestless = true

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .background {
        GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
      }
      .onPreferenceChange(Width.self) { if isRestless { width = $0 + 1 } }
      .accessibilityIdentifier("restless")
      .onTapGesture {
        isRestless = false
        width = 50
      }
  }
}

@Observable private final class Model {
  var width: CGFloat = 10
}

@Suite struct SettlingTests {
  @Test("L10.21 a view whose loop was cut still follows its state")
  func aCutViewIsNotFrozen() throws {
    let stage = Stage(size: CGSize(width: 100, height: 40)) { Restless() }
    #expect(try stage.layoutReport().warnings.count == 1)
    try stage.tap("restless")
    #expect(try stage.layoutReport().frame(of: "restless")?.width == 50)
    #expect(try stage.layoutReport().warnings.count == 1)
  }

  @Test("L10.21 a cut loop is shown as its state says")
  func aCutLoopShowsItsLastState() throws {
    let width = Box<CGFloat>(0)
    struct Telling: View {
      let width: Box<CGFloat>
      @State private var own: CGFloat = 1
      var body: some View {
        Color.red.frame(width: own, height: 10)
          .background {
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
          }
          .onPreferenceChange(Width.self) {
            own = $0 + 1
            width.value = own
          }
          .accessibilityIdentifier("telling")
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 40)) { Telling(width: width) }
    #expect(try stage.layoutReport().frame(of: "telling")?.width == width.value)
  }

  @Test func aBodyThatSetsStateEndsWithAWarningThatNamesTheView() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        let _: Void = step()
        Color.red.frame(width: CGFloat(count), height: 10)
      }
      func step() { count += 1 }
    }
    let report = try ImageRenderer(content: VStack { Counting() }).layoutReport()
    let warning = try #require(report.warnings.first)
    #expect(report.warnings.count == 1)
    #expect("\(warning)".contains("Counting"))
  }

  @Test func aViewWhoseBodySetStateFollowsItsStateAfterTheCut() throws {
    struct Calming: View {
      @State private var width: CGFloat = 1
      @State private var isCalm = false
      var body: some View {
        let _: Void = step()
        Color.red.frame(width: width, height: 10)
          .accessibilityIdentifier("calming")
          .onTapGesture {
            isCalm = true
            width = 50
          }
      }
      func step() { if !isCalm { width += 1 } }
    }
    let stage = Stage(size: CGSize(width: 100, height: 10)) { Calming() }
    try stage.tap("calming")
    #expect(try stage.layoutReport().frame(of: "calming")?.width == 50)
  }

  @Test func onChangeThatCausesItselfEndsWithAWarningThatNamesTheView() throws {
    struct Echo: View {
      @State private var count = 0
      var body: some View {
        Button("go") { count += 1 }
          .accessibilityIdentifier("go")
          .onChange(of: count) { count += 1 }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 40)) { Echo() }
    #expect(try stage.layoutReport().warnings.isEmpty)
    try stage.tap("go")
    let warning = try #require(try stage.layoutReport().warnings.first)
    #expect("\(warning)".contains("Echo"))
  }

  @Test("L10.22 views that bring one another about all appear before the first picture")
  func aChainOfAppearancesIsNoLoop() throws {
    struct Link: View {
      let index: Int
      @State private var hasNext = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 4, height: 4)
            .accessibilityIdentifier("link-\(index)")
            .onAppear { hasNext = true }
          if hasNext, index < 12 { AnyView(Link(index: index + 1)) }
        }
      }
    }
    let report = try ImageRenderer(content: Link(index: 1)).layoutReport()
    #expect(report.frame(of: "link-12") != nil)
    #expect(report.warnings.isEmpty)
  }

  @Test("L10.22 what onAppear animates starts at the first picture")
  func onAppearStartsAnimations() throws {
    struct Sliding: View {
      @State private var isRight = false
      var body: some View {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("block")
          .frame(width: 100, alignment: isRight ? .trailing : .leading)
          .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 10)) { Sliding() }
    #expect(try stage.layoutReport().frame(of: "block")?.minX == 0)
    stage.advance(by: 0.5)
    #expect(near(try #require(try stage.layoutReport().frame(of: "block")).minX, 45))
    stage.advance(by: 0.5)
    #expect(try stage.layoutReport().frame(of: "block")?.minX == 90)
  }

  @MainActor @Test("L10.22 an observable object that onAppear fills is in the first picture")
  func onAppearFillsAModel() throws {
    struct Filling: View {
      @State private var model = Model()
      var body: some View {
        Color.red.frame(width: model.width, height: 10)
          .accessibilityIdentifier("filled")
          .onAppear { model.width = 30 }
      }
    }
    let report = try ImageRenderer(content: Filling()).layoutReport()
    #expect(report.frame(of: "filled")?.width == 30)
  }
}
