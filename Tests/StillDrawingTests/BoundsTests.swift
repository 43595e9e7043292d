import Foundation
import StillDrawing
import StillGeometry
import StillText
import Testing

private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

private func list(_ commands: DrawCommand...) -> DisplayList {
  DisplayList(size: CGSize(width: 100, height: 100), commands: commands)
}

@Test func boundsOfNothing() {
  #expect(list().bounds == nil)
  #expect(list(.fill(Path(), .color(.red), .nonZero)).bounds == nil)
}

@Test func boundsOfARectangle() {
  #expect(list(.fillRectangle(box, .color(.red))).bounds == box)
}

@Test func boundsOfAStrokeReachBeyondItsPath() {
  let style = StrokeStyle(lineWidth: 4, lineJoin: .round)
  #expect(
    list(.stroke(Path(box), style, .color(.red))).bounds == box.insetBy(dx: -4, dy: -4))
}

@Test func boundsOfGlyphs() {
  let run = GlyphRun(
    source: SquareSource(), glyphs: [1, 1], positions: [.zero, CGPoint(x: 15, y: 0)])
  #expect(
    list(.glyphs(run, at: CGPoint(x: 5, y: 50), .color(.red))).bounds
      == CGRect(x: 5, y: 40, width: 25, height: 10))
}

@Test func boundsFollowTransformsAndClips() {
  let layer = Layer(
    transform: CGAffineTransform(scaleX: 2, y: 2),
    clip: .rectangle(CGRect(x: 0, y: 0, width: 20, height: 30)))
  #expect(
    list(.beginLayer(layer), .fillRectangle(box, .color(.red)), .endLayer).bounds
      == CGRect(x: 20, y: 40, width: 20, height: 20))
}

@Test func clipsEndWithTheirLayers() {
  let layer = Layer(clip: .rectangle(.zero))
  #expect(
    list(
      .beginLayer(layer), .fillRectangle(box, .color(.red)), .endLayer,
      .fillRectangle(box.offsetBy(dx: 5, dy: 0), .color(.red))
    ).bounds == box.offsetBy(dx: 5, dy: 0))
}

@Test func sanitisingDropsCommandsThatAreNoNumbers() {
  let good = DrawCommand.fillRectangle(box, .color(.red))
  let bad: [DrawCommand] = [
    .fillRectangle(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .color(.red)),
    .fillRectangle(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), .color(.red)),
    .fill(
      Path { path in
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: .zero)
      }, .color(.red), .nonZero),
    .stroke(Path(box), StrokeStyle(lineWidth: .nan), .color(.red)),
    .fillRectangle(
      box, .color(ResolvedColor(red: .nan, green: 0, blue: 0, opacity: 1))),
    .fillRectangle(
      box,
      .radialGradient(
        GradientStops(stops: []), center: .zero, startRadius: 0, endRadius: .infinity)),
    .glyphs(
      GlyphRun(source: SquareSource(), glyphs: [1], positions: [CGPoint(x: 0, y: CGFloat.nan)]),
      at: .zero, .color(.red)),
    .beginLayer(Layer(transform: CGAffineTransform(scaleX: .nan, y: 1))),
    .beginLayer(Layer()),
    good,
    .endLayer,
    .endLayer,
  ]
  let safe = DisplayList(size: box.size, commands: [good] + bad + [good]).sanitised()
  #expect(safe.description == DisplayList(size: box.size, commands: [good, good]).description)
}

@Test func sanitisingBalancesLayersAndOpacities() {
  let safe = DisplayList(
    size: .zero,
    commands: [.endLayer, .beginLayer(Layer(opacity: 7)), .beginLayer(Layer(opacity: .nan))]
  ).sanitised()
  #expect(safe.description == "picture 0 × 0\n  layer\n    layer")
  #expect(safe.commands.count == 4)
}
