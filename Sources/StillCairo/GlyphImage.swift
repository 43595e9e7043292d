import StillText

/// A coverage mask without the empty pixels at both ends of its rows: what is kept of a glyph.
final class GlyphImage: Sendable {
  /// The pixels of a row from the first to the last with ink.
  struct Row: Sendable {
    /// Where the pixels start in `coverage`.
    let offset: Int
    /// Column of the first pixel, in the mask.
    let start: Int32
    /// Column behind the last pixel.
    let end: Int32
  }

  /// Position of the mask's left column relative to the origin's pixel.
  let left: Int
  /// Position of the top row relative to the origin's pixel.
  let top: Int
  let rows: [Row]
  let coverage: [UInt8]

  /// Nil for a mask whose numbers do not fit each other.
  init?(_ mask: GlyphMask) {
    let (width, height) = (mask.widthInPixels, mask.heightInPixels)
    guard width >= 0, height >= 0, width <= 1 << 15, height <= 1 << 15,
      mask.coverage.count == width * height, abs(mask.left) < 1 << 20, abs(mask.top) < 1 << 20
    else { return nil }
    var rows: [Row] = []
    rows.reserveCapacity(height)
    var kept: [UInt8] = []
    for y in 0..<height {
      let row = mask.coverage[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else {
        rows.append(Row(offset: kept.count, start: 0, end: 0))
        continue
      }
      rows.append(
        Row(
          offset: kept.count, start: Int32(first - y * width), end: Int32(last + 1 - y * width)))
      kept += row[first...last]
    }
    left = mask.left
    top = mask.top
    self.rows = rows
    coverage = kept
  }

  /// Roughly what it takes in memory.
  var byteCount: Int { coverage.count + rows.count * 16 + 112 }
}

/// A glyph's image with its origin on a pixel of the picture.
struct PlacedGlyph {
  let image: GlyphImage
  let x: Int
  let y: Int
}
