import SwiftUI
import Testing

/// Symbols: how they are drawn, and what moves in them.
@Suite @MainActor struct SymbolEffectFormTests {
  private var symbol: some View { Image(systemName: "star.fill").font(.system(size: 40)) }

  @Test func layersHaveColours() throws {
    let sun = Image(systemName: "cloud.sun.fill").font(.system(size: 40))
    func painted(_ mode: SymbolRenderingMode?) throws -> Bitmap {
      try picture(of: sun.symbolRenderingMode(mode).foregroundStyle(.red, .blue))
    }
    #expect(try painted(.palette).count(isBluish) > 0)
    #expect(try painted(.monochrome).count(isBluish) == 0)
    #expect(try painted(.hierarchical) != painted(.monochrome))
    #expect(try painted(.multicolor) != painted(.monochrome))
  }

  @Test func variantsAreOtherSymbols() throws {
    let plain = Image(systemName: "star").font(.system(size: 40))
    #expect(try picture(of: plain.symbolVariant(.fill)) == picture(of: symbol))
    let variants: [SymbolVariants] = [.none, .circle, .square, .slash, .circle.fill, .rectangle]
    #expect(SymbolVariants.circle.fill.contains(.fill))
    for variant in variants {
      #expect(try warnings(of: plain.symbolVariant(variant)) == [])
    }
    #expect(try picture(of: plain.symbolVariant(.none)) == picture(of: plain))
    let scales: [Image.Scale] = [.small, .medium, .large]
    let widths = try scales.map { try size(of: plain.imageScale($0)).width }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
  }

  private struct Moving<Effect: IndefiniteSymbolEffect & SymbolEffect>: View {
    let effect: Effect
    var options = SymbolEffectOptions.default
    var isRemoved = false

    var body: some View {
      Image(systemName: "star.fill").font(.system(size: 40))
        .symbolEffectsRemoved(isRemoved)
        .symbolEffect(effect, options: options, isActive: true)
        .frame(width: 80, height: 80)
    }
  }

  private func moves(_ effect: some IndefiniteSymbolEffect & SymbolEffect, isRemoved: Bool = false)
    throws -> Bool
  {
    let stage = Stage(size: CGSize(width: 80, height: 80)) {
      Moving(effect: effect, isRemoved: isRemoved)
    }
    let plain = Stage(size: CGSize(width: 80, height: 80)) { symbol.frame(width: 80, height: 80) }
    let still = try plain.bitmap()
    for _ in 0..<4 {
      stage.advance(by: 0.3)
      if try stage.bitmap() != still { return true }
    }
    return false
  }

  @Test func symbolsGoOnMoving() throws {
    #expect(try moves(BreatheSymbolEffect.breathe.plain))
    #expect(try moves(PulseSymbolEffect.pulse.byLayer))
    #expect(try moves(RotateSymbolEffect.rotate.clockwise))
    #expect(try moves(ScaleSymbolEffect.scale.up))
    #expect(try moves(DisappearSymbolEffect.disappear.down))
    #expect(try moves(WiggleSymbolEffect.wiggle.left))
    #expect(try moves(BounceSymbolEffect.bounce.up.wholeSymbol))
    #expect(try !moves(ScaleSymbolEffect.scale.up, isRemoved: true))
    #expect(
      try warnings(of: Moving(effect: VariableColorSymbolEffect.variableColor.iterative)) == [])
    #expect(
      try warnings(
        of: Moving(effect: AppearSymbolEffect.appear, options: .speed(2).repeat(3))) == [])
  }

  private struct Tapped<Effect: DiscreteSymbolEffect & SymbolEffect>: View {
    let effect: Effect
    @State private var taps = 0

    var body: some View {
      Image(systemName: "heart.fill").font(.system(size: 40))
        .symbolEffect(effect, options: .nonRepeating.speed(1), value: taps)
        .accessibilityIdentifier("heart")
        .onTapGesture { taps += 1 }
    }
  }

  @Test func symbolsMoveOnceAValueChanges() throws {
    let stage = Stage(size: CGSize(width: 80, height: 80)) { Tapped(effect: .bounce) }
    let still = try stage.bitmap()
    try stage.tap("heart")
    stage.advance(by: 0.2)
    #expect(try stage.bitmap() != still)
    stage.advance(by: 5)
    #expect(try stage.bitmap() == still)
  }

  @Test func effectsAreValues() {
    let options = SymbolEffectOptions.repeat(.periodic(2, delay: 0.5)).speed(0.5)
    #expect(options != .default)
    #expect(SymbolEffectOptions.repeat(SymbolEffectOptions.RepeatBehavior.continuous) != .default)
    let configuration: SymbolEffectConfiguration = BounceSymbolEffect.bounce.configuration
    #expect(configuration == BounceSymbolEffect.bounce.configuration)
    #expect(configuration != PulseSymbolEffect.pulse.configuration)
    #expect(ReplaceSymbolEffect.replace.downUp != ReplaceSymbolEffect.replace.upUp)
    func discrete(_ effect: some DiscreteSymbolEffect) -> Bool { true }
    func transition(_ effect: some TransitionSymbolEffect) -> Bool { true }
    func content(_ effect: some ContentTransitionSymbolEffect) -> Bool { true }
    #expect(discrete(.wiggle) && transition(.appear) && content(.replace))
    #expect(transition(AutomaticSymbolEffect.automatic))
  }

  private struct Coming: View {
    @State private var isThere = false

    var body: some View {
      ZStack {
        Color.white.accessibilityIdentifier("ground")
          .onTapGesture { withAnimation { isThere = true } }
        if isThere {
          Image(systemName: "star.fill")
            .transition(SymbolEffectTransition(effect: .appear, options: .default))
            .transition(.symbolEffect(.disappear))
        }
      }
    }
  }

  @Test func symbolsAppearByAnEffect() throws {
    let stage = Stage(size: CGSize(width: 60, height: 60)) { Coming() }
    try stage.tap("ground")
    stage.advance(by: 3)
    #expect(try stage.bitmap().count { $0.red < 100 } > 20)
  }
}
