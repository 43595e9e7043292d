internal import CStillFreeType
internal import Foundation
internal import StillText

extension GlyphPicture {
  /// The picture that FreeType has loaded in its slot; nil unless it is a coloured bitmap.
  init?(_ slot: FT_GlyphSlotRec, pixelsPerEm: CGFloat) {
    let bitmap = unsafe slot.bitmap
    let width = unsafe Int(bitmap.width)
    let height = unsafe Int(bitmap.rows)
    guard unsafe slot.format == FT_GLYPH_FORMAT_BITMAP,
      unsafe bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0,
      width <= 4096, height <= 4096, pixelsPerEm > 0, let rows = unsafe bitmap.buffer
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let line = unsafe rows + row * Int(bitmap.pitch)
      for column in 0..<width {
        let at = unsafe line + column * 4
        // Blue, green, red, alpha; premultiplied already.
        unsafe pixels.append(
          UInt32(at[3]) << 24 | UInt32(at[2]) << 16 | UInt32(at[1]) << 8 | UInt32(at[0]))
      }
    }
    unsafe self.init(
      left: CGFloat(slot.bitmap_left), top: -CGFloat(slot.bitmap_top), widthInPixels: width,
      heightInPixels: height, pixelsPerEm: pixelsPerEm, pixels: pixels)
  }
}
