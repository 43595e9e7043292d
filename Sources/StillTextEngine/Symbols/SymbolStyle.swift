internal import Foundation
internal import StillText

/// The weight and size of symbols beside text.
struct SymbolStyle: Hashable, Sendable {
  /// Hundreds of the CSS scale, 1 to 9.
  let weight: Int
  let scale: SymbolRequest.Scale

  /// The style nearest to a weight of the CSS scale.
  init(weight: CGFloat, scale: SymbolRequest.Scale) {
    self.weight = weight.isFinite ? min(max(Int((weight / 100).rounded()), 1), 9) : 4
    self.scale = scale
  }

  /// Returns the identifier of a face with the pictures of a generation: above all other faces that an engine opens, and
  /// below the highest bit.
  func faceIdentifier(generation: UInt32) -> UInt32 {
    0x4000_0000 + (generation & 0xFF_FFFF) * 64 + UInt32(weight) * 4 + scale.rawValue
  }

  /// The side of the design grid in ems of the font: with it a star is about as wide as in Apple's set.
  var gridSide: CGFloat { 1.34 * scaleFactor }

  private var scaleFactor: CGFloat {
    switch scale {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }

  /// The width of strokes on the design grid. Scales differ less in it than in size, so that symbols
  /// keep the weight of the text they stand in.
  var stroke: CGFloat {
    let widths: [CGFloat] = [8, 10, 12.5, 16, 18.5, 21, 24, 27.5, 31]
    return widths[weight - 1] / scaleFactor.squareRoot()
  }

  /// The strokes of symbols whose size is tabled, relative to `stroke`. (Those of Apple's circles are 7.42, 8.3 and 9.08
  /// hundredths of an em in regular at the three scales.)
  static let fittedStroke: CGFloat = 0.99

  /// Returns the scale of a symbol on the design grid: the icons' circle is wider than Apple's, which measures 17 points beside
  /// text of 17.
  func share(ofBox box: CGRect) -> CGFloat {
    let half = SymbolGrid.circleRadius + stroke / 2
    let circle = CGRect(
      x: SymbolGrid.center.x - half, y: SymbolGrid.center.y - half, width: 2 * half,
      height: 2 * half)
    let isCircle =
      abs(box.minX - circle.minX) < 2 && abs(box.maxX - circle.maxX) < 2
      && abs(box.minY - circle.minY) < 2 && abs(box.maxY - circle.maxY) < 2
    return isCircle ? 0.91 : 1
  }

  /// The middle of the grid above the baseline, in ems: half of the height of the system's capitals.
  static let middle: CGFloat = 1443 / 2048 / 2
}

/// The grid on which icons and drawings are designed.
enum SymbolGrid {
  /// Units to a side.
  static let side: CGFloat = 256
  /// From the middle to the middle of the stroke of circles.
  static let circleRadius: CGFloat = 96
  static let center = CGPoint(x: 128, y: 128)
}
