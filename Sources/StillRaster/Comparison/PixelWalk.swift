import CStillFilters
import Foundation

/// Goes through the pixels that two pictures have in common and finds those that are not equal, past
/// what is equal in the largest pieces possible: all rows at once, a row, 16 pixels.
package struct PixelWalk {
  private let a: Bitmap
  private let b: Bitmap

  /// The rows that are gone through, of those that both pictures have.
  private let span: Range<Int>

  /// - Parameter rows: The rows to go through; nil: all.
  package init(_ a: Bitmap, _ b: Bitmap, rows: Range<Int>? = nil) {
    self.a = a
    self.b = b
    let common = 0..<min(a.height, b.height)
    span = rows?.clamped(to: common) ?? common
  }

  /// Calls `body` with the place and the two values of each unequal pixel, row by row.
  func forEachUnequalPixel(
    _ body: (_ x: Int, _ y: Int, _ a: PremultipliedPixel, _ b: PremultipliedPixel) -> Void
  ) {
    unsafe withRows { rowA, rowB, y in
      unsafe PixelWalk.forEachUnequalPixel(of: rowA, rowB, width: width) { x, a, b in
        body(x, y, a, b)
      }
    }
  }

  /// Returns the smallest rectangle around all unequal pixels; nil when there is none.
  ///
  /// - Parameter rows: Where there may be some, ascending; nil: anywhere.
  package func changedRectangle(in rows: [Range<Int>]? = nil) -> PixelRectangle? {
    var top: Int?
    var (bottom, left, right) = (0, width, 0)
    unsafe withRows(rows) { rowA, rowB, y in
      if top == nil { top = y }
      bottom = y + 1
      // Only what would make the rectangle wider is looked at.
      left = min(left, unsafe still_next_unequal(rowA, rowB, 0, left))
      right = max(right, unsafe still_last_unequal(rowA, rowB, right, width) + 1)
    }
    guard let top else { return nil }
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  private var width: Int { min(a.width, b.width) }

  /// Calls `body` with each pair of rows that are not equal.
  private func withRows(
    _ rows: [Range<Int>]? = nil,
    _ body: (UnsafePointer<PremultipliedPixel>, UnsafePointer<PremultipliedPixel>, Int) -> Void
  ) {
    let (width, span) = (width, span)
    unsafe a.withUnsafeBytes { bytesA in
      unsafe b.withUnsafeBytes { bytesB in
        guard width > 0, !span.isEmpty, let startA = bytesA.baseAddress,
          let startB = bytesB.baseAddress
        else { return }
        let offset = span.lowerBound * a.bytesPerRow
        if unsafe rows == nil && a.width == b.width
          && memcmp(startA + offset, startB + offset, span.count * a.bytesPerRow) == 0
        {
          return
        }
        for y in (rows ?? [span]).lazy.flatMap(\.self) where span.contains(y) {
          let rowA = unsafe startA + y * a.bytesPerRow
          let rowB = unsafe startB + y * b.bytesPerRow
          if unsafe memcmp(rowA, rowB, width * 4) == 0 { continue }
          unsafe body(
            rowA.assumingMemoryBound(to: PremultipliedPixel.self),
            rowB.assumingMemoryBound(to: PremultipliedPixel.self), y)
        }
      }
    }
  }

  private static func forEachUnequalPixel(
    of a: UnsafePointer<PremultipliedPixel>, _ b: UnsafePointer<PremultipliedPixel>, width: Int,
    _ body: (_ x: Int, _ a: PremultipliedPixel, _ b: PremultipliedPixel) -> Void
  ) {
    var x = unsafe still_next_unequal(a, b, 0, width)
    while x < width {
      unsafe body(x, a[x], b[x])
      x = unsafe still_next_unequal(a, b, x + 1, width)
    }
  }
}
