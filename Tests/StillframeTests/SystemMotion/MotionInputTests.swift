import Foundation
import Stillframe
import Testing

/// Bad numbers and hasty changes: no trap, and a film that ends.
@Suite struct MotionInputTests {
  private static let size = CGSize(width: 200, height: 300)

  private struct Odd: Transition {
    let amount: Double
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : amount).opacity(phase.isIdentity ? 1 : amount)
        .scaleEffect(phase.isIdentity ? 1 : amount)
    }
  }

  private struct Flip: View {
    let animation: Animation
    var amount = 0.5
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Flip").onTapGesture { withAnimation(animation) { isOn.toggle() } }.zIndex(1)
        if isOn {
          Color.red.frame(width: 50, height: 50)
            .transition(AnyTransition(Odd(amount: amount)).animation(animation))
        }
      }
    }
  }

  @Test(arguments: [-1, 0, .nan, .infinity, -.infinity, 1e300])
  func durationsThatAreNone(_ duration: Double) throws {
    for animation in [
      Animation.linear(duration: duration), .easeInOut(duration: duration),
      .spring(response: duration, dampingFraction: duration),
      .linear(duration: 0.2).delay(duration), .linear(duration: 0.2).speed(duration),
    ] {
      var film = FrameSequence(
        size: Self.size, fps: 20, duration: 1, events: [.tap("Flip", at: 0), .tap("Flip", at: 0.5)]
      ) { Flip(animation: animation) }
      film.onWarning = { _ in }
      for index in [0, 5, 20] { _ = try film.frame(at: index).bitmap() }
    }
  }

  /// The numbers of a program that make no animation, with a part of the warning and whether the film comes to rest.
  private static let bad: [(Animation, String, Bool)] = [
    (.easeInOut(duration: .nan), "an animation of nan seconds", true),
    (.linear(duration: -1), "an animation of -1.0 seconds", true),
    (.linear(duration: .infinity), "an animation of inf seconds, which never ends", false),
    (.linear(duration: -1).delay(0.1).repeatCount(2), "an animation of -1.0 seconds", true),
    (.linear(duration: 0.2).delay(.nan), "a delay of nan", true),
    (.linear(duration: 0.2).delay(.infinity), "a delay of inf, which never begins", false),
    (.linear(duration: 0.2).speed(.nan), "a speed of nan", true),
    (.linear(duration: 0.2).speed(-2), "a speed of -2.0, which stands still", false),
    (.timingCurve(.nan, 0, 1, 1, duration: 0.2), "a control point at nan", true),
    (.spring(duration: .nan), "a response of nan", true),
    (.spring(duration: 0.3, bounce: .nan), "a bounce of nan", true),
    (.spring(duration: 0.3, bounce: 2), "a bounce of 2.0", false),
    (.spring(response: -1, dampingFraction: 1), "a response of -1.0", true),
    (.spring(response: 0.3, dampingFraction: .nan), "a damping fraction of nan", true),
    (.spring(response: 0.3, dampingFraction: -1), "a damping fraction of -1.0", false),
    (.spring(response: .nan), "a response of nan", true),
    (.spring(response: .infinity), "a response of inf, which never ends", false),
    (.spring(Spring(response: .nan, dampingRatio: 1)), "a response of nan", true),
    (.spring(Spring(response: -1, dampingRatio: 1)), "a response of -1.0", true),
    (.spring(Spring(response: 0.3, dampingRatio: .nan)), "a damping ratio of nan", true),
    (.spring(Spring(response: 0.3, dampingRatio: -1)), "a damping ratio of -1.0", false),
    (.spring(Spring(duration: .infinity)), "a response of inf, which never ends", false),
    (.spring(Spring(duration: -2)), "a response of -2.0", true),
    (.spring(Spring(duration: 0.3, bounce: .nan)), "a damping ratio of nan", true),
    (.spring(Spring(duration: 0.3, bounce: 2)), "a damping ratio of -1.0", false),
    (.spring(Spring(duration: 0.3, bounce: -2)), "a damping ratio of inf", false),
    (.spring(Spring(), blendDuration: .nan), "a blend duration of nan", true),
    (.interpolatingSpring(Spring(duration: .nan)), "a response of nan", true),
    (.interpolatingSpring(Spring(mass: -1, stiffness: 100, damping: 20)), "a mass of -1.0", true),
    (
      .interpolatingSpring(Spring(mass: 1, stiffness: -100, damping: 20)),
      "a response of inf, which never ends", false
    ),
    (.interpolatingSpring(Spring(stiffness: 100, damping: .nan)), "a damping ratio of nan", true),
    (.spring(Spring(stiffness: 100, damping: -1)), "a damping ratio of -0.05", false),
    (.spring(Spring(settlingDuration: .nan, dampingRatio: 1)), "a response of nan", true),
    (
      .spring(Spring(settlingDuration: .infinity, dampingRatio: 1)),
      "a response of inf, which never ends", false
    ),
    (.interactiveSpring(response: 0.2, blendDuration: .nan), "a blend duration of nan", true),
    (.interpolatingSpring(mass: .nan, stiffness: 100, damping: 20), "a mass of nan", true),
    (.interpolatingSpring(mass: 1, stiffness: .nan, damping: 20), "a stiffness of nan", true),
    (.interpolatingSpring(mass: 1, stiffness: 100, damping: -1), "a damping of -1.0", false),
    (
      .interpolatingSpring(duration: 0.3, initialVelocity: .infinity),
      "an initial velocity of inf", true
    ),
    (.linear(duration: 0.2).logicallyComplete(after: -1), "complete after -1.0 seconds", true),
  ]

  @Test(arguments: 0..<bad.count) func numbersThatMakeNoAnimationAreToldOf(_ index: Int) throws {
    let (animation, words, ends) = Self.bad[index]
    var film = FrameSequence(
      size: Self.size, fps: 20, duration: 1, events: [.tap("Flip", at: 0.1)]
    ) { Flip(animation: animation) }
    film.onWarning = { _ in }
    #expect(try film.frame(at: 1).layout.warnings.isEmpty)
    let found = try film.frame(at: 4).layout.warnings.map(\.message)
    // Each problem once, however much moves.
    #expect(found.count == 1 && found[0].contains(words), "\(found)")
    for moment in [3, 5, 20] { _ = try film.frame(at: moment).bitmap() }
    if ends {
      #expect(try film.endingAtRest(within: 5).duration < 5)
    } else {
      #expect(throws: RenderError.self) { try film.endingAtRest(within: 5) }
    }
  }

  @Test func soundNumbersAreNotToldOf() throws {
    for animation in [
      Animation.linear(duration: 0), .linear(duration: 0.1).delay(-0.1), .spring(bounce: -1),
      .linear(duration: 0.1).speed(0), .spring(response: 0), .default, .bouncy, .spring(Spring()),
      .spring(Spring(response: 0, dampingRatio: 1)),
      .interpolatingSpring(Spring(stiffness: 100, damping: 0.5, allowOverDamping: true)),
      .spring(Spring(settlingDuration: 0.5, dampingRatio: 1)),
      .spring(Spring(duration: 0.2, bounce: -1)),
    ] {
      let film = FrameSequence(
        size: Self.size, fps: 20, duration: 1, events: [.tap("Flip", at: 0.1)]
      ) { Flip(animation: animation) }
      #expect(try film.frame(at: 4).layout.warnings.isEmpty)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1e300]) func ownAnimationsThatLeadNowhere(
    _ amount: Double
  ) throws {
    struct Nowhere: CustomAnimation {
      let amount: Double
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        var value = value
        value.scale(by: amount)
        return time < 0.3 ? value : nil
      }
    }
    let film = FrameSequence(
      size: Self.size, fps: 20, duration: 1, events: [.tap("Flip", at: 0.1)]
    ) { Flip(animation: Animation(Nowhere(amount: amount))) }
    for index in 0...20 { _ = try film.frame(at: index).bitmap() }
    let last = try film.frame(at: 20).layout.nodes(named: nil).first { $0.view == "Color" }
    #expect(last?.frame.size == CGSize(width: 50, height: 50))
    #expect(try film.endingAtRest(within: 3).duration < 1)
  }

  /// A change of what is presented, by animations that make none, is the system's all the same.
  @Test func sheetInsideBadAnimationsMovesAsEver() throws {
    struct Presenter: View {
      let animation: Animation?
      @State private var isOn = false
      var body: some View {
        Color.white.accessibilityIdentifier("open")
          .onTapGesture { withAnimation(animation) { isOn.toggle() } }
          .sheet(isPresented: $isOn) { Color.red.accessibilityIdentifier("page") }
      }
    }
    func top(_ animation: Animation?) -> [Double] {
      let film = FrameSequence(
        size: Self.size, duration: 1, events: [.tap("open", at: 0.1)]
      ) { Presenter(animation: animation) }
      return Track(film, "page", \.minY).values.filter { !$0.isNaN }
    }
    let plain = top(nil)
    #expect(plain.count > 30 && plain.last == 10)
    #expect(top(.easeInOut(duration: .nan)) == plain)
    #expect(top(.linear(duration: .infinity)) == plain)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func transitionsToNoPlace(_ amount: Double) throws {
    var film = FrameSequence(
      size: Self.size, fps: 20, duration: 1, events: [.tap("Flip", at: 0), .tap("Flip", at: 0.5)]
    ) { Flip(animation: .linear(duration: 0.3), amount: amount) }
    film.onWarning = { _ in }
    for index in [0, 3, 12, 20] { _ = try film.frame(at: index).bitmap() }
    let last = try film.frame(at: 20).layout.nodes(named: nil).contains { $0.view == "Color" }
    #expect(!last)
  }

  @Test(arguments: ["cover", "alert", "push"]) func presentedAndDismissedAtOnce(_ way: String)
    throws
  {
    struct Both: View {
      let way: String
      @State private var isOn = false
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("Both").onTapGesture {
            isOn = true
            isOn = false
            path = [1]
            path = []
          }
          .navigationDestination(for: Int.self) { _ in Text("Page") }
          .fullScreenCover(isPresented: way == "cover" ? $isOn : .constant(false)) { Text("Page") }
          .alert("Page", isPresented: way == "alert" ? $isOn : .constant(false)) {}
        }
      }
    }
    let film = FrameSequence(size: Self.size, duration: 0.5, events: [.tap("Both", at: 0.1)]) {
      Both(way: way)
    }
    for index in 0..<30 {
      let texts = try film.frame(at: index).layout.nodes(named: nil).compactMap(\.text)
      #expect(!texts.contains("Page"))
    }
  }

  @Test func presentedAgainWhileItGoes() throws {
    struct Hasty: View {
      @State private var isOn = false
      var body: some View {
        Color.white.onTapGesture { isOn = true }
          .accessibilityIdentifier("open")
          .sheet(isPresented: $isOn) {
            Color.yellow.onTapGesture { isOn = false }
              .accessibilityIdentifier("page")
          }
          .task {
            try? await Task.sleep(for: .seconds(1.1))
            isOn = true
          }
      }
    }
    let film = FrameSequence(
      size: Self.size, duration: 2, events: [.tap("open", at: 0), .tap("page", at: 1)]
    ) { Hasty() }
    let top = Track(film, "page", \.minY)
    #expect(top.values.last == 10)
    #expect(top.largestStep < 40)
  }

  @Test func rowsThatLeaveWhileTheirMenuIsOpen() throws {
    struct Leaving: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            Text("Held").contextMenu { Button("Copy") {} }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task {
          try? await Task.sleep(for: .seconds(1))
          isThere = false
        }
      }
    }
    let film = FrameSequence(
      size: Self.size, duration: 2, events: [.press("Held", at: 0, duration: 0.6)]
    ) { Leaving() }
    for index in [40, 60, 65, 120] { _ = try film.frame(at: index).bitmap() }
    let last = try film.frame(at: 120).layout.nodes(named: nil).compactMap(\.text)
    #expect(!last.contains("Copy"))
  }
}
