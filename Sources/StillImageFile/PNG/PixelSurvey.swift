import CStillScanlines

/// The findings of one pass over a picture, which decide how it is written.
struct PixelSurvey {
  /// Nil when the pixels have more than 256 colours.
  let palette: PNGPalette?
  /// Whether no pixel lets anything through.
  let isOpaque: Bool
  /// Of each row, whether it is as the one above: 1 or 0; nil where that was not looked at.
  let repeats: [UInt8]?

  init(_ pixels: PixelRows) {
    var found = StillColors()
    var isOpaque: Int32 = 0
    var areFew: Int32 = 0
    let repeats = unsafe [UInt8](unsafeUninitializedCapacity: pixels.height) { rows, count in
      unsafe rows.initialize(repeating: 0)
      count = rows.count
      areFew = unsafe pixels.withPixels {
        unsafe still_find_colors($0, &found, &isOpaque, rows.baseAddress)
      }
    }
    palette = areFew == 0 ? nil : PNGPalette(found)
    self.isOpaque = isOpaque != 0
    self.repeats = isOpaque == 0 ? nil : repeats
  }
}
