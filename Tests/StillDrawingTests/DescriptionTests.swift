import Foundation
import StillDrawing
import StillGeometry
import StillText
import Testing

@Test func descriptionIndentsByLayer() {
  let list = DisplayList(
    size: CGSize(width: 100, height: 50.5),
    commands: [
      .fillRectangle(CGRect(x: 0, y: 0, width: 10, height: 1.0 / 3), .color(.red)),
      .beginLayer(
        Layer(
          transform: CGAffineTransform(translationX: 5, y: -0.00001), opacity: 0.5,
          clip: .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)))),
      .stroke(
        Path(CGRect(x: 0, y: 0, width: 2, height: 2)),
        StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2.5], dashPhase: 1),
        .color(ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.5))),
      .glyphs(
        GlyphRun(source: SquareSource(), glyphs: [7, 9], positions: [.zero, CGPoint(x: 8, y: 0)]),
        at: CGPoint(x: 1, y: 12), .color(.red)),
      .endLayer,
      .fill(
        Path { path in
          path.move(to: .zero)
          path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 1))
          path.closeSubpath()
        },
        .linearGradient(
          GradientStops(stops: [.init(color: .red, location: 0), .init(color: .red, location: 1)]),
          from: .zero, to: CGPoint(x: 4, y: 0)), .evenOdd),
    ])
  #expect(
    list.description == """
      picture 100 × 50.5
        rectangle (0, 0) 10 × 0.333 #FF0000
        layer clip (1, 2) 3 × 4 opacity 0.5 move (5, 0)
          stroke 2 round-cap dash [1 2.5] from 1 <M 0 0 L 2 0 L 2 2 L 0 2 Z> #00FF00/80
          glyphs 7 9 at (1, 12) #FF0000
        fill even-odd <M 0 0 Q 2 1 4 0 Z> linear (0, 0) to (4, 0) [0 #FF0000, 1 #FF0000]
      """)
}

@Test func descriptionOfANumberThatIsNone() {
  let list = DisplayList(
    size: CGSize(width: CGFloat.nan, height: .infinity),
    commands: [.beginLayer(Layer(opacity: -.infinity)), .endLayer, .endLayer])
  #expect(list.description == "picture nan × inf\n  layer opacity -inf")
}

extension ResolvedColor {
  static let red = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1)
}

/// Every glyph a square of 10 points on the baseline.
final class SquareSource: GlyphSource {
  let identifier: UInt64 = 1

  func outline(of glyph: GlyphID) -> Path {
    Path(CGRect(x: 0, y: -10, width: 10, height: 10))
  }

  func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask? { nil }
}
