import CStillFilters
import Foundation

/// A linear map of straight, gamma-encoded colours (rule P3.1): 4 rows for red, green, blue and alpha, each
/// with 5 columns, the last of which is added.
package struct PixelColorMatrix: Sendable, Hashable {
  /// 20 numbers, row by row; components are in 0…1.
  package var numbers: [Float]

  /// - Parameter numbers: 20 of them.
  package init(_ numbers: [Float]) {
    precondition(numbers.count == 20, "A colour matrix has 20 numbers, not \(numbers.count).")
    self.numbers = numbers
  }

  /// The same colours.
  package static let identity = PixelColorMatrix(
    red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1])

  package var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// Rows of the three colours; alpha stays as it is.
  ///
  /// - Parameter added: To each colour.
  private init(red: [Float], green: [Float], blue: [Float], added: Float = 0) {
    self.init(
      red + [0, added] + green + [0, added] + blue + [0, added] + [0, 0, 0, 1, 0])
  }

  /// The weight of each component in the luminance.
  private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]

  /// Adds to every colour (rule P3.2).
  package static func brightness(_ amount: Double) -> PixelColorMatrix {
    PixelColorMatrix(red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1], added: Float(amount))
  }

  /// Moves colours away from mid grey (rule P3.3).
  package static func contrast(_ factor: Double) -> PixelColorMatrix {
    let k = Float(factor)
    return PixelColorMatrix(
      red: [k, 0, 0], green: [0, k, 0], blue: [0, 0, k], added: (1 - k) / 2)
  }

  /// Moves colours away from the grey of their luminance (rule P3.4).
  package static func saturation(_ amount: Double) -> PixelColorMatrix {
    let a = max(Float(amount), 0)
    let w = luminance
    func row(_ index: Int) -> [Float] {
      (0..<3).map { column in
        // The framework's first weight is 0.7873 where the sum would ask for 0.7874.
        guard column == index else { return w[column] * (1 - a) }
        return index == 0 ? w[0] + 0.7873 * a : w[index] + (1 - w[index]) * a
      }
    }
    return PixelColorMatrix(red: row(0), green: row(1), blue: row(2))
  }

  /// Mixes colours with the grey of their luminance (rule P3.5).
  package static func grayscale(_ amount: Double) -> PixelColorMatrix {
    let a = Float(amount)
    func row(_ index: Int) -> [Float] {
      (0..<3).map { a * luminance[$0] + ($0 == index ? 1 - a : 0) }
    }
    return PixelColorMatrix(red: row(0), green: row(1), blue: row(2))
  }

  /// Turns hues (rule P3.6).
  ///
  /// - Parameter angle: In radians.
  package static func hueRotation(_ angle: Double) -> PixelColorMatrix {
    let (c, n) = (Float(cos(angle)), Float(sin(angle)))
    return PixelColorMatrix(
      red: [
        0.2126 + 0.7873 * c - 0.2126 * n, 0.7152 - 0.7152 * c - 0.7152 * n,
        0.0722 - 0.0722 * c + 0.9278 * n,
      ],
      green: [
        0.2126 - 0.2126 * c + 0.1430 * n, 0.7152 + 0.2848 * c + 0.1400 * n,
        0.0722 - 0.0722 * c - 0.2830 * n,
      ],
      blue: [
        0.2126 - 0.2126 * c - 0.7873 * n, 0.7152 - 0.7152 * c + 0.7152 * n,
        0.0722 + 0.9278 * c + 0.0722 * n,
      ])
  }

  /// Turns colours into their opposites (rule P3.7).
  package static let inversion = PixelColorMatrix(
    red: [-1, 0, 0], green: [0, -1, 0], blue: [0, 0, -1], added: 1)

  /// Multiplies components, alpha included (rule P3.8).
  package static func multiplication(
    red: Float, green: Float, blue: Float, opacity: Float
  ) -> PixelColorMatrix {
    PixelColorMatrix([
      red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, opacity, 0,
    ])
  }

  /// Black, as opaque as the colour was light (rule P3.9).
  package static let luminanceToAlpha = PixelColorMatrix(
    [Float](repeating: 0, count: 15) + luminance + [0, 0])

  /// Passes pixels through matrices, one after another; each result is brought into 0…1. Clear pixels stay
  /// clear.
  package static func apply(_ matrices: [PixelColorMatrix], to pixels: PixelPlane) {
    let numbers = matrices.flatMap(\.numbers)
    unsafe still_map_colors(pixels.base, pixels.count, numbers, matrices.count)
  }
}
