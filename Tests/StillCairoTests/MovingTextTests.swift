import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import StillText
import StillTextEngine
import Testing

@Suite("Text in the system typeface")
struct MovingTextTests {
  /// A line of text, black, its left end and baseline at a point.
  private func line(
    _ text: String, at origin: CGPoint, size: CGFloat = 13, weight: CGFloat = 400
  ) -> [DrawCommand] {
    let font = FontDescriptor(family: .system(.default), size: size, weight: weight)
    let layout = EmbeddedTextSystem.shared.paragraph(
      [TextRun(text, attributes: .init(font: font))], style: .init()
    ).layout(width: nil, height: nil)
    return layout.runs.map { run in
      .glyphs(run.glyphs, at: CGPoint(x: origin.x + run.origin.x, y: origin.y), .black)
    }
  }

  @Test(
    "moves its ink by a sixteenth of a pixel with every sixteenth",
    arguments: [1, 2, 3] as [CGFloat], [false, true])
  func sixteenths(scale: CGFloat, vertically: Bool) throws {
    let centroids = try (0...16).map { step -> CGFloat in
      let shift = CGFloat(step) / 16 / scale
      let origin = CGPoint(x: 4 + (vertically ? 0 : shift), y: 16 + (vertically ? shift : 0))
      let picture = try paint(
        120, 24, scale: scale, on: nil, line("Sphinx of quartz", at: origin))
      #expect(picture.alphas(row: 0).allSatisfy { $0 == 0 })
      return vertically ? picture.inkCentroid.y : picture.inkCentroid.x
    }
    for (before, after) in zip(centroids, centroids.dropFirst()) {
      // Glyphs that share a pixel cover each other there, by a little more or less at each phase.
      #expect(abs(after - before - 1 / 16) < 0.015, "\(centroids)")
    }
    #expect(abs(centroids[16] - centroids[0] - 1) < 1e-6)
  }

  /// Letter by letter, because the ink of each is rounded to 8 bits, which would count by its distance from the
  /// middle of a line; then the middle of all. The middle of pixels is not that of the ink in them: a stroke
  /// thinner than a pixel stands still while it crosses one. No finer phase helps there, and the next test shows
  /// that nothing else is missing; its letters together keep to a twelfth.
  @Test(
    "follows a slow movement within a sixteenth of a pixel at every size, weight and scale",
    arguments: [9, 13, 17, 24, 48] as [CGFloat], [100, 300, 400, 600, 900] as [CGFloat])
  func matrix(size: CGFloat, weight: CGFloat) throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let hasThinStrokes = weight < 300 && size * scale < 16
      let tolerance: CGFloat = hasThinStrokes ? 1 / 12 : 1 / 16
      var first: CGPoint?
      for step in 0..<5 {
        let middle = try middle(step: step, size: size, weight: weight, scale: scale) { $0 }
        let start = first ?? middle
        first = start
        #expect(abs(middle.x - start.x) <= tolerance, "\(scale) \(step)")
        #expect(abs(middle.y - start.y) <= tolerance, "\(scale) \(step)")
      }
    }
  }

  /// Exact coverage is the mean of pictures eight times as fine, moved by exactly as much.
  @Test(
    "in strokes thinner than a pixel stands where exact coverage puts it",
    arguments: [9, 13, 17] as [CGFloat], [100, 300] as [CGFloat])
  func thin(size: CGFloat, weight: CGFloat) throws {
    // FreeType's chords for curves put some ink elsewhere, wherever the letter stands.
    var first: CGPoint?
    for step in 0..<5 {
      let painted = try middle(step: step, size: size, weight: weight, scale: 1) { $0 }
      let exact = try middle(step: step, size: size, weight: weight, scale: 1, fineness: 8) {
        reduced($0, by: 8)
      }
      let difference = CGPoint(x: painted.x - exact.x, y: painted.y - exact.y)
      let start = first ?? difference
      first = start
      #expect(abs(difference.x - start.x) <= 1 / 40, "\(step)")
      #expect(abs(difference.y - start.y) <= 1 / 40, "\(step)")
    }
  }

  /// Where the ink of letters is in the middle, in pixels, less how far they were moved.
  ///
  /// - Parameters:
  ///   - step: Moves by three sixteenths of a pixel across and an eighth down each.
  ///   - fineness: Pixels that are painted for one, in each direction.
  private func middle(
    step: Int, size: CGFloat, weight: CGFloat, scale: CGFloat, fineness: CGFloat = 1,
    _ change: (Bitmap) throws -> Bitmap
  ) throws -> CGPoint {
    let letters = "Sphoaegx".map(String.init)
    let moved = CGPoint(x: CGFloat(step) * 3 / 16, y: CGFloat(step) / 8)
    var middle = CGPoint.zero
    for letter in letters {
      let origin = CGPoint(x: 2 + moved.x / scale, y: size + 2 + moved.y / scale)
      let picture = try paint(
        size + 5, (size * 1.4 + 5).rounded(), scale: scale * fineness, on: nil,
        line(letter, at: origin, size: size, weight: weight))
      let center = try change(picture).inkCentroid
      middle.x += (center.x - moved.x) / CGFloat(letters.count)
      middle.y += (center.y - moved.y) / CGFloat(letters.count)
    }
    return middle
  }

  /// The means of squares of pixels.
  private func reduced(_ picture: Bitmap, by fineness: Int) -> Bitmap {
    var result = Bitmap(
      width: picture.width / fineness, height: picture.height / fineness)
    for y in 0..<result.height {
      for x in 0..<result.width {
        var sum = 0
        for row in 0..<fineness {
          for column in 0..<fineness {
            sum += Int(picture[x * fineness + column, y * fineness + row].alpha)
          }
        }
        let area = fineness * fineness
        result[x, y].alpha = UInt8((sum + area / 2) / area)
      }
    }
    return result
  }

  @Test(
    "is painted as a path when it is large, and then follows as well",
    arguments: [300, 700] as [CGFloat])
  func largeGlyphs(size: CGFloat) throws {
    let source = EmbeddedTextSystem.shared.font(for: FontDescriptor(size: size)).face
      .source(size: size)
    let glyph = try #require(
      EmbeddedTextSystem.shared.paragraph(
        [TextRun("o", attributes: .init(font: FontDescriptor(size: size)))], style: .init()
      ).layout(width: nil, height: nil).runs.first?.glyphs.glyphs.first)
    #expect((source.coverage(of: glyph, scale: 1, phase: .zero) == nil) == (size > 400))
    #expect(source.coverage(of: glyph, scale: 3, phase: .zero) == nil)
    let centers = try [0, 0.3, 0.77].map { shift in
      try paint(
        size * 0.7, size * 0.8, on: nil,
        line("o", at: CGPoint(x: 3 + shift, y: size * 0.7), size: size)
      ).inkCentroid.x
    }
    #expect(abs(centers[1] - centers[0] - 0.3) <= 1 / 16)
    #expect(abs(centers[2] - centers[0] - 0.77) <= 1 / 16)
  }

  @Test("that is rotated keeps its ink and turns about the same point")
  func rotated() throws {
    let text = line("oco", at: CGPoint(x: -18, y: 6), size: 22)
    func picture(_ angle: CGFloat) throws -> Bitmap {
      let place = CGAffineTransform(translationX: 30.25, y: 30.5).rotated(by: angle)
      return try paint(60, 60, on: nil, layer(place, text))
    }
    let straight = try picture(0)
    let center = straight.inkCentroid
    for angle in stride(from: CGFloat(0.1), to: 6.2, by: 0.7) {
      let turned = try picture(angle)
      let (x, y) = (center.x - 30.25, center.y - 30.5)
      #expect(abs(turned.inkCentroid.x - 30.25 - x * cos(angle) + y * sin(angle)) <= 0.12)
      #expect(abs(turned.inkCentroid.y - 30.5 - x * sin(angle) - y * cos(angle)) <= 0.12)
      #expect(abs(ink(of: turned) - ink(of: straight)) < 0.03 * ink(of: straight))
    }
  }

  @Test(
    "painted as masks and as outlines weighs the same and stands in the same place",
    arguments: ["S", "x", "g", "M"])
  func outlines(letter: String) throws {
    let text = line(letter, at: CGPoint(x: 4.3, y: 16.4))
    let masks = try paint(120, 24, scale: 2, on: nil, text)
    // A soft clip of one command makes outlines of glyphs.
    let all = Clip.rectangle(CGRect(0.1, 0.1, 119, 23))
    let paths = try paint(120, 24, scale: 2, on: nil, text.flatMap { layer(clip: all, [$0]) })
    #expect(masks != paths)
    // Masks stand on sixteenths of a pixel and Cairo samples 15 rows in one: together up to half of each.
    let step = (1.0 / 16 + 1.0 / 15) / 2 + 0.005
    #expect(abs(masks.inkCentroid.x - paths.inkCentroid.x) < step)
    #expect(abs(masks.inkCentroid.y - paths.inkCentroid.y) < step)
    let (first, second) = (ink(of: masks), ink(of: paths))
    #expect(abs(first - second) < 0.02 * second, "\(first) \(second)")
  }

  private func ink(of picture: Bitmap) -> Double {
    (0..<picture.height).reduce(0.0) { sum, row in
      sum + picture.alphas(row: row).reduce(0.0) { $0 + Double($1) }
    }
  }
}
