import Foundation

/// A scale of numbers: from values to shares of an axis, 0 at the start of the domain and 1 at its end (rule CH2.1).
package struct NumberScale: Equatable, Sendable {
  /// The value at 0. It may be greater than the other end: the scale then runs backwards.
  package let start: Double
  /// The value at 1; never equal to `start`.
  package let end: Double
  package let transform: ScaleTransform
  private let first: Double
  private let length: Double

  /// Ends that are equal, no numbers, or outside the transform are replaced by ends around them.
  package init(start: Double, end: Double, transform: ScaleTransform = .linear) {
    var (start, end) = NumberScale.proper(start, end, isLogarithmic: transform == .log)
    var (a, b) = (transform(start), transform(end))
    if a == nil || b == nil || a == b || !((b ?? 0) - (a ?? 0)).isFinite {
      (start, end) = transform == .log ? (1, 10) : (0, 1)
      (a, b) = (transform(start), transform(end))
    }
    self.start = start
    self.end = end
    self.transform = transform
    first = a ?? 0
    length = (b ?? 1) - (a ?? 0)
  }

  private static func proper(
    _ start: Double, _ end: Double, isLogarithmic: Bool
  ) -> (Double, Double) {
    guard start.isFinite, end.isFinite else { return isLogarithmic ? (1, 10) : (0, 1) }
    if isLogarithmic, min(start, end) <= 0 {
      let high = max(start, end)
      guard high > 0 else { return (1, 10) }
      return start < end ? (high / 1000, high) : (high, high / 1000)
    }
    guard start == end else { return (start, end) }
    if start == 0 { return (0, 1) }
    return isLogarithmic ? (start / 10, start * 10) : (min(start, 0), max(start, 0))
  }

  /// The share of the axis at a value; nil where the transform has none.
  package func unit(_ value: Double) -> Double? {
    guard value.isFinite, let transformed = transform(value) else { return nil }
    return (transformed - first) / length
  }

  /// The value at a share of the axis.
  package func value(_ unit: Double) -> Double { transform.inverse(first + unit * length) }

  package var low: Double { min(start, end) }
  package var high: Double { max(start, end) }
}

/// A scale of categories: an equal band for each (rule CH2.2).
package struct CategoryScale: Equatable, Sendable {
  package let names: [String]
  private let indices: [String: Int]
  package let isReversed: Bool

  package init(_ names: [String], isReversed: Bool = false) {
    var indices: [String: Int] = [:]
    var unique: [String] = []
    for name in names where indices[name] == nil {
      indices[name] = unique.count
      unique.append(name)
    }
    self.names = unique
    self.indices = indices
    self.isReversed = isReversed
  }

  /// The width of a band as a share of the axis.
  package var band: Double { 1 / Double(max(names.count, 1)) }

  package func index(of name: String) -> Int? { indices[name] }

  /// The middle of the band of a category; nil if the domain has no such category.
  package func unit(_ name: String) -> Double? {
    guard let index = indices[name] else { return nil }
    return unit(at: index)
  }

  /// The middle of the band at an index.
  package func unit(at index: Int) -> Double {
    (Double(isReversed ? names.count - 1 - index : index) + 0.5) * band
  }

  /// The category at a share of the axis; nil beyond its ends.
  package func name(at unit: Double) -> String? {
    guard unit.isFinite, unit >= 0, unit <= 1, !names.isEmpty else { return nil }
    let place = min(Int(unit * Double(names.count)), names.count - 1)
    return names[isReversed ? names.count - 1 - place : place]
  }
}

/// The scale of an axis.
package enum PositionScale: Equatable, Sendable {
  case numbers(NumberScale)
  /// Seconds since the reference date.
  case dates(NumberScale)
  case categories(CategoryScale)

  /// The share of the axis at a value: for a category the middle of its band.
  package func unit(_ datum: _Datum) -> Double? {
    switch (self, datum) {
    case (.numbers(let scale), .number(let value)), (.dates(let scale), .date(let value)):
      scale.unit(value)
    case (.categories(let scale), .category(let name)): scale.unit(name)
    case (.categories(let scale), .number(let value)): scale.unit(NumberText.plain(value))
    default: nil
    }
  }

  /// The value at a share of the axis.
  package func datum(at unit: Double) -> _Datum? {
    switch self {
    case .numbers(let scale): .number(scale.value(unit))
    case .dates(let scale): .date(scale.value(unit))
    case .categories(let scale): scale.name(at: unit).map { .category($0) }
    }
  }

  /// The width of a band; 0 where the scale has none.
  package var band: Double {
    if case .categories(let scale) = self { scale.band } else { 0 }
  }

  package var isDiscrete: Bool {
    if case .categories = self { true } else { false }
  }

  package var numbers: NumberScale? {
    switch self {
    case .numbers(let scale), .dates(let scale): scale
    case .categories: nil
    }
  }
}

/// Numbers as plain words.
package enum NumberText {
  /// Whole numbers without a fraction.
  package static func plain(_ value: Double) -> String {
    abs(value) < 1e15 && value == value.rounded() ? String(Int(value)) : String(value)
  }
}
