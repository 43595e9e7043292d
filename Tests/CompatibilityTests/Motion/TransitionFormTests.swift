import SwiftUI
import Testing

/// Transitions by their types, and what they do half way.
@Suite @MainActor struct TransitionFormTests {
  private struct Appearing<T: Transition>: View {
    let transition: T
    @State private var isThere = false

    var body: some View {
      ZStack {
        Color.white.accessibilityIdentifier("ground")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = true } }
        if isThere {
          Color.red.frame(width: 40, height: 40).transition(transition)
            .allowsHitTesting(false)
        }
      }
    }
  }

  private struct AppearingByName: View {
    let transition: AnyTransition
    @State private var isThere = false

    var body: some View {
      ZStack {
        Color.white.accessibilityIdentifier("ground")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = true } }
        if isThere {
          Color.red.frame(width: 40, height: 40).transition(transition)
            .allowsHitTesting(false)
        }
      }
    }
  }

  private func half(_ view: some View) throws -> Bitmap {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { view }
    try stage.tap("ground")
    stage.advance(by: 0.5)
    return try stage.bitmap()
  }

  private func areSame(_ named: AnyTransition, _ typed: some Transition) throws -> Bool {
    let (a, b) = (
      try half(AppearingByName(transition: named)), try half(Appearing(transition: typed))
    )
    #expect(a.count { isReddish($0) || ($0.green < 250) } > 0)
    return a == b
  }

  @Test func namesAndTypesAreTheSame() throws {
    #expect(try areSame(.opacity, OpacityTransition()))
    #expect(try areSame(.identity, IdentityTransition()))
    #expect(try areSame(.scale(scale: 0.2, anchor: .top), ScaleTransition(0.2, anchor: .top)))
    #expect(try areSame(.offset(x: 30, y: 0), OffsetTransition(CGSize(width: 30, height: 0))))
    #expect(try areSame(.move(edge: .bottom), MoveTransition(edge: .bottom)))
    #expect(try areSame(.slide, SlideTransition()))
    #expect(try areSame(.push(from: .leading), PushTransition(edge: .leading)))
    #expect(
      try areSame(
        AnyTransition(.blurReplace(.downUp)), BlurReplaceTransition(configuration: .downUp)))
    #expect(
      try areSame(
        .asymmetric(insertion: .opacity, removal: .slide),
        AsymmetricTransition(insertion: OpacityTransition(), removal: SlideTransition())))
  }

  private struct Twirl: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 90))
    }
  }

  @Test func aTransitionOfAnAppsOwn() throws {
    let turned = try half(Appearing(transition: Twirl()))
    let faded = try half(Appearing(transition: OpacityTransition()))
    #expect(turned != faded)
    #expect(turned.count { $0.green < 250 } > faded.count { $0.green < 250 })
    #expect(Twirl.properties.hasMotion && !IdentityTransition.properties.hasMotion)
    let combined = try half(
      Appearing(transition: OpacityTransition().combined(with: MoveTransition(edge: .top))))
    #expect(combined != faded)
    let faster = try half(
      Appearing(transition: OpacityTransition().animation(.linear(duration: 0.25))))
    #expect(faster[50, 50].green < faded[50, 50].green)
  }

  private struct Counter: View {
    let transition: ContentTransition
    @State private var number = 1

    var body: some View {
      Text("\(number)").contentTransition(transition).accessibilityIdentifier("number")
        .onTapGesture { withAnimation(.linear(duration: 1)) { number = 2 } }
    }
  }

  @Test(arguments: [
    ContentTransition.identity, .opacity, .interpolate, .numericText(), .numericText(value: 2),
    .numericText(countsDown: true), .symbolEffect, .symbolEffect(.replace),
  ]) func contentsChangeInPlace(transition: ContentTransition) throws {
    let stage = Stage(size: CGSize(width: 60, height: 40)) { Counter(transition: transition) }
    try stage.tap("number")
    stage.advance(by: 2)
    #expect(try stage.layoutReport().root.first(saying: "2") != nil)
    #expect(try stage.layoutReport().warnings.isEmpty)
  }
}
