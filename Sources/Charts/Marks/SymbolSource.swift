import Foundation
import StillGeometry
import StillRaster
import StillText
import Synchronization

/// One symbol at one size, painted like a glyph: its coverage is worked out once for each fraction of a pixel.
final class SymbolSource: GlyphSource {
  let identifier: UInt64
  private let path: Path

  /// The most pixels along a side of a mask; larger symbols are painted as paths.
  private static let largestMask = 256
  /// The most sources that are kept for further charts.
  private static let limit = 64

  private struct Key: Hashable {
    let shape: BasicChartSymbolShape
    let width: CGFloat
    let height: CGFloat
  }

  private static let known = Mutex<[Key: SymbolSource]>([:])
  /// Sources of fonts count from 0, boxes of missing characters are in the upper half.
  private static let next = Atomic<UInt64>(1 << 62)

  private init(_ shape: AnyChartSymbolShape, _ size: CGSize) {
    identifier = Self.next.add(1, ordering: .relaxed).oldValue
    path = shape.path(
      in: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// The source of a shape in a box; the origin is the middle of the box.
  static func source(of shape: AnyChartSymbolShape, size: CGSize) -> SymbolSource {
    guard let basic = shape.basic else { return SymbolSource(shape, size) }
    let key = Key(shape: basic, width: size.width, height: size.height)
    return known.withLock { known in
      if let source = known[key] { return source }
      if known.count >= limit { known.removeAll(keepingCapacity: true) }
      let source = SymbolSource(shape, size)
      known[key] = source
      return source
    }
  }

  var isShape: Bool { true }

  func outline(of glyph: GlyphID) -> Path { path }

  func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask? {
    let box = path.boundingRect
    guard scale.isFinite, scale > 0, phase.x.isFinite, phase.y.isFinite, !box.isEmpty,
      box.minX.isFinite, box.minY.isFinite, box.width * scale < 1000, box.height * scale < 1000
    else { return nil }
    let left = Int((box.minX * scale + phase.x).rounded(.down))
    let right = Int((box.maxX * scale + phase.x).rounded(.up))
    let top = Int((box.minY * scale + phase.y).rounded(.down))
    let bottom = Int((box.maxY * scale + phase.y).rounded(.up))
    let (width, height) = (right - left, bottom - top)
    guard width > 0, height > 0, width <= Self.largestMask, height <= Self.largestMask else {
      return nil
    }
    let outline = CoverageOutline()
    outline.begin(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: phase.x, ty: phase.y),
      area: CoverageOutline.Area(minX: left, minY: top, maxX: right, maxY: bottom))
    outline.add(path)
    var coverage = [UInt8](repeating: 0, count: width * height)
    let isDone = unsafe coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe outline.cover(CoverageOutline.Rule(), into: base, stride: width)
    }
    guard isDone else { return nil }
    return GlyphMask(
      left: left, top: top, widthInPixels: width, heightInPixels: height, coverage: coverage)
  }
}
