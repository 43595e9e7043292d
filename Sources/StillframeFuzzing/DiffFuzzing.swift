import Foundation
import StillRaster

/// Compares any two pictures, and checks what has to hold for all.
enum DiffFuzzing {
  static func run(_ bytes: UnsafeRawBufferPointer) {
    var choices = unsafe Choices(bytes)
    let options = PixelDiff.Options(
      threshold: Double(choices.number() / 50),
      perceptualPrecision: Double(choices.number() / 100),
      precision: Double(choices.number() / 100))
    let sizes = (0..<2).map { _ in (choices.pick(40), choices.pick(40)) }
    let areSameSize = choices.flag()
    let seed = choices.bytes(atMost: 64)
    let a = picture(sizes[0], seed, &choices)
    let b = choices.pick(8) == 0 ? a : picture(areSameSize ? sizes[0] : sizes[1], seed, &choices)
    let diff = PixelDiff.compare(a, b, options: options)
    let reverse = PixelDiff.compare(b, a, options: options)
    precondition(diff.differingPixelCount == reverse.differingPixelCount)
    precondition(diff.boundingBox == reverse.boundingBox && diff.pixelCount == reverse.pixelCount)
    precondition(diff.differingPixelCount <= diff.pixelCount && (0...1).contains(diff.share))
    precondition((diff.boundingBox == nil) == (diff.differingPixelCount == 0))
    if let box = diff.boundingBox {
      precondition(box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0)
      precondition(box.x + box.width <= max(a.width, b.width))
      precondition(box.y + box.height <= max(a.height, b.height))
    }
    precondition(PixelDiff.compare(a, a, options: options).isIdentical)
    precondition(!diff.description.isEmpty && !diff.description.contains("nan"))
    do {
      let shown = try DiffPicture.make(reference: a, actual: b, options: options)
      precondition(shown.width == max(a.width, b.width))
    } catch {
      preconditionFailure("small pictures have room: \(error)")
    }
  }

  /// Returns rows of repeated bytes, changed here and there.
  private static func picture(
    _ size: (Int, Int), _ seed: [UInt8], _ choices: inout Choices
  ) -> Bitmap {
    var bitmap = Bitmap(width: size.0, height: size.1)
    guard size.0 > 0, size.1 > 0 else { return bitmap }
    let pattern = seed.isEmpty ? [0] : seed
    for y in 0..<size.1 {
      for x in 0..<size.0 {
        let byte = pattern[(x + y * size.0) % pattern.count]
        bitmap[x, y] = RGBA8(red: byte, green: byte &* 3, blue: 7, alpha: byte | 0x80)
      }
    }
    for _ in 0..<choices.pick(5) {
      bitmap[choices.pick(size.0), choices.pick(size.1)] = RGBA8(
        red: choices.byte(), green: choices.byte(), blue: choices.byte(), alpha: choices.byte())
    }
    return bitmap
  }
}
