import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
///
/// The x coordinates of its two control points are kept within 0…1, so that there is one y for each
/// x; the y coordinates are free, so the curve may leave 0…1 on its way. Coordinates that are not
/// finite count as 0.
struct BezierCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.x1 = min(max(finite(x1), 0), 1)
    self.y1 = finite(y1)
    self.x2 = min(max(finite(x2), 0), 1)
    self.y2 = finite(y2)
  }

  /// The curve with x and y swapped.
  var inverse: BezierCurve { BezierCurve(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// Returns the y at `x`, which must lie within 0…1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// Returns the slope dy/dx at `x` within 0…1; nil where the curve stands upright.
  ///
  /// Where the curve does not move at all, a control point lying on its end, the slope reads 1.
  func slope(at x: Double) -> Double? {
    let parameter = parameter(at: x)
    let run = Self.derivative(x1, x2, at: parameter)
    let rise = Self.derivative(y1, y2, at: parameter)
    if run > 1e-9 { return rise / run }
    return abs(rise) <= 1e-9 ? 1 : nil
  }

  /// Returns the curve's parameter where its x coordinate is `x`.
  ///
  /// Newton's method inside a bracket that every step narrows: x never falls along the curve, so the
  /// bracket always holds the answer and a Newton step that leaves it is replaced by its middle.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var guess = x
    for _ in 0..<64 {
      let miss = Self.coordinate(x1, x2, at: guess) - x
      if abs(miss) < 1e-13 { return guess }
      if miss > 0 { high = guess } else { low = guess }
      let next = guess - miss / Self.derivative(x1, x2, at: guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// Returns one coordinate of the curve, with control coordinates `a` and `b`.
  private static func coordinate(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
  }
}
