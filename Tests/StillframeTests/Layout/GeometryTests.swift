import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

private enum Spots: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

/// The frame of a 20 × 10 reader in the picture, seen through a change of the view around it.
private func frame(
  in space: NamedCoordinateSpace = .named("room"),
  _ change: (AnyView) -> some View
) throws -> CGRect {
  let frame = Box(CGRect.null)
  let reader = GeometryReader { proxy in
    Color.red.onAppear { frame.value = proxy.frame(in: space) }
  }
  .frame(width: 20, height: 10)
  _ = try ImageRenderer(
    content: change(AnyView(reader))
      .frame(width: 100, height: 100)
      .coordinateSpace(.named("room"))
      .padding(30)
  ).layoutReport()
  return frame.value
}

/// Depends on nothing but its place: only that can have its content built again.
private struct PlaceReader: View {
  var body: some View {
    GeometryReader { proxy in
      let room = proxy.bounds(of: .named("room"))?.width
      Color.red
        .accessibilityIdentifier(
          room.map { "room-\(Int($0))" } ?? "global-\(Int(proxy.frame(in: .global).width))")
    }
  }
}

@Suite struct GeometryTests {
  @Test("L10.19 a frame under a rotation is the box around the turned view")
  func rotatedFrame() throws {
    let turned = try frame { $0.rotationEffect(.degrees(90)) }
    #expect(near(turned.minX, 45) && near(turned.minY, 40))
    #expect(near(turned.width, 10) && near(turned.height, 20))
  }

  @Test("L10.19 offset and position are part of a frame")
  func movedFrame() throws {
    #expect(try frame { $0.offset(x: 7, y: -3) } == CGRect(x: 47, y: 42, width: 20, height: 10))
    #expect(try frame { $0.position(x: 10, y: 5) } == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("L10.19 a space that no view around has is the picture's")
  func unknownSpace() throws {
    #expect(
      try frame(in: .named("nowhere")) { $0 } == CGRect(x: 70, y: 75, width: 20, height: 10))
  }

  @Test("L10.19 a scroll view names what it shows")
  func scrollSpace() throws {
    let frames = Box<[CGRect]>([])
    _ = try ImageRenderer(
      content: ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(width: 50, height: 15)
          GeometryReader { proxy in
            Color.red.onAppear {
              frames.value = [
                proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .horizontal)),
              ]
            }
          }
          .frame(width: 50, height: 10)
        }
      }
      .frame(width: 50, height: 60)
      .padding(20)
    ).layoutReport()
    #expect(
      frames.value == [
        CGRect(x: 0, y: 15, width: 50, height: 10), CGRect(x: 20, y: 35, width: 50, height: 10),
      ])
  }

  @Test("L10.19 content built for a place follows an effect that leaves layout as it is")
  func readersFollowEffects() throws {
    struct Scaling: View {
      @State private var scale: CGFloat = 1
      var body: some View {
        VStack(spacing: 0) {
          PlaceReader().frame(width: 20, height: 10).scaleEffect(scale)
          Color.blue.frame(width: 4, height: 4)
            .onTapGesture { scale = 2 }
            .accessibilityIdentifier("grow")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 60, height: 60)) { Scaling() }
    #expect(try stage.layoutReport().frame(of: "global-20") != nil)
    try stage.tap("grow")
    #expect(try stage.layoutReport().frame(of: "global-40") != nil)
  }

  @Test("L10.20 the room of a named view is told anew when it changes")
  func boundsFollowTheirView() throws {
    struct Room: View {
      @State private var width: CGFloat = 40
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          PlaceReader().frame(width: 20, height: 10)
            .frame(width: width, alignment: .leading)
            .coordinateSpace(.named("room"))
          Color.blue.frame(width: 60, height: 4)
            .onTapGesture { width = 60 }
            .accessibilityIdentifier("grow")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 60, height: 60)) { Room() }
    #expect(try stage.layoutReport().frame(of: "room-40") != nil)
    try stage.tap("grow")
    #expect(try stage.layoutReport().frame(of: "room-60") != nil)
  }

  @Test func visualEffectsMoveWithTheAnimationOfTheirChange() throws {
    struct Sliding: View {
      @State private var isRight = false
      var body: some View {
        let distance: CGFloat = isRight ? 80 : 0
        Color.red.frame(width: 10, height: 10)
          .accessibilityIdentifier("block")
          .visualEffect { content, _ in content.offset(x: distance).opacity(0.5) }
          .onTapGesture { withAnimation(.linear(duration: 1)) { isRight = true } }
          .frame(width: 100, alignment: .leading)
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 10)) { Sliding() }
    try stage.tap("block")
    #expect(try stage.layoutReport().frame(of: "block")?.minX == 0)
    stage.advance(by: 0.25)
    #expect(near(try #require(try stage.layoutReport().frame(of: "block")).minX, 20))
    stage.advance(by: 0.75)
    #expect(try stage.layoutReport().frame(of: "block")?.minX == 80)
  }

  @Test func tasksRunOnTheStageAndItsClock() throws {
    struct Loading: View {
      let recorder: Recorder
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .accessibilityIdentifier("loaded")
          .task {
            recorder.count("task")
            width = 50
            try? await Task.sleep(for: .seconds(2))
            width = 90
          }
          .task(id: width) { recorder.count("id") }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 10)) { Loading(recorder: recorder) }
    #expect(try stage.layoutReport().frame(of: "loaded")?.width == 50, "without waiting")
    stage.advance(by: 1.99)
    #expect(try stage.layoutReport().frame(of: "loaded")?.width == 50)
    stage.advance(by: 0.01)
    #expect(try stage.layoutReport().frame(of: "loaded")?.width == 90, "at exactly two seconds")
    #expect(recorder.total("task") == 1)
    #expect(recorder.total("id") == 3, "once for each value")
  }

  @Test(arguments: [0, CGFloat.nan, .infinity, -1, 1e300])
  func anchorsUnderImpossibleEffectsDoNoHarm(_ number: CGFloat) throws {
    let report = try ImageRenderer(
      content: Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Spots.self, value: .point(CGPoint(x: number, y: 1))) { [$0] }
        .scaleEffect(number)
        .rotationEffect(.radians(number))
        .offset(x: number)
        .overlayPreferenceValue(Spots.self) { spots in
          GeometryReader { proxy in
            ForEach(spots.indices, id: \.self) { index in
              Color.blue.frame(width: 2, height: 2)
                .position(proxy[spots[index]])
                .visualEffect { content, proxy in
                  content.offset(x: proxy.frame(in: .global).minX)
                }
            }
          }
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX / number
        } action: {
          _ in
        }
    ).layoutReport()
    #expect(report.size == CGSize(width: 20, height: 10))
  }

  @Test("L10.18 an anchor whose view has left gives a value and no trap")
  func anchorsOutliveTheirViews() throws {
    struct Keeping: View {
      @State private var kept: [Anchor<CGPoint>] = []
      @State private var isThere = true
      var body: some View {
        VStack(spacing: 0) {
          if isThere {
            Color.red.frame(width: 20, height: 10)
              .anchorPreference(key: Spots.self, value: .bottomTrailing) { [$0] }
          }
          GeometryReader { proxy in
            Color.blue.frame(width: kept.first.map { proxy[$0].x } ?? 1, height: 1)
          }
          .contentShape(Rectangle())
          .onTapGesture { isThere = false }
          .accessibilityIdentifier("reader")
        }
        .onPreferenceChange(Spots.self) { if !$0.isEmpty { kept = $0 } }
      }
    }
    let stage = Stage(size: CGSize(width: 40, height: 40)) { Keeping() }
    try stage.tap("reader")
    #expect(try stage.layoutReport().warnings.isEmpty)
    #expect(try stage.bitmap().width == 40)
  }
}
