public import Foundation

/// A type whose values charts can draw (rule CH1.1).
///
/// Strings are categories, numbers are quantities, and dates are moments. Any other type says which of these it is.
public protocol Plottable {
  /// The type that a value is drawn as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The string, number or date that is drawn.
  var primitivePlottable: PrimitivePlottable { get }
  /// Makes the value that is drawn as a string, number or date; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A string, number or date.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as a chart keeps it.
  var _datum: _Datum { get }
  /// The value that a chart keeps; nil for one of another kind.
  init?(_datum: _Datum)
}

/// A value as a chart keeps it.
public enum _Datum: Hashable, Sendable {
  /// A quantity.
  case number(Double)
  /// A moment, in seconds since the reference date.
  case date(Double)
  /// A category.
  case category(String)
}

extension _Datum {
  /// The quantity or the moment in seconds; nil for a category.
  package var position: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// Whether it can be drawn: a category, or a finite number.
  package var isFinite: Bool { position?.isFinite ?? true }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Makes the value with a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as a chart keeps it.
  package var datum: _Datum { primitivePlottable._datum }

  /// The value that a chart keeps; nil if the type has none for it.
  package init?(datum: _Datum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _datum: _Datum { .category(self) }
  public init?(_datum: _Datum) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _datum: _Datum { .date(timeIntervalSinceReferenceDate) }
  public init?(_datum: _Datum) {
    guard case .date(let seconds) = _datum else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension Decimal: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum, value.isFinite else { return nil }
    self.init(value)
  }
}
