import Foundation
import Stillframe
import Testing

/// Text that moves slowly neither jumps nor shimmers: glyphs stand at sixteenths of a pixel.
@Suite struct SubpixelTextTests {
  /// The middle of everything that is darker than the white ground, in pixels.
  private func inkCenter(_ bitmap: Bitmap) -> CGPoint {
    var ink = 0.0
    var sum = CGPoint.zero
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let darkness = 255 - Double(bitmap[x, y].green)
        ink += darkness
        sum.x += darkness * (Double(x) + 0.5)
        sum.y += darkness * (Double(y) + 0.5)
      }
    }
    return CGPoint(x: sum.x / ink, y: sum.y / ink)
  }

  /// A line of text on the way from 0 to one pixel, in 16 equal steps.
  private func film(_ direction: CGSize, scale: CGFloat) -> FrameSequence {
    FrameSequence(
      value: CGSize.zero,
      changes: [
        .init(
          at: 0,
          to: CGSize(width: direction.width / scale, height: direction.height / scale),
          animation: .linear(duration: 1))
      ],
      size: CGSize(width: 160, height: 40), scale: scale, fps: 16, duration: 1
    ) { offset in
      Text("coco socco osco").foregroundStyle(.black).offset(offset)
    }
  }

  /// Round letters, because coverage counts ink at the middle of its pixel: a stem with upright edges, as
  /// of an "H", seems to move up to a tenth of a pixel off while its edges are inside pixels, though each
  /// pixel is right. Slanted and round edges lie at all phases at once, and that error cancels. What is left
  /// is that coverage has 8 bits: about 0.005 pixels here. The tolerance is a third of a step.
  @Test(arguments: [CGSize(width: 1, height: 0), CGSize(width: 0, height: 1)], [1, 2 as CGFloat])
  func aLineOfTextMovesBySixteenthsOfAPixel(_ direction: CGSize, _ scale: CGFloat) throws {
    let film = film(direction, scale: scale)
    var centers: [CGPoint] = []
    for frame in film { centers.append(inkCenter(try frame.bitmap())) }
    try #require(centers.count == 17)
    for (index, center) in centers.enumerated() {
      let share = Double(index) / 16
      #expect(abs(center.x - centers[0].x - share * direction.width) < 0.02)
      #expect(abs(center.y - centers[0].y - share * direction.height) < 0.02)
    }
    for (center, next) in zip(centers, centers.dropFirst()) {
      #expect(abs(next.x - center.x - direction.width / 16) < 0.02)
      #expect(abs(next.y - center.y - direction.height / 16) < 0.02)
    }
  }

  @Test func textAtRestIsOnWholePixels() throws {
    let film = film(CGSize(width: 0.4, height: 0), scale: 1)
    let still = try film.frame(at: 0).bitmap()
    #expect(try film.frame(at: 16).bitmap() == still)
    #expect(try film.frame(at: 8).layout.root.frame.width > 0)
  }
}
