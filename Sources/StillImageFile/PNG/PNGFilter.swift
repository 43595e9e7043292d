import StillRaster

/// Turns rows of pixels into the bytes that are compressed: each row a filter's number and the
/// differences that the filter leaves.
///
/// A row takes the filter Up or Sub, whichever leaves the smaller sum of differences (as signed
/// bytes), Up when both are equal. The first row has nothing above it but zeros.
struct PNGFilter {
  let pixels: PixelRows
  /// Whether alpha is written.
  let hasAlpha: Bool

  private var bytesPerPixel: Int { hasAlpha ? 4 : 3 }

  /// All rows, filtered.
  func scanlines() -> [UInt8] {
    let stride = 1 + pixels.width * bytesPerPixel
    return unsafe [UInt8](unsafeUninitializedCapacity: stride * pixels.height) { lines, count in
      count = stride * pixels.height
      // The row and the one above, each behind a zero pixel for Sub.
      var rows = [PremultipliedPixel](repeating: 0, count: 2 * (pixels.width + 1))
      unsafe rows.withUnsafeMutableBufferPointer { rows in
        let half = pixels.width + 1
        var current = unsafe UnsafeMutableBufferPointer(rebasing: rows[..<half])
        var above = unsafe UnsafeMutableBufferPointer(rebasing: rows[half...])
        for y in 0..<pixels.height {
          unsafe readStraight(row: y, into: current)
          unsafe write(
            current, above: above,
            to: UnsafeMutableBufferPointer(rebasing: lines[y * stride..<(y + 1) * stride]))
          unsafe swap(&current, &above)
        }
      }
    }
  }

  /// A row's pixels with straight alpha, red in the lowest byte, behind one zero.
  private func readStraight(row y: Int, into out: UnsafeMutableBufferPointer<UInt32>) {
    unsafe pixels.withRow(y) { row in
      for x in row.indices {
        let pixel = unsafe row[x]
        if pixel >= 0xFF00_0000 || !hasAlpha {
          unsafe out[x + 1] = pixel.byteSwapped &>> 8 | pixel & 0xFF00_0000
        } else {
          let color = RGBA8(premultiplied: pixel)
          unsafe out[x + 1] =
            UInt32(color.alpha) &<< 24 | UInt32(color.blue) &<< 16 | UInt32(color.green) &<< 8
            | UInt32(color.red)
        }
      }
    }
  }

  private func write(
    _ current: UnsafeMutableBufferPointer<UInt32>, above: UnsafeMutableBufferPointer<UInt32>,
    to line: UnsafeMutableBufferPointer<UInt8>
  ) {
    let bytes = unsafe UnsafeMutableRawPointer(current.baseAddress.unsafelyUnwrapped)
    let up = unsafe UnsafeRawPointer(above.baseAddress.unsafelyUnwrapped) + 4
    let usesUp = unsafe cost(bytes + 4, minus: up) <= cost(bytes + 4, minus: bytes)
    unsafe line[0] = usesUp ? 2 : 1
    let out = unsafe UnsafeMutableRawPointer(line.baseAddress.unsafelyUnwrapped) + 1
    unsafe writeDifferences(bytes + 4, minus: usesUp ? up : UnsafeRawPointer(bytes), to: out)
  }

  /// The sum of the magnitudes of all differences.
  private func cost(_ row: UnsafeRawPointer, minus other: UnsafeRawPointer) -> Int {
    var sum = 0
    var x = 0
    while x + 4 <= pixels.width {
      let a = unsafe row.loadUnaligned(fromByteOffset: x * 4, as: SIMD16<UInt8>.self)
      let b = unsafe other.loadUnaligned(fromByteOffset: x * 4, as: SIMD16<UInt8>.self)
      if a != b {
        let difference = a &- b
        let magnitude = pointwiseMin(difference, 0 &- difference)
        sum &+= Int(SIMD16<UInt16>(truncatingIfNeeded: magnitude).wrappedSum())
      }
      x += 4
    }
    while x < pixels.width {
      let difference = unsafe subtract(
        row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self),
        other.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let byte = UInt8(truncatingIfNeeded: difference &>> shift)
        sum &+= Int(min(byte, 0 &- byte))
      }
      x += 1
    }
    return sum
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
