import Dispatch
import Foundation
import Stillframe
import Testing

/// The moment that a still shows: that of appearance, once all has come to rest, or a given one.
@Suite struct SettlingPictureTests {
  private struct Moving: View {
    var animation: Animation = .linear(duration: 1)
    @State private var x: CGFloat = 0

    var body: some View {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box").offset(x: x)
        .frame(width: 220, height: 20, alignment: .leading)
        .onAppear { withAnimation(animation) { x = 200 } }
    }
  }

  private func x(_ moment: PictureMoment, _ view: some View) throws -> CGFloat {
    let renderer = ImageRenderer(content: view)
    renderer.moment = moment
    return try #require(try renderer.layoutReport().frame(of: "box")).minX
  }

  @Test func picturesShowAppearanceUnlessTheySettle() throws {
    let renderer = ImageRenderer(content: Moving())
    #expect(try renderer.layoutReport().frame(of: "box")?.minX == 0)
    renderer.settles = true
    #expect(try renderer.layoutReport().frame(of: "box")?.minX == 200)
    #expect(try x(.at(0.5), Moving()) == 100)
    #expect(try x(.at(-1), Moving()) == 0)
  }

  @Test func whatLastsLongerThanTheLimitIsShownAtTheLimit() throws {
    #expect(try x(.settled(within: 3), Moving(animation: .linear(duration: 6))) == 100)
    #expect(try x(.settled(within: 0), Moving()) == 0)
    #expect(try x(.settled(within: .infinity), Moving(animation: .linear(duration: 60))) == 200)
  }

  @Test func whatRepeatsForeverIsShownWhenAllElseRests() throws {
    struct Both: View {
      @State private var isOn = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Moving(animation: .linear(duration: 0.5))
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("pulse")
            .offset(x: isOn ? 100 : 0)
            .animation(.linear(duration: 1).repeatForever(), value: isOn)
        }
        .onAppear { isOn = true }
      }
    }
    let renderer = ImageRenderer(content: Both())
    renderer.settles = true
    let report = try renderer.layoutReport()
    #expect(report.frame(of: "box")?.minX == 200)
    #expect(report.frame(of: "pulse")?.minX == 50)
    let alone = Moving(animation: .linear(duration: 1).repeatForever(autoreverses: false))
    #expect(try x(.settled(within: 3), alone) == 0)
  }

  private struct Working: View {
    let work: @Sendable (_ done: @escaping @MainActor @Sendable () -> Void) -> Void
    @State private var width: CGFloat = 5

    var body: some View {
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar")
        .onAppear { work { withAnimation(.easeOut) { width = 80 } } }
    }
  }

  @Test(arguments: ["task", "dispatch", "chain"])
  func workOfAppearanceIsDone(kind: String) throws {
    let view = Working { done in
      switch kind {
      case "task":
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(0.4))
          done()
        }
      case "dispatch":
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          MainActor.assumeIsolated { done() }
        }
      default:
        Task { @MainActor in
          for _ in 0..<3 { try? await Task.sleep(for: .seconds(0.5)) }
          done()
        }
      }
    }
    let renderer = ImageRenderer(content: view)
    renderer.settles = true
    #expect(try renderer.layoutReport().frame(of: "bar")?.width == 80)
  }

  @Test func clocksThatTickForeverEnd() throws {
    struct Ticking: View {
      @State private var count = 0

      var body: some View {
        TimelineView(.periodic(from: .now, by: 0.01)) { _ in Text("x") }
        Text("count").task {
          while !Task.isCancelled {
            count += 1
            try? await Task.sleep(for: .nanoseconds(1))
          }
        }
      }
    }
    let renderer = ImageRenderer(content: Ticking())
    renderer.settles = true
    #expect(try renderer.layoutReport().size.height > 20)
  }

  @Test func keyframesAndPhasesThatEndAreShownAtTheirEnd() throws {
    struct Steps: View {
      @State private var isOn = false

      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: 0.0, trigger: isOn) { content, x in
            content.accessibilityIdentifier("box").offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(60, duration: 0.7)
          }
          .frame(width: 100, alignment: .leading)
          .onAppear { isOn = true }
      }
    }
    #expect(try x(.settled(within: 3), Steps()) == 60)
  }
}
