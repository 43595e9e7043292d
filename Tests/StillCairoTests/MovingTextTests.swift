import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import StillText
import StillTextEngine
import Testing

@Suite("Text in the system typeface")
struct MovingTextTests {
  /// A line of 13 points, black, its left end and baseline at a point.
  private func line(_ text: String, at origin: CGPoint) -> [DrawCommand] {
    let font = FontDescriptor(family: .system(.default), size: 13, weight: 400)
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
