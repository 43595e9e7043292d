import CStillFilters
import Foundation

extension Bitmap {
  /// Returns the picture with fewer pixels: each is the mean of the area that it stands for, so that nothing fine
  /// is lost by chance (rule P11.5). Sides never grow; nil when there is no memory.
  package func shrunk(width columns: Int, height rows: Int) -> Bitmap? {
    let (columns, rows) = (min(max(columns, 1), width), min(max(rows, 1), height))
    if columns == width, rows == height { return self }
    guard var result = try? Bitmap(checking: columns, rows, scale: scale) else { return nil }
    let isMade = unsafe withUnsafeBytes { source in
      unsafe result.withUnsafeMutableBytes { target in
        guard let from = source.baseAddress, let to = target.baseAddress else {
          return true
        }
        return unsafe still_shrink(
          from.assumingMemoryBound(to: UInt32.self), Int32(width), Int32(height),
          to.assumingMemoryBound(to: UInt32.self), Int32(columns), Int32(rows)) != 0
      }
    }
    return isMade ? result : nil
  }

  /// Multiplies straight colours by their alpha.
  package mutating func premultiply() {
    let count = width * height
    unsafe withUnsafeMutableBytes { bytes in
      guard let pixels = bytes.baseAddress else { return }
      unsafe still_premultiply(pixels.assumingMemoryBound(to: UInt32.self), count)
    }
  }

  /// Takes over a row of bytes red, green, blue and straight alpha, as many pixels as a row has.
  package mutating func setRow(_ row: Int, rgba: UnsafePointer<UInt8>) {
    precondition(row >= 0 && row < height, "A bitmap of \(height) rows has no row \(row).")
    let (width, offset) = (width, row * bytesPerRow)
    unsafe withUnsafeMutableBytes { bytes in
      guard let pixels = bytes.baseAddress else { return }
      unsafe still_read_rgba(
        rgba, (pixels + offset).assumingMemoryBound(to: UInt32.self), width)
    }
  }

  /// The rotation by quarters, or reflection, of a picture.
  package struct Turn: Sendable {
    /// The direction in the turned picture of a step to the right, right and down: -1, 0 or 1.
    let right: (x: Int, y: Int)
    /// The same for each step down.
    let down: (x: Int, y: Int)

    package init(right: (x: Int, y: Int), down: (x: Int, y: Int)) {
      self.right = right
      self.down = down
    }
  }

  /// Returns the picture turned; nil when there is no memory.
  package func turned(_ turn: Turn) -> Bitmap? {
    let swaps = turn.right.x == 0
    guard
      var result = try? Bitmap(
        checking: swaps ? height : width, swaps ? width : height, scale: scale)
    else { return nil }
    // A direction to the left or up starts at the far end.
    let x = (turn.right.x < 0 ? width - 1 : 0) + (turn.down.x < 0 ? height - 1 : 0)
    let y = (turn.right.y < 0 ? width - 1 : 0) + (turn.down.y < 0 ? height - 1 : 0)
    let steps = StillTurn(
      xx: Int32(turn.right.x), xy: Int32(turn.down.x), x: Int32(x), yx: Int32(turn.right.y),
      yy: Int32(turn.down.y), y: Int32(y))
    let targetWidth = Int32(result.width)
    unsafe withUnsafeBytes { source in
      unsafe result.withUnsafeMutableBytes { target in
        guard let from = source.baseAddress, let to = target.baseAddress else {
          return
        }
        unsafe still_turn(
          from.assumingMemoryBound(to: UInt32.self), Int32(width), Int32(height),
          to.assumingMemoryBound(to: UInt32.self), targetWidth, steps)
      }
    }
    return result
  }
}

extension Bitmap {
  /// Returns the picture at the top left of a larger one that is clear elsewhere; what does not fit is cut off.
  ///
  /// - Throws: `BitmapError`.
  package func onSheet(width: Int, height: Int) throws(BitmapError) -> Bitmap {
    if width == self.width, height == self.height { return self }
    var sheet = try Bitmap(checking: width, height, scale: scale)
    let (columns, rows) = (min(width, self.width), min(height, self.height))
    let rowBytes = sheet.bytesPerRow
    unsafe withUnsafeBytes { source in
      unsafe sheet.withUnsafeMutableBytes { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for row in 0..<rows {
          unsafe memcpy(to + row * rowBytes, from + row * bytesPerRow, columns * 4)
        }
      }
    }
    return sheet
  }
}
