import Foundation
import StillRaster
import Testing

@Suite("A colour matrix")
struct PixelColorMatrixTests {
  /// Straight red, green, blue, alpha.
  private func apply(_ matrices: [PixelColorMatrix], _ color: RGBA8) -> RGBA8 {
    var pixels = Pixels(width: 1, height: 1) { _, _ in color.premultiplied }
    unsafe pixels.withPlane { unsafe PixelColorMatrix.apply(matrices, to: $0) }
    return RGBA8(premultiplied: pixels[0, 0])
  }

  private func isClose(_ color: RGBA8, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> Bool
  {
    let differences = [
      Int(color.red) - red, Int(color.green) - green, Int(color.blue) - blue,
      Int(color.alpha) - alpha,
    ]
    return differences.allSatisfy { abs($0) <= 1 }
  }

  private let color = RGBA8(red: 51, green: 153, blue: 204)

  @Test("changes straight colours as the rules say (P3.2–P3.9)")
  func matrices() {
    #expect(isClose(apply([.brightness(0.2)], color), 102, 204, 255, 255))
    #expect(isClose(apply([.contrast(1.4)], color), 20, 163, 235, 255))
    #expect(isClose(apply([.saturation(0.5)], color), 93, 144, 169, 255))
    #expect(isClose(apply([.grayscale(0.75)], color), 114, 139, 152, 255))
    #expect(isClose(apply([.hueRotation(.pi / 2)], color), 204, 106, 219, 255))
    #expect(isClose(apply([.inversion], color), 204, 102, 51, 255))
    #expect(
      isClose(
        apply([.multiplication(red: 0.6, green: 0.8, blue: 0.4, opacity: 0.8)], color),
        31, 122, 82, 204))
    #expect(isClose(apply([.luminanceToAlpha], color), 0, 0, 0, 135))
  }

  @Test("leaves opacity and clear pixels alone (P3.1)")
  func opacity() {
    let faded = RGBA8(red: 204, green: 102, blue: 51, alpha: 153)
    #expect(isClose(apply([.brightness(0.2)], faded), 255, 153, 102, 153))
    let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(apply([.inversion], clear) == clear)
  }

  @Test("brings its result into 0…1 before the next one (P3.1)")
  func clamping() {
    #expect(isClose(apply([.brightness(0.6), .brightness(-0.6)], color), 51, 102, 102, 255))
  }

  @Test("that changes nothing keeps every pixel")
  func identity() {
    var dice = Dice(state: 5)
    var pixels = Pixels(width: 64, height: 8) { _, _ in dice.pixel() }
    let before = pixels.words
    unsafe pixels.withPlane { unsafe PixelColorMatrix.apply([.identity], to: $0) }
    #expect(pixels.words == before)
  }
}
