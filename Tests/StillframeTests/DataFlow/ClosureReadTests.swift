import Foundation
import Observation
import StillViewsTestSupport
import Stillframe
import Testing

/// What closures read that are called after the body that wrote them.
@MainActor @Suite struct ClosureReadTests {
  private let size = CGSize(width: 200, height: 200)

  /// Closures that are called after the body that wrote them: by layout, by lists, by drawing.
  private struct LateReading: View {
    @State private var model = Tracked()
    @State private var shade = 0

    var body: some View {
      VStack(spacing: 0) {
        GeometryReader { _ in Line(name: "geometry", text: "\(model.shown)") }
        VStack { ForEach([1], id: \.self) { _ in Line(name: "each", text: "\(model.shown)") } }
        ScrollView {
          LazyVStack { ForEach(0..<1) { _ in Line(name: "lazy", text: "\(model.shown)") } }
        }
        ScrollView {
          LazyVStack { ForEach([1], id: \.self) { _ in Text("\(model.shown)") } }
        }
        .accessibilityIdentifier("lazy of data")
        List([1], id: \.self) { _ in Line(name: "list", text: "\(model.shown)") }
        List { ForEach(0..<1) { _ in Line(name: "rows", text: "\(model.shown)") } }
        ScrollViewReader { _ in Line(name: "scrolling", text: "\(model.shown)") }
        ViewThatFits { ForEach(0..<1) { _ in Line(name: "fitting", text: "\(model.shown)") } }
        PhaseAnimator([false], trigger: false) { _ in
          Line(name: "phase", text: "\(model.shown)")
        }
        KeyframeAnimator(initialValue: 0.0, trigger: false) { _ in
          Line(name: "keyframes", text: "\(model.shown)")
        } keyframes: { _ in
          LinearKeyframe(1, duration: 1)
        }
        Color.clear.overlayPreferenceValue(CountKey.self) { _ in
          Line(name: "preference", text: "\(model.shown)")
        }
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .color(model.shown + shade == 0 ? .red : .blue))
        }
        Knob(name: "step") { model.shown += 10 }
        Knob(name: "shade") { shade += 1 }
      }
    }

    private struct CountKey: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
  }

  @Test(arguments: [
    "geometry", "each", "lazy", "lazy of data", "list", "rows", "scrolling", "fitting", "phase",
    "keyframes", "preference",
  ])
  func whatIsReadInAClosureIsReadByItsBody(name: String) throws {
    let stage = Stage(size: CGSize(width: 200, height: 900)) { LateReading() }
    #expect(try stage.text(name) == "0")
    for expected in ["10", "20", "30"] {
      try stage.tap("step")
      #expect(try stage.text(name) == expected)
    }
  }

  @Test(arguments: ["step", "shade"]) func drawingFollowsWhatItReads(knob: String) throws {
    let stage = Stage(size: CGSize(width: 200, height: 900)) { LateReading() }
    let before = try stage.bitmap()
    try stage.tap(knob)
    #expect(try stage.bitmap() != before)
  }

  /// A view inside that reads the object by itself is evaluated alone.
  private struct Reader: View {
    let model: Tracked
    let recorder: Recorder

    var body: some View {
      recorder.count("inner")
      return Line(name: "inner", text: "\(model.shown)")
    }
  }

  private struct Around: View {
    let model: Tracked
    let recorder: Recorder

    var body: some View {
      recorder.count("outer")
      return VStack {
        GeometryReader { _ in Reader(model: model, recorder: recorder) }
        ForEach(0..<1) { _ in Reader(model: model, recorder: recorder) }
        Knob(name: "step") { model.shown += 10 }
      }
    }
  }

  @Test func whatIsReadInsideIsNotReadAround() throws {
    let recorder = Recorder()
    let model = Tracked()
    let stage = Stage(size: size) { Around(model: model, recorder: recorder) }
    let before = (recorder.total("outer"), recorder.total("inner"))
    try stage.tap("step")
    #expect(try stage.text("inner") == "10")
    #expect(recorder.total("outer") == before.0)
    #expect(recorder.total("inner") == before.1 + 2)
  }
}
