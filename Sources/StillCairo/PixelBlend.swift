/// Integer arithmetic on premultiplied 32-bit ARGB pixels, exact and the same on every machine.
enum PixelBlend {
  /// `value / 255`, rounded, for 0…65,025.
  @inline(__always)
  static func div255(_ value: UInt32) -> UInt32 {
    let sum = value + 128
    return (sum + (sum >> 8)) >> 8
  }

  /// Returns every channel of a pixel times `factor / 255`.
  @inline(__always)
  static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    // Two channels a word, with eight free bits above each.
    var low = (pixel & 0x00FF_00FF) * factor + 0x0080_0080
    low = ((low + ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var high = ((pixel >> 8) & 0x00FF_00FF) * factor + 0x0080_0080
    high = (high + ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// Returns a pixel over another one.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, by: 255 - (source >> 24))
  }
}
