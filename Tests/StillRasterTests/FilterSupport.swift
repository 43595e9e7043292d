import Foundation
import StillRaster

/// Pixels in memory of their own, for filters.
struct Pixels {
  var words: [UInt32]
  let width: Int
  let height: Int

  init(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32 = { _, _ in 0 }) {
    self.width = width
    self.height = height
    words = (0..<width * height).map { pixel($0 % width, $0 / width) }
  }

  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

  func alpha(_ x: Int, _ y: Int) -> Double { Double(self[x, y] >> 24) }

  mutating func withPlane(x: Int = 0, y: Int = 0, _ body: (PixelPlane) -> Void) {
    let (width, height) = (width, height)
    unsafe words.withUnsafeMutableBufferPointer { words in
      guard let base = words.baseAddress else { return }
      unsafe body(PixelPlane(base, x: x, y: y, width: width, height: height))
    }
  }

  /// The picture blurred, in an area of its plane.
  func blurred(
    _ deviation: GaussianBlur.Deviation, x: Int = 0, y: Int = 0, width: Int? = nil,
    height: Int? = nil, isNormalised: Bool = false
  ) -> Pixels {
    var source = self
    var target = Pixels(width: width ?? self.width, height: height ?? self.height)
    unsafe source.withPlane { source in
      unsafe target.withPlane(x: x, y: y) { target in
        _ = unsafe GaussianBlur.blur(
          source, into: target, deviation, isNormalised: isNormalised)
      }
    }
    return target
  }
}

/// The share of a normal distribution below a number.
func normalShare(_ x: Double) -> Double { 0.5 * erfc(-x / 2.0.squareRoot()) }

/// Numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
  }

  /// A premultiplied pixel.
  mutating func pixel() -> UInt32 {
    let alpha = UInt32.random(in: 0...255, using: &self)
    var word = alpha << 24
    for shift in [0, 8, 16] { word |= UInt32.random(in: 0...alpha, using: &self) << UInt32(shift) }
    return word
  }
}
