import Foundation
import Stillframe
import Testing

/// A block that moves by an animation on a tap, from the left edge to 100 points beside it.
private struct Sled: View {
  let animation: Animation
  @State private var isThere = false

  var body: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("block")
      .offset(x: isThere ? 100 : 0)
      .frame(width: 200, height: 20, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(animation) { isThere.toggle() } }
      .accessibilityIdentifier("sled")
  }
}

private struct NamedAnimation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let animation: Animation
}

/// Numbers and changes that no motion can follow: bounded, finite, and said where a view is at fault.
@Suite struct MotionBadInputTests {
  private static let animations = [
    NamedAnimation(
      testDescription: "curve without numbers",
      animation: .timingCurve(.nan, 0, .infinity, .nan, duration: 1)),
    NamedAnimation(testDescription: "no time", animation: .linear(duration: 0)),
    NamedAnimation(testDescription: "less than no time", animation: .easeIn(duration: -1)),
    NamedAnimation(testDescription: "no number", animation: .linear(duration: .nan)),
    NamedAnimation(testDescription: "for ever", animation: .linear(duration: .infinity)),
    NamedAnimation(testDescription: "a lifetime", animation: .linear(duration: 1e9)),
    NamedAnimation(
      testDescription: "spring without stiffness",
      animation: .interpolatingSpring(mass: 1, stiffness: 0, damping: 1)),
    NamedAnimation(
      testDescription: "spring that pushes away",
      animation: .interpolatingSpring(mass: 1, stiffness: -100, damping: -10)),
    NamedAnimation(
      testDescription: "spring without numbers", animation: .spring(duration: .nan, bounce: .nan)),
    NamedAnimation(
      testDescription: "spring of no time", animation: .spring(response: 0, dampingFraction: -1)),
    NamedAnimation(
      testDescription: "repeated for ever",
      animation: .linear(duration: 1e-9).repeatForever(autoreverses: true)),
    NamedAnimation(
      testDescription: "repeated without end", animation: .linear(duration: 0).repeatForever()),
    NamedAnimation(
      testDescription: "delayed for ever", animation: .linear(duration: 1).delay(.infinity)),
    NamedAnimation(testDescription: "no speed", animation: .linear(duration: 1).speed(0)),
    NamedAnimation(testDescription: "backwards", animation: .linear(duration: 1).speed(-3)),
  ]

  @Test(arguments: animations) fileprivate func framesStayFinite(_ one: NamedAnimation) throws {
    let stage = Stage(size: CGSize(width: 200, height: 20)) { Sled(animation: one.animation) }
    try stage.tap("sled")
    for step in [0, 0.3, 0.7, 10, 1e6] {
      stage.advance(by: step)
      let frame = try #require(try stage.layoutReport().frame(of: "block"))
      #expect(frame.minX.isFinite && frame.width == 20)
      _ = try stage.bitmap()
    }
    try stage.tap("sled")
    stage.advance(by: 0.5)
    #expect(try #require(try stage.layoutReport().frame(of: "block")).minX.isFinite)
  }

  @Test(arguments: animations) fileprivate func filmsEnd(_ one: NamedAnimation) throws {
    let film = FrameSequence(
      size: CGSize(width: 200, height: 20), fps: 30, duration: 1, events: [.tap("sled", at: 0.2)]
    ) {
      Sled(animation: one.animation)
    }
    #expect(film.count == 31 || film.count == 30)
    for frame in film { _ = try frame.bitmap() }
  }

  @Test func stateThatABodyChangesIsDroppedWithAWarning() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let _ = change()
        Text("\(count)")
      }
      func change() { count += 1 }
    }
    let stage = Stage(size: CGSize(width: 50, height: 20)) { Restless() }
    let warnings = try stage.layoutReport().warnings
    #expect(warnings.contains { $0.path.contains("Restless") || $0.message.contains("body") })
  }

  @Test func anEndlessChangeLoopIsBoundedAndNamed() throws {
    struct Loop: View {
      @State private var count = 0
      var body: some View {
        Text("Loop")
          .onAppear { count = 1 }
          .onChange(of: count) { count += 1 }
      }
    }
    let stage = Stage(size: CGSize(width: 50, height: 20)) { Loop() }
    let warnings = try stage.layoutReport().warnings
    #expect(!warnings.isEmpty)
  }

  @Test func aGestureOnAViewThatLeavesEndsQuietly() throws {
    struct Leaver: View {
      @State private var isThere = true
      @State private var distance: CGFloat = 0
      var body: some View {
        VStack {
          if isThere {
            Color.red.frame(width: 50, height: 50).accessibilityIdentifier("target")
              .gesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                  distance = value.translation.width
                  if distance > 10 { withAnimation { isThere = false } }
                })
          }
          Text("\(Int(distance))")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Leaver() }
    try stage.drag("target", by: CGSize(width: 60, height: 0), duration: 0.5)
    stage.advance(by: 2)
    #expect(try stage.layoutReport().frame(of: "target") == nil)
  }

  @Test func aTransitionThatChangesStateIsBounded() throws {
    struct Restless: Transition {
      let count: Binding<Int>
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
          .onChange(of: phase) { count.wrappedValue += 1 }
      }
    }
    struct Page: View {
      @State private var count = 0
      @State private var isThere = false
      var body: some View {
        VStack {
          Text("\(count)").accessibilityIdentifier("count")
            .onTapGesture { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
          if isThere { Color.red.frame(height: 10).transition(Restless(count: $count)) }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Page() }
    try stage.tap("count")
    stage.advance(by: 2)
    try stage.tap("count")
    stage.advance(by: 2)
    _ = try stage.bitmap()
  }
}
