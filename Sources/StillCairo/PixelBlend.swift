/// Integer arithmetic on premultiplied 32-bit ARGB pixels, exact and the same on every machine.
enum PixelBlend {
  /// `value / 255`, rounded, for 0…65,025.
  @inline(__always)
  static func div255(_ value: UInt32) -> UInt32 {
    let sum = value + 128
    return (sum + (sum >> 8)) >> 8
  }

  /// Every channel of a pixel times `factor / 255`.
  @inline(__always)
  static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    // Two channels a word, with eight free bits above each.
    var low = (pixel & 0x00FF_00FF) * factor + 0x0080_0080
    low = ((low + ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var high = ((pixel >> 8) & 0x00FF_00FF) * factor + 0x0080_0080
    high = (high + ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// The channels of a pixel in lanes of 16 bits, alpha in the highest.
  @inline(__always)
  static func lanes(_ pixel: UInt32) -> UInt64 {
    (UInt64(pixel) | UInt64(pixel) << 24) & 0x00FF_00FF_00FF_00FF
  }

  /// A colour, let through by a mask's cover, over a pixel; the same as `over` of `scale`.
  @inline(__always)
  static func blend(_ lanes: UInt64, cover: UInt8, over pixel: UInt32) -> UInt32 {
    let source = scale(lanes, by: UInt64(cover))
    let sum = source &+ scale(PixelBlend.lanes(pixel), by: 255 &- source &>> 48)
    return UInt32(truncatingIfNeeded: sum | sum &>> 24)
  }

  /// An opaque colour, let through by a mask's cover, over a pixel: rounded once where `blend` rounds twice.
  @inline(__always)
  static func blendOpaque(_ lanes: UInt64, cover: UInt8, over pixel: UInt32) -> UInt32 {
    let cover = UInt64(cover)
    let sum = lanes &* cover &+ PixelBlend.lanes(pixel) &* (255 &- cover) &+ 0x0080_0080_0080_0080
    let mixed = (sum &+ (sum &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8 & 0x00FF_00FF_00FF_00FF
    return UInt32(truncatingIfNeeded: mixed | mixed &>> 24)
  }

  @inline(__always)
  private static func scale(_ lanes: UInt64, by factor: UInt64) -> UInt64 {
    let product = lanes &* factor &+ 0x0080_0080_0080_0080
    return (product &+ (product &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8 & 0x00FF_00FF_00FF_00FF
  }

  /// A pixel over another one.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, by: 255 - (source >> 24))
  }
}
