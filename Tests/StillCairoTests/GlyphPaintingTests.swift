import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@Suite("A glyph run")
struct GlyphPaintingTests {
  @Test("is painted from masks at its place", arguments: [1, 2, 3] as [CGFloat])
  func place(scale: CGFloat) throws {
    let glyphs = FakeGlyphs(identifier: 601)
    let picture = try paint(
      20, 8, scale: scale,
      [.glyphs(glyphs.run([1, 0, 1]), at: CGPoint(x: 2, y: 6), .black)])
    let row = picture.reds(row: Int(5 * scale))
    let inked = row.indices.filter { row[$0] == 0 }.map { $0 / Int(scale) }
    #expect(Set(inked) == [3, 4, 5, 6, 15, 16, 17, 18])
    #expect(row.allSatisfy { $0 == 0 || $0 == 255 })
    #expect(picture.reds(row: Int(6 * scale)).allSatisfy { $0 == 255 })
    // Only the glyph without ink may have been asked for its outline.
    #expect(glyphs.outlineCount <= 1)
  }

  @Test("moves its ink by a sixteenth of a pixel when it is moved by one, on both axes")
  func phases() throws {
    let glyphs = FakeGlyphs(identifier: 602)
    let start = CGPoint(x: 3, y: 6)
    func centroid(_ dx: CGFloat, _ dy: CGFloat) throws -> CGPoint {
      let at = CGPoint(x: start.x + dx, y: start.y + dy)
      return try paint(16, 12, on: nil, [.glyphs(glyphs.run([1]), at: at, .black)]).inkCentroid
    }
    let origin = try centroid(0, 0)
    for step in 0...16 {
      let moved = CGFloat(step) / 16
      let (x, y) = (try centroid(moved, 0), try centroid(0, moved))
      #expect(abs(x.x - origin.x - moved) < 0.01 && abs(x.y - origin.y) < 0.01, "\(step)")
      #expect(abs(y.y - origin.y - moved) < 0.01 && abs(y.x - origin.x) < 0.01, "\(step)")
    }
  }

  @Test("left of or above the picture has the phase that it has inside")
  func negativePlaces() throws {
    let glyphs = FakeGlyphs(identifier: 603)
    let inside = try paint(
      8, 8, on: nil, [.glyphs(glyphs.run([1]), at: CGPoint(x: 2.3125, y: 5), .black)])
    let outside = try paint(
      8, 8, on: nil, [.glyphs(glyphs.run([1]), at: CGPoint(x: -2.6875, y: 2), .black)])
    #expect(inside[7, 4].alpha == outside[2, 1].alpha && outside[2, 1].alpha > 0)
    #expect(outside[0, 1].alpha == 255 && outside[0, 2].alpha == 0)
  }

  @Test("asks for a mask once for each phase")
  func cached() throws {
    let glyphs = FakeGlyphs(identifier: 604)
    let run = glyphs.run([1, 1, 1, 2])
    for _ in 0..<3 { _ = try paint(30, 8, [.glyphs(run, at: CGPoint(x: 1, y: 6), .black)]) }
    #expect(glyphs.maskCount == 2)
    _ = try paint(30, 8, [.glyphs(run, at: CGPoint(x: 1.5, y: 6), .black)])
    #expect(glyphs.maskCount == 4)
    _ = try paint(30, 8, [.glyphs(run, at: CGPoint(x: 1.501, y: 6), .black)])
    #expect(glyphs.maskCount == 4)
  }

  @Test("does not mix sources, scales or glyphs up")
  func keys() throws {
    let (one, other) = (FakeGlyphs(identifier: 605), FakeGlyphs(identifier: 606))
    let at = CGPoint(x: 1, y: 6)
    for glyphs in [one, other] {
      for scale in [1, 2] as [CGFloat] {
        _ = try paint(30, 8, scale: scale, [.glyphs(glyphs.run([1]), at: at, .black)])
      }
      #expect(glyphs.maskCount == 2)
    }
  }

  @Test("blends its colour with what is below by coverage")
  func blending() throws {
    let glyphs = FakeGlyphs(identifier: 607)
    let half = try paint(
      10, 8, [.glyphs(glyphs.run([1]), at: CGPoint(x: 2.5, y: 6), .red)])
    // Column 3 is covered by half: 128 of 255.
    #expect(half[3, 4] == RGBA8(red: 255, green: 127, blue: 127))
    #expect(half[4, 4] == RGBA8(red: 255, green: 0, blue: 0))
    let faint = try paint(
      10, 8,
      layer(opacity: 0.5, [.glyphs(glyphs.run([1]), at: CGPoint(x: 2, y: 6), .red)]))
    #expect(faint[4, 4] == RGBA8(red: 255, green: 127, blue: 127))
  }

  @Test("that is turned, enlarged, painted with a gradient or clipped to a path is an outline")
  func outlines() throws {
    let glyphs = FakeGlyphs(identifier: 608)
    let text = DrawCommand.glyphs(glyphs.run([1]), at: CGPoint(x: 2, y: 6), .black)
    let enlarged = try paint(20, 20, layer(CGAffineTransform(scaleX: 2, y: 2), [text]))
    #expect(enlarged.reds(row: 5)[5...14] == [255, 0, 0, 0, 0, 0, 0, 0, 0, 255])
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = try paint(20, 20, on: nil, layer(turn.translatedBy(x: 0, y: -12), [text]))
    #expect(abs(turned.inkCentroid.x - 8) < 0.01 && abs(turned.inkCentroid.y - 5) < 0.01)
    let stops = GradientStops(stops: [.init(color: .green, location: 0)])
    let gradient = Paint.linearGradient(stops, from: .zero, to: CGPoint(x: 9, y: 0))
    let colored = try paint(
      10, 8, [.glyphs(glyphs.run([1]), at: CGPoint(x: 2, y: 6), gradient)])
    #expect(colored[4, 4] == RGBA8(red: 0, green: 255, blue: 0))
    let clip = Clip.path(Path(ellipseIn: CGRect(3, 2, 4, 4)), .nonZero)
    let clipped = try paint(10, 8, layer(clip: clip, [text]))
    #expect(clipped[5, 4].red == 0 && clipped[3, 2].red > 64)
    #expect(glyphs.maskCount == 0)
  }

  @Test("shows glyphs without a mask by their outlines, and those without ink not at all")
  func maskless() throws {
    let glyphs = FakeGlyphs(identifier: 609)
    let picture = try paint(
      20, 8, [.glyphs(glyphs.run([9, 0]), at: CGPoint(x: 2, y: 6), .black)])
    let row = picture.reds(row: 4)
    #expect(row.indices.filter { row[$0] == 0 } == [3, 4, 5, 6])
  }

  @Test("in a faded group of several is where it is without the group")
  func inGroup() throws {
    let glyphs = FakeGlyphs(identifier: 610)
    let text = DrawCommand.glyphs(glyphs.run([1]), at: CGPoint(x: 2.25, y: 6), .black)
    let whole = try paint(10, 8, on: nil, [text, text])
    let faded = try paint(10, 8, on: nil, layer(opacity: 0.5, [text, text]))
    for x in 0..<10 {
      #expect(abs(Int(whole[x, 4].alpha) - 2 * Int(faded[x, 4].alpha)) <= 1, "at \(x)")
    }
  }
}
