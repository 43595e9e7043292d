import CStillFonts
import CStillYardstick

/// HarfBuzz alone, over an embedded typeface.
@safe
final class PlainShaper {
  private let raw: UnsafeMutableRawPointer?

  /// The upright face of weight 400.
  init() {
    let table = unsafe cstillfonts_table()
    var index = 0
    while unsafe table.faces[index].minWeight != 400 { index += 1 }
    let face = unsafe table.faces[index]
    unsafe raw = still_shaper_create(face.bytes, face.end - face.bytes)
  }

  deinit { unsafe still_shaper_destroy(raw) }

  /// Returns the number of glyphs.
  @discardableResult func shape(_ text: [UInt16]) -> Int {
    Int(unsafe still_shape(raw, text, Int32(text.count)))
  }
}
