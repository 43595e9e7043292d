import SwiftUI

/// Letters drawn one by one: a word on a wave, outlines, words that glow.
struct WaveScene: View {
  /// In radians.
  let phase: Double

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 30) {
      Text("Ride the wave")
        .font(.system(size: 58, weight: .heavy, design: .rounded))
        .foregroundStyle(
          LinearGradient(
            colors: [.teal, .blue, .indigo, .purple], startPoint: .leading, endPoint: .trailing)
        )
        .textRenderer(Wave(phase: phase))
        .padding(.vertical, 12)
        .accessibilityIdentifier("wave")
      HStack(alignment: .firstTextBaseline, spacing: 24) {
        Text("Hollow")
          .textStroke(.indigo, lineWidth: 1.5)
        Text("Lined")
          .foregroundStyle(.yellow)
          .textStroke(.indigo, lineWidth: 2.5, fills: true)
        Text("Dawn")
          .textStroke(
            LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom),
            lineWidth: 2)
      }
      .font(.system(size: 38, weight: .black))
      .accessibilityIdentifier("outlines")
      (Text("Every letter is yours: let the ")
        + Text("ones that matter").foregroundColor(.orange).bold().customAttribute(Glow())
        + Text(" glow."))
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .textRenderer(GlowingText())
        .accessibilityIdentifier("glow")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(ground)
  }

  private var ground: Color {
    colorScheme == .dark
      ? Color(red: 0.05, green: 0.06, blue: 0.1) : Color(red: 0.94, green: 0.965, blue: 1)
  }
}

/// Sets each letter on a wave, upright to it.
private struct Wave: TextRenderer {
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let (length, height) = (62.0, 9.0)
    for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
      let bounds = slice.typographicBounds
      let x = bounds.rect.midX
      let turn = x / length - phase
      var letter = context
      letter.translateBy(x: x, y: bounds.origin.y + sin(turn) * height)
      letter.rotate(by: .radians(atan(cos(turn) * height / length)))
      letter.translateBy(x: -x, y: -bounds.origin.y)
      letter.draw(slice)
    }
  }
}

/// Marks words that glow.
private struct Glow: TextAttribute {}

/// Draws marked words in a colour of their own light.
private struct GlowingText: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      var run = (words: run, context: context)
      if run.words[Glow.self] != nil {
        run.context.addFilter(.shadow(color: .orange.opacity(0.6), radius: 7))
      }
      run.context.draw(run.words)
    }
  }
}

extension GalleryScene {
  static let wave = GalleryScene(
    "wave", title: "Letters that ride a wave, outlines, words that glow",
    size: CGSize(width: 480, height: 270)
  ) {
    WaveScene(phase: 0)
  }
  .film(
    duration: 3, value: 0.0,
    changes: [.init(at: 0, to: 4 * Double.pi, animation: .linear(duration: 3))]
  ) { phase in
    WaveScene(phase: phase)
  }
}
