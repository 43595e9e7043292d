internal import CStillFreeType
internal import Foundation
internal import StillGeometry
internal import StillRaster
internal import StillText

extension GlyphOutline {
  /// The largest mask in pixels, in each direction; larger glyphs are painted as paths.
  static let largestMask = 256

  /// Returns the outline's unhinted coverage; nil without ink and for what is too large.
  ///
  /// - Parameters:
  ///   - unit: Points per font unit.
  ///   - scale: Pixels per point.
  ///   - phase: The fraction of a pixel by which the origin lies right of and below a whole pixel.
  func mask(unit: CGFloat, scale: CGFloat, phase: CGPoint) -> GlyphMask? {
    guard scale.isFinite, scale > 0, phase.x.isFinite, phase.y.isFinite,
      abs(phase.x) <= 1, abs(phase.y) <= 1, let box = controlBox
    else { return nil }
    let zoom = unit * scale
    guard CGFloat(box.reach) * zoom < 262_144 else { return nil }
    let left = Int((CGFloat(box.left) * zoom + phase.x).rounded(.down))
    let right = Int((CGFloat(box.right) * zoom + phase.x).rounded(.up))
    let top = Int((-CGFloat(box.top) * zoom + phase.y).rounded(.down))
    let bottom = Int((-CGFloat(box.bottom) * zoom + phase.y).rounded(.up))
    let (width, height) = (right - left, bottom - top)
    guard width > 0, height > 0, width <= Self.largestMask, height <= Self.largestMask
    else { return nil }

    let outline = CoverageOutline()
    outline.begin(
      CGAffineTransform(a: zoom, b: 0, c: 0, d: zoom, tx: phase.x, ty: phase.y),
      area: CoverageOutline.Area(minX: left, minY: top, maxX: right, maxY: bottom))
    outline.add(path(scale: 1))
    var coverage = [UInt8](repeating: 0, count: width * height)
    let isDone = unsafe coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe outline.cover(
        CoverageOutline.Rule(isEvenOdd: isEvenOdd), into: base, stride: width)
    }
    guard isDone else { return nil }
    return GlyphMask(
      left: left, top: top, widthInPixels: width, heightInPixels: height, coverage: coverage)
  }
}
