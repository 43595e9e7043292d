import Foundation
import Observation
import Stillframe
import Synchronization
import Testing

/// How much is remembered of what bodies and their closures have read of observable objects.
@MainActor @Suite struct ReadingsTests {
  /// An object that never changes unless told to, and knows how many of its readings are remembered.
  final class Counted: Observable, Sendable {
    /// Remembered as long as the reading is that it was part of.
    final class Token: Hashable, Sendable {
      private let model: Counted
      init(_ model: Counted) {
        self.model = model
        model.live.add(1, ordering: .relaxed)
      }
      deinit { model.live.subtract(1, ordering: .relaxed) }
      static func == (a: Token, b: Token) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private let registrar = ObservationRegistrar()
    private let count = Atomic(0)
    let live = Atomic(0)

    private subscript(token: Token) -> Int { count.load(ordering: .relaxed) }

    var value: Int {
      registrar.access(self, keyPath: \.value)
      registrar.access(self, keyPath: \.[Token(self)])
      return count.load(ordering: .relaxed)
    }

    func change() {
      registrar.withMutation(of: self, keyPath: \.value) {
        _ = count.add(1, ordering: .relaxed)
      }
    }
  }

  enum Reader: CaseIterable {
    case body, animated, geometry, rows, lazyRows, drawing, effect, keyframes, timeline
  }

  private struct Reading: View, Animatable {
    let reader: Reader
    let model: Counted
    var phase: Double
    var animatableData: Double {
      get { phase }
      set { phase = newValue }
    }

    var body: some View {
      switch reader {
      case .body: Line(name: "line", text: "\(model.value)").opacity(phase)
      case .animated: Own(model: model, phase: phase)
      case .geometry:
        GeometryReader { proxy in Line(name: "line", text: "\(model.value)") }
          .frame(width: 100 + phase)
      case .rows:
        VStack { ForEach(0..<3, id: \.self) { _ in Line(name: "line", text: "\(model.value)") } }
          .opacity(phase)
      case .lazyRows:
        ScrollView {
          LazyVStack {
            ForEach(0..<3, id: \.self) { _ in Line(name: "line", text: "\(model.value)") }
          }
        }
        .opacity(phase)
      case .drawing:
        VStack {
          Canvas { context, size in
            context.fill(
              Path(CGRect(x: Double(model.value), y: 0, width: phase, height: 9)),
              with: .color(.red))
          }
          Line(name: "line", text: "\(model.value)")
        }
      case .effect:
        Line(name: "line", text: "\(model.value)")
          .visualEffect { [phase, model] content, _ in
            content.offset(x: Double(model.value) + phase)
          }
      case .keyframes:
        KeyframeAnimator(initialValue: 0.0, repeating: true) { shift in
          Line(name: "line", text: "\(model.value)").offset(x: shift)
        } keyframes: { _ in
          LinearKeyframe(10.0, duration: 1)
        }
      case .timeline:
        TimelineView(.animation) { context in
          Line(name: "line", text: "\(model.value)")
            .offset(
              x: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 9))
        }
      }
    }
  }

  private struct Own: View, Animatable {
    let model: Counted
    var phase: Double
    var animatableData: Double {
      get { phase }
      set { phase = newValue }
    }
    var body: some View { Line(name: "line", text: "\(model.value)").opacity(phase) }
  }

  private struct Moving: View {
    let reader: Reader
    let model: Counted
    @State private var phase = 0.0
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Reading(reader: reader, model: model, phase: phase) }
        Knob(name: "hide") { isShown = false }
      }
      .onAppear { withAnimation(.linear(duration: 3600)) { phase = 1 } }
    }
  }

  @Test(arguments: Reader.allCases)
  func whatIsReadAgainReplacesWhatWasReadBefore(reader: Reader) throws {
    let model = Counted()
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Moving(reader: reader, model: model)
    }
    func run(_ moments: Int) throws {
      for _ in 0..<moments {
        stage.advance(by: 0.01)
        _ = try stage.bitmap()
      }
    }
    try run(10)
    let early = model.live.load(ordering: .relaxed)
    #expect(early > 0)
    try run(40)
    #expect(model.live.load(ordering: .relaxed) <= early)
    // Nothing was forgotten that is still shown.
    for expected in ["1", "2", "3"] {
      model.change()
      try run(1)
      #expect(try stage.text("line") == expected)
    }
    try stage.tap("hide")
    try run(2)
    // What the first evaluation of each read is forgotten with the next change at the latest.
    model.change()
    #expect(model.live.load(ordering: .relaxed) == 0)
  }

  private struct Feed: View {
    let model: Counted
    @State private var first = 0

    var body: some View {
      VStack {
        ForEach(first..<first + 3, id: \.self) { row in
          Text("\(row) \(model.value)").accessibilityIdentifier("row\(row)")
        }
        Knob(name: "next") { first += 1 }
      }
    }
  }

  @Test func rowsThatAreGoneAreForgotten() throws {
    let model = Counted()
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Feed(model: model) }
    for _ in 0..<40 { try stage.tap("next") }
    // Each row was read three times while it was there, and only the first time is remembered longer.
    #expect(model.live.load(ordering: .relaxed) <= 43 + 3)
    model.change()
    stage.advance(by: 0.01)
    #expect(try stage.text("row41") == "41 1")
    for _ in 0..<3 { try stage.tap("next") }
    model.change()
    #expect(model.live.load(ordering: .relaxed) == 0)
  }
}
