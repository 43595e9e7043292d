import Foundation
public import StillGeometry

/// A function from progress in time, 0…1, to progress in value, with 0 at 0 and 1 at 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(BezierCurve)
    case circular(CircularCurve)
  }

  private let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
  }

  /// Returns a cubic Bézier curve. The control points' x is kept within 0…1; their y may leave it.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(
      startControlPoint.x.native, startControlPoint.y.native,
      endControlPoint.x.native, endControlPoint.y.native)
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// Returns the value at `progress`, which counts as 0 below 0 and when it is not a number, 1 above 1.
  public func value(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch shape {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .circular(let curve): return curve.value(at: x)
    }
  }

  /// Returns the change of the value per unit of progress, at `progress` kept within 0…1.
  ///
  /// A curve other than the linear one reads 0 at exactly 1 (rule L8.11). Where a curve stands
  /// upright, the slope of the chord around that place is given, so that the answer stays finite.
  public func velocity(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    if shape == .linear { return 1 }
    guard x < 1 else { return 0 }
    let slope: Double? =
      switch shape {
      case .linear: 1
      case .bezier(let curve): curve.slope(at: x)
      case .circular(let curve): curve.slope(at: x)
      }
    if let slope { return slope }
    let low = max(0, x - 0.0005)
    let high = min(1, x + 0.0005)
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The curve with x and y swapped: it gives the progress at which this one has a value.
  ///
  /// Exact as long as the curve rises all the way and stays within 0…1.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circular(let curve): UnitCurve(.circular(curve.inverse))
    }
  }

  private static func clamped(_ progress: Double) -> Double {
    progress > 0 ? min(progress, 1) : 0
  }
}

extension UnitCurve {
  /// The same speed all the way.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly (rule L8.10).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ends slowly (rule L8.10).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Starts and ends slowly (rule L8.10).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// The former name of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  /// Starts slowly, along a quarter circle.
  public static let circularEaseIn = UnitCurve(.circular(.easeIn))
  /// Ends slowly, along a quarter circle.
  public static let circularEaseOut = UnitCurve(.circular(.easeOut))
  /// Starts and ends slowly, along two quarter circles.
  public static let circularEaseInOut = UnitCurve(.circular(.easeInOut))
}
