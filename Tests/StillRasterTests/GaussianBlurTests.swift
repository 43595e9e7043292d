import Foundation
import StillRaster
import Testing

@Suite("A Gaussian blur")
struct GaussianBlurTests {
  static let deviations: [Double] = [0.3, 0.7, 0.99, 1, 1.6, 2, 3.4, 7, 15, 40]

  @Test(
    "of a box is the product of normal distributions, within 1/255 (P1.2)", arguments: deviations)
  func box(deviation: Double) {
    let box = (left: 40.0, right: 90.0, top: 30.0, bottom: 50.0)
    let picture = Pixels(width: 130, height: 80) { x, y in
      (40..<90).contains(x) && (30..<50).contains(y) ? 0xFF80_40FF : 0
    }
    let blurred = picture.blurred(.init(x: deviation, y: deviation))
    var worst = 0.0
    for y in 0..<80 {
      for x in 0..<130 {
        func share(_ place: Int, _ low: Double, _ high: Double) -> Double {
          let middle = Double(place) + 0.5
          return normalShare((middle - low) / deviation) - normalShare((middle - high) / deviation)
        }
        let cover = share(x, box.left, box.right) * share(y, box.top, box.bottom)
        worst = max(worst, abs(cover * 255 - blurred.alpha(x, y)))
        worst = max(worst, abs(cover * 64 - Double(blurred[x, y] >> 8 & 255)))
      }
    }
    #expect(worst < 1, "\(worst)")
  }

  @Test("of noise is a sampled Gaussian's, within 1/255", arguments: [2.5, 6])
  func noise(deviation: Double) {
    var dice = Dice(state: 7)
    let picture = Pixels(width: 60, height: 40) { _, _ in dice.pixel() }
    let blurred = picture.blurred(.init(x: deviation, y: 0))
    // A pixel is a square: its own variance counts.
    let variance = deviation * deviation + 1.0 / 12
    let weights = (-59...59).map { exp(-Double($0 * $0) / (2 * variance)) }
    let sum = (2 * Double.pi * variance).squareRoot()
    for y in 0..<40 {
      for x in 0..<60 {
        let expected = (0..<60).reduce(0.0) {
          $0 + picture.alpha($1, y) * weights[$1 - x + 59] / sum
        }
        #expect(abs(expected - blurred.alpha(x, y)) < 1)
      }
    }
  }

  @Test("reaches outside, and is asked for any part")
  func parts() {
    let picture = Pixels(width: 20, height: 20) { _, _ in 0xFFFF_FFFF }
    let deviation = GaussianBlur.Deviation(x: 4, y: 2)
    let reach = GaussianBlur.reach(4)
    let whole = picture.blurred(
      deviation, x: -reach, y: -reach, width: 20 + 2 * reach, height: 20 + 2 * reach)
    #expect(whole.alpha(0, reach + 10) == 0 && whole.alpha(reach - 4, reach + 10) > 0)
    let part = picture.blurred(deviation, x: -5, y: 3, width: 9, height: 4)
    for y in 0..<4 {
      for x in 0..<9 { #expect(part[x, y] == whole[x - 5 + reach, y + 3 + reach]) }
    }
  }

  @Test("with normalised edges keeps a flat colour (P1.3)", arguments: [0.5, 3, 60])
  func normalised(deviation: Double) {
    let picture = Pixels(width: 33, height: 17) { _, _ in 0xFF30_90C0 }
    let blurred = picture.blurred(.init(x: deviation, y: deviation), isNormalised: true)
    #expect(blurred.words.allSatisfy { $0 == 0xFF30_90C0 })
  }

  @Test("of deviation 0 changes nothing")
  func none() {
    var dice = Dice(state: 1)
    let picture = Pixels(width: 9, height: 5) { _, _ in dice.pixel() }
    #expect(picture.blurred(.init(x: 0, y: -3)).words == picture.words)
  }

  @Test("of alpha alone is that of the picture's alpha")
  func alpha() {
    var dice = Dice(state: 3)
    var picture = Pixels(width: 41, height: 23) { _, _ in dice.pixel() }
    let deviation = GaussianBlur.Deviation(x: 3, y: 5)
    let blurred = picture.blurred(deviation)
    var bytes = [UInt8](repeating: 0, count: 41 * 23)
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe picture.withPlane { plane in
        _ = unsafe GaussianBlur.blurAlpha(
          plane, into: base, x: 0, y: 0, width: 41, height: 23, deviation)
      }
    }
    #expect(zip(bytes, blurred.words).allSatisfy { $0 == UInt8($1 >> 24) })
  }

  /// A box is the product of both axes, each the difference of two normal distributions (rule P1.2).
  @Test(
    "of alpha by a wide Gaussian, which is made of fewer samples, is as exact",
    arguments: [24, 47, 48, 90, 200, 512] as [Double])
  func wideAlpha(deviation: Double) {
    var picture = Pixels(width: 101, height: 67) { _, _ in 0xFF00_0000 }
    let (x, y, width, height) = (-77, -301, 331, 640)
    var bytes = [UInt8](repeating: 0, count: width * height)
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe picture.withPlane { plane in
        _ = unsafe GaussianBlur.blurAlpha(
          plane, into: base, x: x, y: y, width: width, height: height,
          .init(x: deviation, y: deviation * 1.25))
      }
    }
    func share(_ place: Int, _ length: Double, _ deviation: Double) -> Double {
      let from = (Double(place) + 0.5) / deviation / 2.0.squareRoot()
      let to = (Double(place) + 0.5 - length) / deviation / 2.0.squareRoot()
      return (erf(from) - erf(to)) / 2
    }
    var worst = 0.0
    for row in stride(from: 0, to: height, by: 7) {
      for column in stride(from: 0, to: width, by: 5) {
        let exact =
          255 * share(x + column, 101, deviation) * share(y + row, 67, deviation * 1.25)
        worst = max(worst, abs(Double(bytes[row * width + column]) - exact))
      }
    }
    #expect(worst <= 1.5, "\(worst)")
  }
}
