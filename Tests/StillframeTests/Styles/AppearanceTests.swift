import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

@Suite struct AppearanceTests {
  @Test("L10.22 onAppear runs once, and what it sets is in the first picture")
  func appearsBeforeTheFirstPicture() throws {
    struct Growing: View {
      let recorder: Recorder
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onAppear {
            recorder.count("appear")
            width = 40
          }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Growing(recorder: recorder).accessibilityIdentifier("it")
    }
    #expect(try stage.layoutReport().frame(of: "it")?.width == 40)
    stage.advance(by: 1)
    _ = try stage.layoutReport()
    #expect(recorder.total("appear") == 1)
  }

  private struct Coming: View {
    let recorder: Recorder
    let animation: Animation?
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          Color.red
            .onAppear { recorder.count("appear") }
            .onDisappear { recorder.count("disappear") }
        }
        Button("turn") { withAnimation(animation) { isShown.toggle() } }
          .accessibilityIdentifier("turn")
      }
    }
  }

  @Test("L10.22 onDisappear runs after removal")
  func disappears() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Coming(recorder: recorder, animation: nil)
    }
    _ = try stage.layoutReport()
    #expect(recorder.total("appear") == 1)
    try stage.tap("turn")
    #expect(recorder.total("disappear") == 1)
    try stage.tap("turn")
    _ = try stage.layoutReport()
    #expect(recorder.total("appear") == 2)
  }

  @Test("L10.22 onDisappear waits for the transition")
  func disappearsAfterTheTransition() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Coming(recorder: recorder, animation: .linear(duration: 1))
    }
    _ = try stage.layoutReport()
    try stage.tap("turn")
    stage.advance(by: 0.5)
    #expect(recorder.total("disappear") == 0)
    stage.advance(by: 0.6)
    _ = try stage.layoutReport()
    #expect(recorder.total("disappear") == 1)
  }

  @Test func onChangeTellsOldAndNewValues() throws {
    struct Counting: View {
      let log: Box<[String]>
      @State private var count = 0
      var body: some View {
        Button("more") { count += 1 }
          .accessibilityIdentifier("more")
          .onChange(of: count) { old, new in log.value += ["\(old)-\(new)"] }
          .onChange(of: count, initial: true) { log.value += ["now \(count)"] }
          .onChange(of: count) { new in log.value += ["new \(new)"] }
      }
    }
    let log = Box<[String]>([])
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Counting(log: log) }
    _ = try stage.layoutReport()
    #expect(log.value == ["now 0"])
    log.value = []
    try stage.tap("more")
    #expect(log.value.sorted() == ["0-1", "new 1", "now 1"])
  }

  @Test("L10.20 onGeometryChange tells final values, first and when they change")
  func geometryChanges() throws {
    struct Growing: View {
      let log: Box<[CGSize]>
      @State private var width: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGSize.self) {
              $0.size
            } action: {
              log.value += [$0]
            }
          Button("more") { withAnimation(.linear(duration: 1)) { width = 50 } }
            .accessibilityIdentifier("more")
        }
      }
    }
    let log = Box<[CGSize]>([])
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Growing(log: log) }
    _ = try stage.layoutReport()
    try stage.tap("more")
    stage.advance(by: 0.5)
    _ = try stage.layoutReport()
    #expect(log.value == [CGSize(width: 10, height: 10), CGSize(width: 50, height: 10)])
  }

  @Test func visualEffectsLeaveLayoutAloneAndKnowTheirPlace() throws {
    let report = try ImageRenderer(
      content: HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
          .accessibilityIdentifier("moved")
          .visualEffect { content, proxy in
            content.scaleEffect(0.5).offset(x: proxy.frame(in: .global).minX)
          }
        Color.green.frame(width: 20, height: 20).accessibilityIdentifier("next")
      }
    ).layoutReport()
    #expect(report.frame(of: "next") == CGRect(x: 40, y: 0, width: 20, height: 20))
    #expect(report.frame(of: "moved") == CGRect(x: 45, y: 5, width: 10, height: 10))
  }

  @Test("L10.19 frames include effects between the reader and the space")
  func framesIncludeEffects() throws {
    let frames = Box<[CGRect]>([])
    _ = try ImageRenderer(
      content: GeometryReader { proxy in
        Color.red.onAppear {
          frames.value = [
            proxy.frame(in: .named("room")), proxy.bounds(of: .named("room")) ?? .null,
          ]
        }
      }
      .frame(width: 20, height: 10)
      .offset(x: 3, y: 4)
      .scaleEffect(2)
      .frame(width: 100, height: 100)
      .coordinateSpace(.named("room"))
      .padding(50)
    ).layoutReport()
    #expect(frames.value.first == CGRect(x: 36, y: 48, width: 40, height: 20))
    #expect(frames.value.last == CGRect(x: -18, y: -24, width: 50, height: 50))
  }

  @Test func nothingIsObservedWhereNobodyAsks() throws {
    let recorder = Recorder()
    struct Plain: View {
      let recorder: Recorder
      var body: some View {
        recorder.count("body")
        return VStack { ForEach(0..<20) { Text("\($0)") } }
      }
    }
    _ = try ImageRenderer(content: Plain(recorder: recorder)).layoutReport()
    #expect(recorder.total("body") == 1)
  }
}
