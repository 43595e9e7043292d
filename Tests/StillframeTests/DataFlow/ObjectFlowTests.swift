import Combine
import Foundation
import Observation
import StillViewsTestSupport
import Stillframe
import Testing

/// The object that the tests publish from.
private final class Model: ObservableObject {
  @Published var shown = 0
  var plain = 0
}

@MainActor @Suite struct ObjectFlowTests {
  private let size = CGSize(width: 200, height: 200)

  private struct Owning: View {
    let recorder: Recorder
    @StateObject private var model = Model()

    var body: some View {
      recorder.count("body")
      return VStack {
        Line(name: "text", text: "\(model.shown)/\(model.plain)")
        Knob(name: "shown") { model.shown += 1 }
        Knob(name: "plain") { model.plain += 1 }
        Knob(name: "both") {
          model.shown += 1
          model.shown += 1
        }
      }
    }
  }

  @Test func publishedChangesEvaluateTheBodyAndPlainOnesDoNot() throws {
    let recorder = Recorder()
    let stage = Stage(size: size) { Owning(recorder: recorder) }
    try stage.tap("plain")
    #expect(recorder.total("body") == 1)
    try stage.tap("shown")
    #expect(try stage.text("text") == "1/1")
    try stage.tap("both")
    #expect(try stage.text("text") == "3/1")
    #expect(recorder.total("body") == 3)
  }

  private struct Visiting: View {
    let number: Int
    @StateObject private var owned = Model()
    @ObservedObject var made = Model()

    var body: some View {
      Line(name: "owned", text: "\(owned.shown)")
      Line(name: "made", text: "\(made.shown)")
      Knob(name: "add") {
        owned.shown += 1
        made.shown += 1
      }
    }
  }

  private struct Renewing: View {
    @State private var number = 0

    var body: some View {
      VStack {
        Visiting(number: number)
        Knob(name: "renew") { number += 1 }
      }
    }
  }

  @Test func aStateObjectStaysAndAnObservedOneIsMadeAnew() throws {
    let stage = Stage(size: size) { Renewing() }
    try stage.tap("add")
    #expect(try stage.text("owned") == "1")
    #expect(try stage.text("made") == "1")
    try stage.tap("renew")
    #expect(try stage.text("owned") == "1")
    #expect(try stage.text("made") == "0")
    try stage.tap("add")
    #expect(try stage.text("owned") == "2")
    #expect(try stage.text("made") == "1")
  }

  private struct Leaf: View {
    @EnvironmentObject private var model: Model

    var body: some View {
      VStack {
        Line(name: "leaf", text: "\(model.shown)")
        Stepping(value: $model.shown)
      }
    }
  }

  private struct Stepping: View {
    @Binding var value: Int
    var body: some View { Knob(name: "step") { value += 10 } }
  }

  private struct Middle: View {
    let recorder: Recorder

    var body: some View {
      recorder.count("middle")
      return Leaf()
    }
  }

  @Test func environmentObjectsSkipTheViewsBetween() throws {
    let recorder = Recorder()
    let model = Model()
    let stage = Stage(size: size) { Middle(recorder: recorder).environmentObject(model) }
    try stage.tap("step")
    #expect(model.shown == 10)
    #expect(try stage.text("leaf") == "10")
    #expect(recorder.total("middle") == 1)
  }

  @Test func aChangeFromOutsideIsSeenByTheNextUpdate() throws {
    let model = Model()
    let stage = Stage(size: size) { Leaf().environmentObject(model) }
    model.shown = 7
    stage.advance(by: 0.1)
    #expect(try stage.text("leaf") == "7")
  }

  private struct Outer: View {
    var body: some View {
      VStack {
        Color.red.frame(width: 10, height: 10)
        Leaf()
      }
      .accessibilityIdentifier("outer")
    }
  }

  @Test func aViewWithoutItsEnvironmentObjectIsLeftOut() throws {
    let renderer = ImageRenderer(content: Outer())
    let report = try renderer.layoutReport()
    #expect(report.frame(of: "outer")?.size == CGSize(width: 10, height: 10))
    let warning = try #require(report.warnings.first)
    #expect(report.warnings.count == 1)
    #expect(warning.path.hasSuffix("Leaf"))
    #expect(warning.message.contains("@EnvironmentObject of type Model"))
  }

  private struct Late: View {
    @State private var model: Tracked?

    var body: some View {
      VStack {
        Tracking().environment(model)
        Asking().environment(model)
        Knob(name: "give") { model = model == nil ? Tracked() : nil }
      }
    }
  }

  private struct Tracking: View {
    @Environment(Tracked.self) private var model

    var body: some View {
      @Bindable var model = model
      return VStack {
        Line(name: "tracking", text: "\(model.shown)")
        Stepping(value: $model.shown)
      }
    }
  }

  private struct Asking: View {
    @Environment(Tracked.self) private var model: Tracked?
    var body: some View { Line(name: "asking", text: model == nil ? "none" : "some") }
  }

  @Test func anObservableObjectOfTheEnvironmentMayComeAndGo() throws {
    let stage = Stage(size: size) { Late() }
    #expect(try stage.text("tracking") == nil)
    #expect(try stage.text("asking") == "none")
    #expect(try stage.layoutReport().warnings.first?.message.contains("Tracked") == true)
    try stage.tap("give")
    #expect(try stage.text("tracking") == "0")
    #expect(try stage.text("asking") == "some")
    try stage.tap("step")
    #expect(try stage.text("tracking") == "10")
    try stage.tap("give")
    #expect(try stage.text("tracking") == nil)
    #expect(try stage.text("asking") == "none")
  }

  private struct Bound: View {
    @Bindable var model: Tracked

    var body: some View {
      VStack {
        Line(name: "bound", text: "\(model.shown)")
        Stepping(value: $model.shown)
      }
    }
  }

  @Test func bindableGivesBindings() throws {
    let model = Tracked()
    let stage = Stage(size: size) { Bound(model: model) }
    try stage.tap("step")
    #expect(model.shown == 10)
    #expect(try stage.text("bound") == "10")
  }

  private struct Receiving: View {
    let recorder: Recorder
    let center: NotificationCenter
    @StateObject private var model = Model()
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown {
          Color.red.frame(width: 5, height: 5)
            .onReceive(model.$shown) { recorder.count("\($0)/\(model.shown)") }
            .onReceive(center.publisher(for: Notification.Name("bell"))) { _ in
              recorder.count("bell")
            }
        }
        Knob(name: "add") { model.shown += 1 }
        Knob(name: "hide") { isShown.toggle() }
      }
    }
  }

  @Test func receivingLastsAsLongAsTheView() throws {
    let recorder = Recorder()
    let center = NotificationCenter()
    let stage = Stage(size: size) { Receiving(recorder: recorder, center: center) }
    #expect(recorder.total("0/0") == 1)
    try stage.tap("add")
    #expect(recorder.total("1/0") == 1)
    center.post(name: Notification.Name("bell"), object: nil)
    #expect(recorder.total("bell") == 0)
    stage.advance(by: 0.1)
    #expect(recorder.total("bell") == 1)
    try stage.tap("hide")
    try stage.tap("add")
    center.post(name: Notification.Name("bell"), object: nil)
    stage.advance(by: 0.1)
    #expect(recorder.total("2/1") == 0)
    #expect(recorder.total("bell") == 1)
  }
}

@MainActor @Suite struct PropertyWrapperTests {
  private let size = CGSize(width: 200, height: 200)

  private enum Mode: String { case slow, fast }

  private struct Settings: View {
    @AppStorage("count") private var count = 5
    @AppStorage("mode") private var mode = Mode.slow
    @AppStorage("name") private var name: String?
    @SceneStorage("count") private var sceneCount = 1
    @FocusState private var isFocused: Bool
    @FocusState private var field: Mode?
    @Namespace private var space
    @Namespace private var other
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    var body: some View {
      VStack {
        Line(name: "text", text: "\(count) \(mode) \(name ?? "-") \(sceneCount)")
        Line(name: "focus", text: "\(isFocused) \(field == .fast) \(space == other)")
          .focused($isFocused).focused($field, equals: .fast)
        Reader()
        Knob(name: "set") {
          count += 1
          mode = .fast
          name = "x"
          sceneCount = 2
          isFocused = true
          field = .fast
          dismiss()
          if let url = URL(string: "https://example.org") { openURL(url) }
        }
        Knob(name: "clear") { name = nil }
      }
    }
  }

  private struct Reader: View {
    @AppStorage("count") private var count = 99
    var body: some View {
      Line(name: "reader", text: "\(count)")
      Knob(name: "reader-set") { count = 25 }
    }
  }

  @Test func settingsAreSharedByKeyAndStartEmpty() throws {
    for _ in 0..<2 {
      let stage = Stage(size: size) { Settings() }
      #expect(try stage.text("text") == "5 slow - 1")
      #expect(try stage.text("reader") == "99")
      #expect(try stage.text("focus") == "false false false")
      try stage.tap("set")
      #expect(try stage.text("text") == "6 fast x 2")
      #expect(try stage.text("reader") == "6")
      #expect(try stage.text("focus") == "true true false")
      try stage.tap("reader-set")
      try stage.tap("clear")
      #expect(try stage.text("text") == "25 fast - 2")
    }
  }

  private struct Even: View, Equatable {
    let number: Int
    let recorder: Recorder

    nonisolated static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }

    var body: some View {
      recorder.count("even")
      return Line(name: "even", text: "\(number)")
    }
  }

  private struct Counting: View {
    let recorder: Recorder
    @State private var number = 0

    var body: some View {
      VStack {
        Even(number: number, recorder: recorder).equatable()
        Knob(name: "one") { number += 1 }
        Knob(name: "two") { number += 2 }
      }
    }
  }

  @Test func anEqualViewIsNotEvaluatedAgain() throws {
    let recorder = Recorder()
    let stage = Stage(size: size) { Counting(recorder: recorder) }
    try stage.tap("two")
    #expect(try stage.text("even") == "0")
    #expect(recorder.total("even") == 1)
    try stage.tap("one")
    #expect(try stage.text("even") == "3")
    #expect(recorder.total("even") == 2)
  }

  /// A property of a user's own, made of others.
  @propertyWrapper private struct Doubled: DynamicProperty {
    @State private var number = 1
    @AppStorage("base") private var base = 0
    private var result = 0

    var wrappedValue: Int {
      get { result }
      nonmutating set { number = newValue }
    }

    mutating func update() { result = 2 * number + base }
  }

  private struct Nesting: View {
    @Doubled private var value: Int
    @AppStorage("base") private var base = 0

    init() { _value = Doubled() }

    var body: some View {
      VStack {
        Showing(value: _value)
        Knob(name: "set") { value = 5 }
        Knob(name: "base") { base = 100 }
      }
    }
  }

  /// Declares the property by itself, and reads nothing else.
  private struct Showing: View {
    @Doubled private var value: Int

    init(value: Doubled) { _value = Doubled() }

    var body: some View {
      Line(name: "nested", text: "\(value)")
      Knob(name: "own") { value = 5 }
    }
  }

  @Test func aPropertyMadeOfOthersFollowsThem() throws {
    let stage = Stage(size: size) { Nesting() }
    #expect(try stage.text("nested") == "2")
    try stage.tap("own")
    #expect(try stage.text("nested") == "10")
    try stage.tap("base")
    #expect(try stage.text("nested") == "110")
  }
}
