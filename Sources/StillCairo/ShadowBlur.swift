import Foundation

/// The cover of a layer's contents, blurred: three passes of a running mean along both axes, which come
/// close to a Gaussian at a cost that does not depend on the radius.
struct ShadowBlur {
  /// What the blurred cover lies on, in pixels of the picture.
  let bounds: PixelRect
  /// 0…65,535, top row first.
  private(set) var cover: [UInt16]

  /// The largest blur, in pixels.
  private static let largestDeviation = 512.0

  /// - Parameters:
  ///   - canvas: Has the contents.
  ///   - deviation: Of the Gaussian, in pixels.
  init(_ canvas: Canvas, deviation: Double) {
    let sizes = Self.boxes(min(max(deviation, 0), Self.largestDeviation))
    let reach = sizes.reduce(0) { $0 + $1 / 2 }
    let inner = canvas.bounds
    bounds = inner.outset(reach)
    let width = bounds.width
    cover = Array(repeating: 0, count: width * bounds.height)
    // The other array's pixels are written before they are read.
    var other = cover
    Self.copyAlpha(of: canvas, to: &cover, width: width, reach: reach)
    for size in sizes where size > 1 {
      Self.meanOfRows(cover, &other, width: width, height: bounds.height, size: size)
      Self.meanOfColumns(other, &cover, width: width, height: bounds.height, size: size)
    }
  }

  /// Three odd sizes whose means together deviate as a Gaussian does.
  private static func boxes(_ deviation: Double) -> [Int] {
    guard deviation > 0.1 else { return [1, 1, 1] }
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var lower = Int(ideal.rounded(.down))
    if lower.isMultiple(of: 2) { lower -= 1 }
    lower = max(lower, 1)
    let least = Double(lower)
    let count =
      (12 * deviation * deviation - 3 * least * least - 12 * least - 9) / (-4 * least - 4)
    let lowerCount = Int(count.rounded())
    return (0..<3).map { $0 < lowerCount ? lower : lower + 2 }
  }

  private static func copyAlpha(
    of canvas: Canvas, to cover: inout [UInt16], width: Int, reach: Int
  ) {
    let inner = canvas.bounds
    unsafe cover.withUnsafeMutableBufferPointer { cover in
      unsafe canvas.write { memory in
        for row in 0..<inner.height {
          let line = unsafe memory.pixel(inner.minX, inner.minY + row)
          let start = (row + reach) * width + reach
          for column in 0..<inner.width {
            unsafe cover[start + column] = UInt16(line[column] >> 24) * 257
          }
        }
      }
    }
  }

  private static func meanOfRows(
    _ source: [UInt16], _ target: inout [UInt16], width: Int, height: Int, size: Int
  ) {
    let half = size / 2
    let factor = reciprocal(size)
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        for row in 0..<height {
          let start = row * width
          var sum: UInt64 = 0
          for column in 0..<min(half, width) { unsafe sum += UInt64(source[start + column]) }
          for column in 0..<width {
            if column + half < width { unsafe sum += UInt64(source[start + column + half]) }
            unsafe target[start + column] = UInt16(truncatingIfNeeded: (sum * factor) >> 32)
            if column >= half { unsafe sum -= UInt64(source[start + column - half]) }
          }
        }
      }
    }
  }

  /// Row by row with a sum for each column, so that memory is read in its order.
  private static func meanOfColumns(
    _ source: [UInt16], _ target: inout [UInt16], width: Int, height: Int, size: Int
  ) {
    let half = size / 2
    let factor = reciprocal(size)
    var sums = [UInt64](repeating: 0, count: width)
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          for row in 0..<min(half, height) {
            for column in 0..<width { unsafe sums[column] += UInt64(source[row * width + column]) }
          }
          for row in 0..<height {
            let start = row * width
            if row + half < height {
              let next = (row + half) * width
              for column in 0..<width { unsafe sums[column] += UInt64(source[next + column]) }
            }
            for column in 0..<width {
              unsafe target[start + column] = UInt16(
                truncatingIfNeeded: (sums[column] * factor) >> 32)
            }
            if row >= half {
              let last = (row - half) * width
              for column in 0..<width { unsafe sums[column] -= UInt64(source[last + column]) }
            }
          }
        }
      }
    }
  }

  /// 2³² through a size, so that a mean of 65,535 stays that.
  private static func reciprocal(_ size: Int) -> UInt64 {
    (UInt64(1) << 32 + UInt64(size) - 1) / UInt64(size)
  }
}

extension Canvas {
  /// Paints a shadow in a colour, moved by whole pixels, within a clip that lies on the canvas.
  func paint(_ shadow: ShadowBlur, _ pixel: UInt32, x: Int, y: Int, clip: PixelRect) {
    let box = PixelRect(
      minX: shadow.bounds.minX + x, minY: shadow.bounds.minY + y, maxX: shadow.bounds.maxX + x,
      maxY: shadow.bounds.maxY + y)
    let visible = box.intersection(clip)
    guard !visible.isEmpty, pixel != 0 else { return }
    let lanes = PixelBlend.lanes(pixel)
    unsafe write { memory in
      unsafe shadow.cover.withUnsafeBufferPointer { cover in
        for row in visible.minY..<visible.maxY {
          let line = unsafe memory.pixel(visible.minX, row)
          let start = (row - box.minY) * box.width + visible.minX - box.minX
          for column in 0..<visible.width {
            let amount = unsafe UInt8(
              truncatingIfNeeded: (UInt32(cover[start + column]) + 128) / 257)
            guard amount != 0 else { continue }
            unsafe line[column] = PixelBlend.blend(lanes, cover: amount, over: line[column])
          }
        }
      }
    }
  }
}
