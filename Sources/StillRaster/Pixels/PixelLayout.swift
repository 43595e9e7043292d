import CStillFilters

/// How pixels lie in memory that programs read and write.
package enum PixelLayout: Equatable, Sendable {
  /// Four bytes, colours multiplied by alpha: where red, green, blue and alpha are among them. Alpha is a byte without meaning if the
  /// picture is opaque.
  case colors(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8, isOpaque: Bool)
  /// A byte of lightness.
  case gray
  /// A byte of alpha.
  case alpha

  package var bytesPerPixel: Int {
    switch self {
    case .colors: 4
    case .gray, .alpha: 1
    }
  }
}

extension Bitmap {
  /// Writes the pixels to memory, whose rows may be longer than those of the picture.
  package func write(
    to memory: UnsafeMutableRawBufferPointer, bytesPerRow: Int, as layout: PixelLayout
  ) {
    precondition(bytesPerRow >= width * layout.bytesPerPixel)
    precondition(memory.count >= bytesPerRow * height)
    unsafe withUnsafeBytes { pixels in
      for y in 0..<height where width > 0 {
        let source = unsafe UnsafeRawBufferPointer(rebasing: pixels[(y * width * 4)...])
        let target = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[(y * bytesPerRow)...])
        unsafe layout.write(source, to: target, count: width)
      }
    }
  }

  /// Reads pixels from memory, whose rows may be longer than those of the picture.
  package init(
    reading memory: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int,
    as layout: PixelLayout
  ) throws(BitmapError) {
    precondition(bytesPerRow >= width * layout.bytesPerPixel)
    precondition(memory.count >= bytesPerRow * height)
    try self.init(checking: width, height)
    unsafe withUnsafeMutableBytes { pixels in
      for y in 0..<height where width > 0 {
        let source = unsafe UnsafeRawBufferPointer(rebasing: memory[(y * bytesPerRow)...])
        let target = unsafe UnsafeMutableRawBufferPointer(rebasing: pixels[(y * width * 4)...])
        unsafe layout.read(source, to: target, count: width)
      }
    }
  }
}

extension PixelLayout {
  /// Writes a row of a bitmap: blue, green, red, alpha.
  fileprivate func write(
    _ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer, count: Int
  ) {
    switch self {
    case .colors(let red, let green, let blue, let alpha, _):
      var places = [UInt8](repeating: 0, count: 4)
      for (index, place) in [blue, green, red, alpha].enumerated() {
        places[Int(place)] = UInt8(index)
      }
      unsafe Self.reorder(source, target, count, places)
    case .gray:
      for x in 0..<count {
        let (blue, green, red) = unsafe (source[4 * x], source[4 * x + 1], source[4 * x + 2])
        // The weights of sRGB's primaries, in 256 parts.
        let sum = 54 * UInt32(red) + 183 * UInt32(green) + 19 * UInt32(blue)
        unsafe target[x] = UInt8(sum >> 8)
      }
    case .alpha:
      for x in 0..<count { unsafe target[x] = source[4 * x + 3] }
    }
  }

  /// Reads a row into a bitmap.
  fileprivate func read(
    _ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer, count: Int
  ) {
    switch self {
    case .colors(let red, let green, let blue, let alpha, let isOpaque):
      unsafe Self.reorder(source, target, count, [blue, green, red, isOpaque ? 4 : alpha])
    case .gray:
      for x in 0..<count {
        for part in 0..<3 { unsafe target[4 * x + part] = source[x] }
        unsafe target[4 * x + 3] = 255
      }
    case .alpha:
      for x in 0..<count {
        for part in 0..<3 { unsafe target[4 * x + part] = 0 }
        unsafe target[4 * x + 3] = source[x]
      }
    }
  }

  private static func reorder(
    _ source: UnsafeRawBufferPointer, _ target: UnsafeMutableRawBufferPointer, _ count: Int,
    _ places: [UInt8]
  ) {
    guard let from = unsafe source.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let to = unsafe target.baseAddress?.assumingMemoryBound(to: UInt8.self)
    else { return }
    unsafe still_reorder(from, to, count, places)
  }
}
