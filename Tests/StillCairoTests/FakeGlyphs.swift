import Foundation
import StillDrawing
import StillGeometry
import StillText
import Synchronization

/// Glyphs that are squares of 4 × 4 points upon the baseline, 1 point from their origin.
///
/// Masks are exact: an edge inside a pixel covers it by its share. Glyph 0 has no ink; glyph 9 has an
/// outline but no mask.
final class FakeGlyphs: GlyphSource {
  static let box = CGRect(1, -4, 4, 4)

  let identifier: UInt64
  private let masks = Atomic<Int>(0)
  private let outlines = Atomic<Int>(0)

  /// How many masks have been asked for.
  var maskCount: Int { masks.load(ordering: .relaxed) }
  /// How many outlines have been asked for.
  var outlineCount: Int { outlines.load(ordering: .relaxed) }

  init(identifier: UInt64) { self.identifier = identifier }

  func outline(of glyph: GlyphID) -> Path {
    outlines.add(1, ordering: .relaxed)
    return glyph == 0 ? Path() : Path(Self.box)
  }

  func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask? {
    masks.add(1, ordering: .relaxed)
    guard glyph != 0, glyph != 9 else { return nil }
    let low = CGPoint(x: Self.box.minX * scale + phase.x, y: Self.box.minY * scale + phase.y)
    let high = CGPoint(x: Self.box.maxX * scale + phase.x, y: Self.box.maxY * scale + phase.y)
    let (left, right) = (Int(low.x.rounded(.down)), Int(high.x.rounded(.up)))
    let (top, bottom) = (Int(low.y.rounded(.down)), Int(high.y.rounded(.up)))
    func share(_ pixel: Int, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(0, min(CGFloat(pixel) + 1, high) - max(CGFloat(pixel), low))
    }
    var coverage: [UInt8] = []
    for y in top..<bottom {
      for x in left..<right {
        let cover = share(x, low.x, high.x) * share(y, low.y, high.y)
        coverage.append(UInt8((cover * 255).rounded()))
      }
    }
    return GlyphMask(
      left: left, top: top, widthInPixels: right - left, heightInPixels: bottom - top,
      coverage: coverage)
  }

  /// A run of this source's glyphs, 6 points apart.
  func run(_ glyphs: [GlyphID]) -> GlyphRun {
    GlyphRun(
      source: self, glyphs: glyphs,
      positions: glyphs.indices.map { CGPoint(x: CGFloat($0) * 6, y: 0) })
  }
}
