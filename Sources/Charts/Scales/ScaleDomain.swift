public import Foundation

/// The values that a scale covers (rule CH2.4).
public protocol ScaleDomain {
  /// The domain as a chart keeps it.
  var _domain: _ScaleDomain { get }
}

/// A domain as a chart keeps it.
public enum _ScaleDomain {
  /// That of the data.
  case automatic(
    includesZero: Bool?, isReversed: Bool, change: ((inout [_Datum]) -> Void)?)
  /// These values, in their order.
  case values([_Datum])
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { .values(map(\.datum)) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .values([lowerBound.datum, upperBound.datum]) }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .values([lowerBound.datum, upperBound.datum]) }
}

/// A domain that follows the data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers reaches zero (default: it does).
  ///   - reversed: Whether it runs backwards (default: false).
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: .automatic(includesZero: includesZero, isReversed: reversed ?? false, change: nil))
  }

  /// The domain of the data, changed by a closure before it is rounded.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: .automatic(includesZero: includesZero, isReversed: reversed ?? false) { values in
        var typed = values.compactMap { DataValue(datum: $0) }
        modifyInferredDomain(&typed)
        values = typed.map(\.datum)
      })
  }
}

/// The values that a scale leads to.
public protocol ScaleRange {
  /// The type of the values: a style, a symbol, a length.
  associatedtype VisualValue
  /// The values as a chart keeps them.
  var _range: [VisualValue] { get }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _range: [Element] { self }
}

extension ClosedRange: ScaleRange where Bound: Numeric {
  public var _range: [Bound] { [lowerBound, upperBound] }
}

/// A range of places along an axis.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// The distances to the ends of the plot area, in points.
  var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The whole length of the plot area, or a part of it.
public struct PlotDimensionScaleRange: PositionScaleRange {
  package let start: CGFloat
  package let end: CGFloat

  public var _range: [CGFloat] { [] }
  public var _padding: (start: CGFloat, end: CGFloat) { (start, end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot area.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The length of the plot area less a padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The length of the plot area less a padding at its ends, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(
      start: startPadding.isFinite ? startPadding : 0, end: endPadding.isFinite ? endPadding : 0)
  }
}
