import Foundation

/// The function that leads from values to places (rule CH2.3).
public struct ScaleType: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case linear, log, date, category
    case symmetricLog(slope: Double)
    case power(exponent: Double)
  }

  package let kind: Kind

  /// Equal differences are equally far apart.
  public static let linear = ScaleType(kind: .linear)
  /// Equal ratios are equally far apart. The domain lies on one side of zero.
  public static let log = ScaleType(kind: .log)
  /// A logarithm on both sides of zero, with slope 1 at zero.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(slope: 1))
  /// A logarithm on both sides of zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero))
  }
  /// The square root.
  public static let squareRoot = ScaleType(kind: .power(exponent: 0.5))
  /// A power of the value, with the sign of the value.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent: exponent))
  }
  /// Moments.
  public static let date = ScaleType(kind: .date)
  /// A band for each category.
  public static let category = ScaleType(kind: .category)
}

/// A strictly increasing function of numbers with its inverse.
package enum ScaleTransform: Equatable, Sendable {
  case linear
  case log
  case symmetricLog(slope: Double)
  case power(exponent: Double)

  package init(_ type: ScaleType?) {
    switch type?.kind {
    case .log: self = .log
    case .symmetricLog(let slope) where slope.isFinite && slope > 0:
      self = .symmetricLog(slope: slope)
    case .power(let exponent) where exponent.isFinite && exponent > 0:
      self = .power(exponent: exponent)
    default: self = .linear
    }
  }

  /// The transformed value; nil where the function has none.
  package func callAsFunction(_ value: Double) -> Double? {
    switch self {
    case .linear: value
    case .log: value > 0 ? Foundation.log(value) : nil
    case .symmetricLog(let slope):
      value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    case .power(let exponent):
      value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    }
  }

  /// The value of a transformed one.
  package func inverse(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .log: exp(value)
    case .symmetricLog(let slope):
      value < 0 ? -expm1(-value) / slope : expm1(value) / slope
    case .power(let exponent):
      value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    }
  }
}
