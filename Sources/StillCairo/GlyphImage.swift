import StillRaster
import StillText

/// A coverage mask without the empty pixels at both ends of its rows: what is kept of a glyph.
@safe
final class GlyphImage: Sendable {
  /// Position of the mask's left column relative to the origin's pixel.
  let left: Int
  /// Position of the top row relative to the origin's pixel.
  let top: Int
  /// Number of rows.
  let height: Int
  /// Number of pixels that are kept.
  private let count: Int
  // Safe to share: the memory is written before the end of `init` only.
  private nonisolated(unsafe) let spans: UnsafeMutablePointer<InkSpan>
  // Safe to share: the memory is written before the end of `init` only.
  private nonisolated(unsafe) let coverage: UnsafeMutablePointer<UInt8>

  /// Nil for a mask whose numbers do not fit each other.
  init?(_ mask: GlyphMask) {
    let (width, height) = (mask.widthInPixels, mask.heightInPixels)
    guard width >= 0, height >= 0, width <= 1 << 15, height <= 1 << 15,
      mask.coverage.count == width * height, abs(mask.left) < 1 << 20, abs(mask.top) < 1 << 20
    else { return nil }
    var spans: [InkSpan] = []
    spans.reserveCapacity(height)
    var kept: [UInt8] = []
    for y in 0..<height {
      let row = mask.coverage[y * width..<(y + 1) * width]
      var span = InkSpan(offset: Int32(kept.count))
      if let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      {
        span.start = Int32(first - y * width)
        span.end = Int32(last + 1 - y * width)
        kept += row[first...last]
      }
      spans.append(span)
    }
    left = mask.left
    top = mask.top
    self.height = height
    count = kept.count
    unsafe self.spans = .allocate(capacity: max(height, 1))
    unsafe self.spans.initialize(from: spans, count: height)
    unsafe coverage = .allocate(capacity: max(kept.count, 1))
    unsafe coverage.initialize(from: kept, count: kept.count)
  }

  deinit {
    unsafe spans.deallocate()
    unsafe coverage.deallocate()
  }

  /// Calls `body` with the rows' spans and with the pixels that they point to.
  @inline(__always)
  func withUnsafeMemory(_ body: (UnsafeBufferPointer<InkSpan>, UnsafePointer<UInt8>) -> Void) {
    unsafe body(
      UnsafeBufferPointer(start: spans, count: height), UnsafePointer(coverage))
    withExtendedLifetime(self) {}
  }

  /// Roughly what it takes in memory.
  var byteCount: Int { count + height * 12 + 96 }
}

/// A glyph's image with its origin on a pixel of the picture.
struct PlacedGlyph {
  let image: GlyphImage
  let x: Int
  let y: Int
}
