import CStillScanlines
import StillRaster

/// The colours of a picture that has at most 256 of them, and the index of each.
struct PNGPalette: Sendable {
  /// In order of index: first those with transparency, as a `tRNS` chunk ends with the last of these,
  /// each group in order of appearance.
  let colors: [PremultipliedPixel]
  /// As they were found.
  private let found: StillColors
  /// The index of each, in order of appearance.
  private let indices: [UInt8]

  static let mostColors = 256

  /// A palette of given colours; nil when they are too many.
  init?(of colors: [PremultipliedPixel]) {
    guard (1...Self.mostColors).contains(colors.count) else { return nil }
    var row = Bitmap(width: colors.count, height: 1)
    unsafe row.withUnsafeMutableBytes { bytes in
      unsafe colors.withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
    }
    self.init(of: PixelRows(row))
  }

  /// Nil when the pixels have more than 256 colours. Costs little then: it ends at the 257th.
  init?(of pixels: PixelRows) {
    var found = StillColors()
    let areFew = unsafe pixels.withPixels { unsafe still_find_colors($0, 0, &found, nil, nil) }
    guard areFew != 0 else { return nil }
    self.init(found)
  }

  /// - Parameter found: At least one.
  init(_ found: StillColors) {
    self.found = found
    let appeared = found.pixels
    let places =
      appeared.indices.filter { appeared[$0] >> 24 < 255 }
      + appeared.indices.filter { appeared[$0] >> 24 == 255 }
    colors = places.map { appeared[$0] }
    var indices = [UInt8](repeating: 0, count: appeared.count)
    for (index, place) in places.enumerated() { indices[place] = UInt8(index) }
    self.indices = indices
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

  /// Returns the pixels as indices, packed into bytes, each row behind the number of the filter None.
  func scanlines(of pixels: PixelRows) -> [UInt8] {
    let perByte = 8 / bitDepth
    let size = (1 + (pixels.width + perByte - 1) / perByte) * pixels.height
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { lines, count in
      count = size
      unsafe pixels.withPixels { picture in
        unsafe withUnsafePointer(to: found) { found in
          unsafe still_write_numbers(
            picture, found, indices, Int32(bitDepth), lines.baseAddress)
        }
      }
    }
  }
}
