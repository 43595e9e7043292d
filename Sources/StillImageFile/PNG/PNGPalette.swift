import StillRaster

/// The colours of a picture that has at most 256 of them, and the index of each.
struct PNGPalette {
  /// In order of index: first those with transparency, as a `tRNS` chunk ends with the last of these,
  /// each group in order of appearance.
  private(set) var colors: [PremultipliedPixel] = []
  private var slots: [Slot] = Array(repeating: Slot(), count: PNGPalette.slotCount)

  private struct Slot {
    var pixel: PremultipliedPixel = 0
    /// In ``colors``; −1 for a free slot.
    var index: Int16 = -1
  }

  private static let slotBits: UInt32 = 11
  private static let slotCount = 1 << Int(slotBits)

  /// Nil when the pixels have more than 256 colours. Costs little then: it ends at the 257th.
  init?(of pixels: PixelRows) {
    for y in 0..<pixels.height {
      guard addColors(of: pixels, row: y) else { return nil }
    }
    let found = colors
    let transparent = found.filter { $0 >> 24 < 255 }
    colors = transparent + found.filter { $0 >> 24 == 255 }
    for (index, color) in colors.enumerated() {
      slots[slot(of: color)].index = Int16(index)
    }
  }

  /// Takes in a row; false when the palette is full.
  private mutating func addColors(of pixels: PixelRows, row y: Int) -> Bool {
    unsafe pixels.withRow(y) { row in
      var last = unsafe row[0]
      guard add(last) else { return false }
      for x in row.indices where unsafe row[x] != last {
        last = unsafe row[x]
        guard add(last) else { return false }
      }
      return true
    }
  }

  private mutating func add(_ pixel: PremultipliedPixel) -> Bool {
    let slot = slot(of: pixel)
    if slots[slot].index >= 0 { return true }
    guard colors.count < 256 else { return false }
    slots[slot] = Slot(pixel: pixel, index: Int16(colors.count))
    colors.append(pixel)
    return true
  }

  /// Where a colour is, or the free slot where it belongs.
  private func slot(of pixel: PremultipliedPixel) -> Int {
    var slot = Int((pixel &* 0x9E37_79B1) >> (32 - PNGPalette.slotBits))
    while slots[slot].index >= 0 && slots[slot].pixel != pixel {
      slot = (slot + 1) & (PNGPalette.slotCount - 1)
    }
    return slot
  }

  /// The index of a colour that is in the palette.
  func index(of pixel: PremultipliedPixel) -> UInt8 {
    UInt8(truncatingIfNeeded: slots[slot(of: pixel)].index)
  }

  /// Bits of an index: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The palette's chunks.
  var bytes: [UInt8] {
    var components: [UInt8] = []
    var alphas: [UInt8] = []
    for color in colors.map(RGBA8.init(premultiplied:)) {
      components += [color.red, color.green, color.blue]
      if color.alpha < 255 { alphas.append(color.alpha) }
    }
    var bytes: [UInt8] = []
    bytes.append(.palette, components)
    if !alphas.isEmpty { bytes.append(.transparency, alphas) }
    return bytes
  }

  /// The pixels as indices, packed into bytes, each row behind the number of the filter None.
  func scanlines(of pixels: PixelRows) -> [UInt8] {
    let bits = bitDepth
    let perByte = 8 / bits
    let stride = 1 + (pixels.width + perByte - 1) / perByte
    return unsafe [UInt8](unsafeUninitializedCapacity: stride * pixels.height) { lines, count in
      count = stride * pixels.height
      unsafe lines.update(repeating: 0)
      for y in 0..<pixels.height {
        unsafe pixels.withRow(y) { row in
          let start = y * stride + 1
          var last = unsafe row[0]
          var index = index(of: last)
          for x in row.indices {
            if unsafe row[x] != last {
              last = unsafe row[x]
              index = self.index(of: last)
            }
            let shift = 8 - bits - x % perByte * bits
            unsafe lines[start + x / perByte] |= index << shift
          }
        }
      }
    }
  }
}
