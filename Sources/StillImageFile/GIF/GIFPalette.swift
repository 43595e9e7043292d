import CStillFilms
package import StillRaster

/// The frequencies of the colors of pictures, from which a palette for all of them is chosen.
@safe
package final class ColorHistogram {
  /// The only owner of it.
  private let memory: OpaquePointer

  /// Nil when there is no memory for it.
  package init?() {
    guard let memory = unsafe still_histogram_make() else { return nil }
    unsafe self.memory = memory
  }

  deinit { unsafe still_histogram_free(memory) }

  package func add(_ picture: Bitmap) {
    add(FilmPixels(picture, in: .init(x: 0, y: 0, width: picture.width, height: picture.height)))
  }

  func add(_ pixels: FilmPixels) {
    unsafe pixels.withPixels { unsafe still_histogram_add(memory, $0) }
  }

  /// Returns the mean of the squared distances to the nearest colours of a palette.
  func error(of palette: GIFPalette) -> Double {
    unsafe still_palette_error(memory, palette.colors, Int32(palette.colors.count))
  }

  /// At most `most` colours.
  package func palette(most: Int) -> GIFPalette {
    var colors = [UInt32](repeating: 0, count: 256)
    var error = 0.0
    let count = unsafe still_choose_palette(memory, Int32(most), &colors, &error)
    // Without memory for it, black and white are left.
    guard count > 0 else { return GIFPalette(colors: [0xFF00_0000, 0xFFFF_FFFF], error: 65_025) }
    return GIFPalette(colors: Array(colors.prefix(Int(count))), error: error)
  }
}

/// The colours of a film, or of a frame.
package struct GIFPalette: Sendable, Hashable {
  /// Opaque, at most 255: a number is left for pixels that stay as they were.
  package let colors: [UInt32]
  /// The mean of the squared distances of what it was chosen for.
  let error: Double

  static let mostColors = 255

  package init(colors: [UInt32], error: Double = 0) {
    self.colors = colors
    self.error = error
  }

  /// The number of pixels that stay as they were.
  var clear: Int { colors.count }

  /// Of a number, 2 to 8.
  var bits: Int {
    var bits = 2
    while 1 << bits < colors.count + 1 { bits += 1 }
    return bits
  }

  /// In levels: so much that two colours of the palette, as far from each other as they are on average, mix evenly.
  var ditherAmplitude: Int { Int((error / 3 * 12).squareRoot().rounded()) }

  /// The table of colours as GIF has it, filled up with black.
  var table: [UInt8] {
    var bytes = colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    bytes += [UInt8](repeating: 0, count: 3 * (1 << bits) - bytes.count)
    return bytes
  }
}
