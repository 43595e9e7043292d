import Foundation

/// Quarter circles joined to a timing curve from (0, 0) to (1, 1).
enum CircularCurve: Hashable, Sendable {
  case easeIn
  case easeOut
  case easeInOut
  /// `easeInOut` with x and y swapped: fast, slow, fast.
  case inverseEaseInOut

  /// The curve with x and y swapped.
  var inverse: CircularCurve {
    switch self {
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut: .inverseEaseInOut
    case .inverseEaseInOut: .easeInOut
    }
  }

  /// Returns the y at `x`, which must lie within 0…1.
  func value(at x: Double) -> Double {
    switch self {
    case .easeIn: Self.rising(x)
    case .easeOut: 1 - Self.rising(1 - x)
    case .easeInOut:
      x < 0.5 ? Self.rising(2 * x) / 2 : 1 - Self.rising(2 - 2 * x) / 2
    case .inverseEaseInOut:
      x < 0.5 ? (1 - Self.rising(1 - 2 * x)) / 2 : (1 + Self.rising(2 * x - 1)) / 2
    }
  }

  /// Returns the slope dy/dx at `x` within 0…1; nil where the curve stands upright.
  func slope(at x: Double) -> Double? {
    switch self {
    case .easeIn: Self.risingSlope(x)
    case .easeOut: Self.risingSlope(1 - x)
    case .easeInOut: Self.risingSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .inverseEaseInOut: Self.risingSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  /// Returns the quarter circle that leaves the origin level.
  private static func rising(_ x: Double) -> Double {
    1 - max(0, 1 - x * x).squareRoot()
  }

  private static func risingSlope(_ x: Double) -> Double? {
    let height = max(0, 1 - x * x).squareRoot()
    return height > 1e-6 ? x / height : nil
  }
}
