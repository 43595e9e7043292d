import CStillFilms
import StillRaster

/// Makes the frames of a GIF: where they differ from the one before, in at most 255 colours.
///
/// A pixel that is as it was stays as it is shown, whatever it became, so that nothing that stands still flickers. A frame
/// whose new pixels have few colours shows them as they are, in a palette of its own where the film's has them not;
/// another one dithers them in a pattern that stands still, in the film's palette, or in its own when that is far from
/// what it shows.
struct GIFFrameCoder: FilmCoder {
  let maps: GIFColorMaps
  let hasAlpha: Bool
  private let filmColors: Set<UInt32>

  init(_ palette: GIFPalette, hasAlpha: Bool) {
    maps = GIFColorMaps(palette)
    self.hasAlpha = hasAlpha
    filmColors = Set(palette.colors)
  }

  func piece(of window: FrameWindow) throws(ImageFileError) -> FilmPiece {
    // Pixels that become clear again cannot be drawn over the previous frame: such films consist of whole frames.
    let previous = hasAlpha ? nil : window.previous
    let changed = window.changed
    guard let rectangle = hasAlpha ? changed.map({ _ in window.bounds }) : changed else {
      let single = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
      return .difference(FrameDifference(isRepeat: true, rectangle: single, bytes: []))
    }
    let pixels = FilmPixels(window.frame, in: rectangle)
    let (maps, isOwn) = palette(for: pixels, previous)
    let palette = maps.palette
    let numbers = try maps.withMap { map in
      map.numbers(of: pixels, previous: previous, clear: palette.clear)
    }
    var bytes: [UInt8] = [0x2C]
    for number in [rectangle.x, rectangle.y, rectangle.width, rectangle.height] {
      bytes += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
    }
    bytes.append(isOwn ? 0x80 | UInt8(palette.bits - 1) : 0)
    if isOwn { bytes += palette.table }
    bytes += try Self.compress(numbers, bits: palette.bits)
    return .difference(
      FrameDifference(
        isRepeat: false, rectangle: rectangle, bytes: bytes, detail: UInt8(palette.clear)))
  }

  /// Returns the maps of the palette in which some pixels are shown, and whether it is their own.
  private func palette(
    for pixels: FilmPixels, _ previous: Bitmap?
  ) -> (maps: GIFColorMaps, isOwn: Bool) {
    var colors = [UInt32](repeating: 0, count: GIFPalette.mostColors)
    let most = Int32(GIFPalette.mostColors)
    let count = unsafe pixels.withPixels(and: previous) { picture, others in
      unsafe still_changed_colors(picture, others, most, &colors)
    }
    if !hasAlpha, count >= 0 {
      let own = Array(colors.prefix(Int(count)))
      if own.allSatisfy(filmColors.contains) { return (maps, false) }
      return (GIFColorMaps(GIFPalette(colors: own)), true)
    }
    // Only where the film's palette is far off is one of the frame's own worth its time.
    guard let histogram = ColorHistogram() else { return (maps, false) }
    histogram.add(pixels)
    let error = histogram.error(of: maps.palette)
    guard error > Self.mostError else { return (maps, false) }
    let own = histogram.palette(most: GIFPalette.mostColors)
    return own.error * 2 < error ? (GIFColorMaps(own), true) : (maps, false)
  }

  /// The mean of the squared distances that is borne: about four levels of each component.
  private static let mostError = 48.0

  private static func compress(_ numbers: [UInt8], bits: Int) throws(ImageFileError) -> [UInt8] {
    let bound = still_lzw_bound(numbers.count)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = unsafe still_lzw(numbers, numbers.count, Int32(bits), output.baseAddress)
    }
    guard !bytes.isEmpty else { throw .noMemory(width: numbers.count, height: 1) }
    return bytes
  }
}
