import StillRaster

/// Turns rows of pixels into the bytes that are compressed: each row a filter's number and the
/// differences that the filter leaves.
///
/// A row takes Up or Sub, whichever leaves the smaller sum of differences, Up when both are equal. But
/// when the differences that are not zero are large on average, the row is made of edges, such as text,
/// and not of gradients: then it takes None, as deflate finds the same letters again only when they are
/// left as they are (an eighth to a third smaller, measured on pictures of text).
struct PNGFilter {
  let pixels: PixelRows
  /// Whether alpha is written.
  let hasAlpha: Bool
  /// Whether each row's filter is chosen; else all take Up, which costs less time and more bytes.
  var isThorough = true

  private var bytesPerPixel: Int { hasAlpha ? 4 : 3 }

  /// How large a difference that is not zero may be on average before a row takes None.
  private static let edge = 8

  /// All rows, filtered.
  func scanlines() -> [UInt8] {
    let stride = 1 + pixels.width * bytesPerPixel
    return unsafe [UInt8](unsafeUninitializedCapacity: stride * pixels.height) { lines, count in
      count = stride * pixels.height
      // The row and the one above, each behind a zero pixel for Sub, and a row of zeros.
      let length = pixels.width + 1
      var rows = [UInt32](repeating: 0, count: 3 * length)
      unsafe rows.withUnsafeMutableBufferPointer { rows in
        var current = unsafe UnsafeMutableBufferPointer(rebasing: rows[..<length])
        var above = unsafe UnsafeMutableBufferPointer(rebasing: rows[length..<2 * length])
        let zeros = unsafe UnsafeRawBufferPointer(
          rebasing: UnsafeRawBufferPointer(rows)[(8 * length)...])
        for y in 0..<pixels.height {
          let line = unsafe UnsafeMutableBufferPointer(
            rebasing: lines[y * stride..<(y + 1) * stride])
          if y > 0, pixels.rowsAreEqual(y - 1, y) {
            // Up leaves nothing of a row like the one above, which stays the one above.
            unsafe line.update(repeating: 0)
            unsafe line[0] = 2
            continue
          }
          unsafe readStraight(row: y, into: current)
          unsafe write(current, above: above, zeros: zeros, to: line)
          unsafe swap(&current, &above)
        }
      }
    }
  }

  /// A row's pixels with straight alpha, red in the lowest byte, behind one zero.
  private func readStraight(row y: Int, into out: UnsafeMutableBufferPointer<UInt32>) {
    unsafe pixels.withRow(y) { row in
      guard let from = row.baseAddress, let to = out.baseAddress else { return }
      if !hasAlpha {
        for x in 0..<row.count {
          let pixel = unsafe from[x]
          unsafe to[x + 1] = pixel.byteSwapped &>> 8 | pixel & 0xFF00_0000
        }
        return
      }
      for x in 0..<row.count {
        let pixel = unsafe from[x]
        if pixel >= 0xFF00_0000 {
          unsafe to[x + 1] = pixel.byteSwapped &>> 8 | pixel & 0xFF00_0000
        } else {
          let color = RGBA8(premultiplied: pixel)
          unsafe to[x + 1] =
            UInt32(color.alpha) &<< 24 | UInt32(color.blue) &<< 16 | UInt32(color.green) &<< 8
            | UInt32(color.red)
        }
      }
    }
  }

  private func write(
    _ current: UnsafeMutableBufferPointer<UInt32>, above: UnsafeMutableBufferPointer<UInt32>,
    zeros: UnsafeRawBufferPointer, to line: UnsafeMutableBufferPointer<UInt8>
  ) {
    let before = unsafe UnsafeRawPointer(current.baseAddress.unsafelyUnwrapped)
    let up = unsafe UnsafeRawPointer(above.baseAddress.unsafelyUnwrapped) + 4
    let row = unsafe before + 4
    let out = unsafe UnsafeMutableRawPointer(line.baseAddress.unsafelyUnwrapped) + 1
    guard isThorough else {
      unsafe line[0] = 2
      unsafe writeDifferences(row, minus: up, to: out)
      return
    }
    let (upCost, subCost) = unsafe (cost(row, minus: up), cost(row, minus: before))
    let usesUp = upCost.sum <= subCost.sum
    let cost = usesUp ? upCost : subCost
    if cost.sum > PNGFilter.edge * cost.count {
      unsafe line[0] = 0
      unsafe writeDifferences(row, minus: zeros.baseAddress.unsafelyUnwrapped, to: out)
    } else {
      unsafe line[0] = usesUp ? 2 : 1
      unsafe writeDifferences(row, minus: usesUp ? up : before, to: out)
    }
  }

  /// The sum of the magnitudes of all differences, and how many are not zero.
  private func cost(
    _ row: UnsafeRawPointer, minus other: UnsafeRawPointer
  ) -> (sum: Int, count: Int) {
    typealias Bytes = SIMD16<UInt8>
    var (sum, count) = (0, 0)
    var x = 0
    while x + 4 <= pixels.width {
      // A sum of two bytes is at most 510, so 64 of them fit into 16 bits.
      let end = min(x + 256, pixels.width & ~3)
      var sums = SIMD8<UInt16>()
      var counts = Bytes()
      while x < end {
        let a = unsafe row.loadUnaligned(fromByteOffset: x * 4, as: Bytes.self)
        let b = unsafe other.loadUnaligned(fromByteOffset: x * 4, as: Bytes.self)
        let magnitude = pointwiseMax(a, b) &- pointwiseMin(a, b)
        let pairs = unsafe unsafeBitCast(magnitude, to: SIMD8<UInt16>.self)
        sums &+= pairs & 0xFF &+ pairs &>> 8
        counts &+= pointwiseMin(magnitude, Bytes(repeating: 1))
        x += 4
      }
      for lane in 0..<8 { sum &+= Int(sums[lane]) }
      for lane in 0..<16 { count &+= Int(counts[lane]) }
    }
    while x < pixels.width {
      for byte in x * 4..<x * 4 + 4 {
        let a = unsafe row.load(fromByteOffset: byte, as: UInt8.self)
        let b = unsafe other.load(fromByteOffset: byte, as: UInt8.self)
        sum &+= Int(max(a, b) &- min(a, b))
        count &+= a == b ? 0 : 1
      }
      x += 1
    }
    return (sum, count)
  }

  private func writeDifferences(
    _ row: UnsafeRawPointer, minus other: UnsafeRawPointer, to out: UnsafeMutableRawPointer
  ) {
    for x in 0..<pixels.width {
      let difference = unsafe subtract(
        row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self),
        other.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      if hasAlpha {
        unsafe out.storeBytes(of: difference, toByteOffset: x * 4, as: UInt32.self)
      } else {
        unsafe out.storeBytes(
          of: UInt16(truncatingIfNeeded: difference), toByteOffset: x * 3, as: UInt16.self)
        unsafe out.storeBytes(
          of: UInt8(truncatingIfNeeded: difference &>> 16), toByteOffset: x * 3 + 2, as: UInt8.self)
      }
    }
  }

  /// The differences of all four bytes, each modulo 256.
  private func subtract(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
  }
}
