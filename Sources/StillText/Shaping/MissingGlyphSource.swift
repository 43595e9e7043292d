package import Foundation
package import StillGeometry

/// The box that is drawn for a character that no font has: an outlined rectangle on the baseline, as
/// high as a capital.
package final class MissingGlyphSource: GlyphSource {
  /// For most characters.
  package static let narrowBox: GlyphID = 0
  /// For characters as wide as high: emoji, ideographs.
  package static let wideBox: GlyphID = 1
  /// In the units of `unitsPerEm`.
  package static func advance(of glyph: GlyphID) -> Int32 { glyph == wideBox ? 1000 : 640 }
  package static let unitsPerEm = 1000

  package let identifier: UInt64
  private let size: CGFloat

  /// - Parameter size: Points per em, finite, not negative.
  package init(size: CGFloat) {
    self.size = size
    // Engines count their sources up from 0; boxes live in the upper half, told apart by their size.
    self.identifier = 1 << 63 | size.native.bitPattern
  }

  package func outline(of glyph: GlyphID) -> Path {
    let (outer, inner) = rectangles(of: glyph, scale: 1)
    var path = Path()
    guard outer.width > 0 else { return path }
    path.move(to: CGPoint(x: outer.minX, y: outer.minY))
    path.addLine(to: CGPoint(x: outer.maxX, y: outer.minY))
    path.addLine(to: CGPoint(x: outer.maxX, y: outer.maxY))
    path.addLine(to: CGPoint(x: outer.minX, y: outer.maxY))
    path.closeSubpath()
    // The other way round, so that the inside is a hole under either fill rule.
    path.move(to: CGPoint(x: inner.minX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    path.closeSubpath()
    return path
  }

  package func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask? {
    guard scale.isFinite, scale > 0, phase.x.isFinite, phase.y.isFinite else { return nil }
    let (outer, inner) = rectangles(of: glyph, scale: scale)
    guard outer.width > 0, outer.width <= 512, outer.height <= 512 else { return nil }
    let shifted = outer.offsetBy(dx: phase.x, dy: phase.y)
    let hole = inner.offsetBy(dx: phase.x, dy: phase.y)
    let left = Int(shifted.minX.rounded(.down))
    let top = Int(shifted.minY.rounded(.down))
    let columns = left..<Int(shifted.maxX.rounded(.up))
    let rows = top..<Int(shifted.maxY.rounded(.up))
    var coverage: [UInt8] = []
    coverage.reserveCapacity(columns.count * rows.count)
    for row in rows {
      let outerRow = overlap(row, shifted.minY, shifted.maxY)
      let holeRow = overlap(row, hole.minY, hole.maxY)
      for column in columns {
        let covered =
          outerRow * overlap(column, shifted.minX, shifted.maxX)
          - holeRow * overlap(column, hole.minX, hole.maxX)
        coverage.append(UInt8(min(max((covered * 255).rounded(), 0), 255)))
      }
    }
    return GlyphMask(
      left: left, top: top, widthInPixels: columns.count, heightInPixels: rows.count,
      coverage: coverage)
  }

  /// Returns the part of pixel `index` that lies in an interval.
  private func overlap(_ index: Int, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    max(0, min(CGFloat(index) + 1, upper) - max(CGFloat(index), lower))
  }

  /// Returns the outer and the inner edge, y down.
  private func rectangles(of glyph: GlyphID, scale: CGFloat) -> (outer: CGRect, inner: CGRect) {
    let em = size * scale
    let advance = CGFloat(Self.advance(of: glyph)) / CGFloat(Self.unitsPerEm) * em
    let outer = CGRect(x: 0.06 * em, y: -0.73 * em, width: advance - 0.12 * em, height: 0.73 * em)
    return (outer, outer.insetBy(dx: 0.06 * em, dy: 0.06 * em))
  }
}
