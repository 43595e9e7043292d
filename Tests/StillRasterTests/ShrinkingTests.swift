import Testing

@testable import StillRaster

/// Smaller pictures beside the mean of what each pixel covers, in exact numbers.
struct ShrinkingTests {
  /// Made-up premultiplied pixels.
  private func picture(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    var seed: UInt32 = 9
    for y in 0..<height {
      for x in 0..<width {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        bitmap[x, y] = RGBA8(
          red: UInt8(seed >> 24), green: UInt8(seed >> 16 & 255), blue: UInt8(seed >> 8 & 255),
          alpha: (x + y) % 3 == 0 ? UInt8(seed >> 20 & 255) : 255)
      }
    }
    return bitmap
  }

  private func channels(_ bitmap: Bitmap) -> [UInt8] {
    unsafe bitmap.withUnsafeBytes { unsafe [UInt8]($0) }
  }

  /// How much of a stretch of `count` pixels, in parts of one of them, lies in that of one pixel of `fewer`.
  private func shares(_ index: Int, of fewer: Int, in count: Int) -> [(index: Int, share: Int)] {
    // Counted in parts of which a pixel has `fewer`.
    let (start, end) = (index * count, (index + 1) * count)
    return (start / fewer..<(end + fewer - 1) / fewer).map { pixel in
      (pixel, min((pixel + 1) * fewer, end) - max(pixel * fewer, start))
    }
  }

  /// Of every channel, the mean as a fraction.
  private func means(
    _ bitmap: Bitmap, _ columns: Int, _ rows: Int
  ) -> [(sum: Int, area: Int)] {
    let bytes = channels(bitmap)
    var result: [(Int, Int)] = []
    for row in 0..<rows {
      for column in 0..<columns {
        for channel in 0..<4 {
          var sum = 0
          for (y, high) in shares(row, of: rows, in: bitmap.height) {
            for (x, wide) in shares(column, of: columns, in: bitmap.width) {
              sum += high * wide * Int(bytes[(y * bitmap.width + x) * 4 + channel])
            }
          }
          result.append((sum, bitmap.width * bitmap.height))
        }
      }
    }
    return result
  }

  /// - Returns: How far the worst channel is from the mean, in steps of 255.
  private func worst(_ width: Int, _ height: Int, to columns: Int, _ rows: Int) throws -> Double {
    let bitmap = picture(width, height)
    let small = try #require(bitmap.shrunk(width: columns, height: rows))
    #expect(small.width == columns && small.height == rows)
    return zip(channels(small), means(bitmap, columns, rows)).map { value, mean in
      abs(Double(value) - Double(mean.sum) / Double(mean.area))
    }.max() ?? .infinity
  }

  @Test(arguments: [(2, 2), (26, 14), (62, 30), (64, 2)])
  func halvesAreExactMeans(width: Int, height: Int) throws {
    #expect(try worst(width, height, to: width / 2, height / 2) <= 0.5)
  }

  @Test(arguments: [
    (30, 20, 10, 5), (31, 17, 7, 4), (40, 40, 40, 1), (40, 9, 1, 9), (13, 11, 12, 10),
    (100, 100, 3, 7), (17, 6, 16, 6), (9, 9, 1, 1),
  ])
  func othersAreMeansToo(width: Int, height: Int, columns: Int, rows: Int) throws {
    #expect(try worst(width, height, to: columns, rows) <= 0.501)
  }

  @Test(arguments: [(64, 40), (50, 31), (33, 3)])
  func whatIsEvenStaysSo(columns: Int, rows: Int) throws {
    var bitmap = Bitmap(width: 128, height: 80)
    for y in 0..<80 { for x in 0..<128 { bitmap[x, y] = RGBA8(red: 255, green: 7, blue: 129) } }
    let small = try #require(bitmap.shrunk(width: columns, height: rows))
    for y in 0..<rows {
      for x in 0..<columns { #expect(small[x, y] == RGBA8(red: 255, green: 7, blue: 129)) }
    }
  }
}
