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
