import CStillScanlines
import StillRaster

/// The findings of one pass over a picture, band by band, which decide how it is written.
struct PixelSurvey: Sendable {
  /// From the top.
  let bands: [Band]
  /// Nil when the pixels have more than 256 colours.
  let palette: PNGPalette?

  /// Whether no pixel lets anything through.
  var isOpaque: Bool { bands.allSatisfy(\.isOpaque) }

  /// - Parameter known: The survey of a picture of the same size, and its bands that have the same pixels here.
  init(_ pixels: PixelRows, _ cut: PNGBands.Cut, unless known: (PixelSurvey, same: [Bool])? = nil) {
    // Nil as soon as they are too many: then nobody looks for more.
    var colors: StillColors? = StillColors()
    bands = cut.bands.enumerated().map { index, rows in
      var band = known.flatMap { survey, same in same[index] ? survey.bands[index] : nil }
      if case .unknown = band?.colors, colors != nil { band = nil }
      let found = band ?? Band(pixels, rows, findsColors: colors != nil)
      if case .few(let few) = found.colors, colors?.add(few) == true { return found }
      colors = nil
      return found
    }
    palette = colors.map { PNGPalette($0) }
  }

  /// The findings about some rows.
  struct Band: Sendable {
    /// Whether no pixel lets anything through.
    let isOpaque: Bool
    /// Of each row, whether it is as the one above: 1 or 0; nil where that was not looked at.
    let repeats: [UInt8]?
    let colors: Colors

    /// The colours of some rows.
    enum Colors: Sendable {
      /// At most 256, in order of appearance.
      case few([PremultipliedPixel])
      case many
      case unknown
    }

    fileprivate init(_ pixels: PixelRows, _ rows: Range<Int>, findsColors: Bool) {
      var found = StillColors()
      var areFew: Int32 = 0
      var isOpaque: Int32 = 0
      let repeats = unsafe [UInt8](unsafeUninitializedCapacity: rows.count) { repeats, count in
        unsafe repeats.initialize(repeating: 0)
        count = repeats.count
        areFew = unsafe pixels.withPixels(rows) { picture in
          let above: Int32 = rows.lowerBound > 0 ? 1 : 0
          return if findsColors {
            unsafe still_find_colors(picture, above, &found, &isOpaque, repeats.baseAddress)
          } else {
            unsafe still_find_colors(picture, above, nil, &isOpaque, repeats.baseAddress)
          }
        }
      }
      self.isOpaque = isOpaque != 0
      self.repeats = isOpaque == 0 ? nil : repeats
      colors = !findsColors ? .unknown : areFew != 0 ? .few(found.pixels) : .many
    }
  }
}

extension StillColors {
  /// In order of appearance.
  var pixels: [PremultipliedPixel] {
    let count = Int(count)
    return unsafe withUnsafeBytes(of: colors) { bytes in
      unsafe Array(bytes.bindMemory(to: PremultipliedPixel.self).prefix(count))
    }
  }

  /// Adds those that are not there.
  ///
  /// - Returns: False where they are too many for a palette.
  fileprivate mutating func add(_ more: [PremultipliedPixel]) -> Bool {
    unsafe more.withUnsafeBytes { bytes in
      let row = unsafe StillPixels(
        pixels: bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), stride: more.count,
        width: more.count, height: 1)
      return unsafe still_find_colors(row, 0, &self, nil, nil) != 0
    }
  }
}
