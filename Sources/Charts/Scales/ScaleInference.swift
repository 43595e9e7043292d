package import Foundation

/// The values of marks along an axis, gathered for its domain (rule CH2.4).
package struct AxisData {
  private(set) var categories: [String] = []
  private var known = Set<String>()
  private(set) var numbers: (low: Double, high: Double)?
  /// The least number above zero: others have no place on a logarithmic scale.
  private(set) var leastPositive: Double?
  private(set) var dates: (low: Double, high: Double)?
  /// The unit that dates are given in; nil where some have none.
  private(set) var unit: Calendar.Component?
  private var isUnitKnown = false
  /// Whether stacks of shares lie along the axis.
  package var isNormalized = false

  package init() {}

  package var isEmpty: Bool { categories.isEmpty && numbers == nil && dates == nil }

  package mutating func add(_ datum: _Datum) {
    switch datum {
    case .category(let name):
      if known.insert(name).inserted { categories.append(name) }
    case .number(let value):
      guard value.isFinite else { return }
      numbers = numbers.map { (min($0.low, value), max($0.high, value)) } ?? (value, value)
      if value > 0 { leastPositive = min(leastPositive ?? value, value) }
    case .date(let value):
      guard value.isFinite else { return }
      dates = dates.map { (min($0.low, value), max($0.high, value)) } ?? (value, value)
    }
  }

  package mutating func note(unit: Calendar.Component?) {
    self.unit = isUnitKnown && self.unit != unit ? nil : unit
    isUnitKnown = true
  }

  /// The data as values, in the order of a domain.
  package var values: [_Datum] {
    if !categories.isEmpty { return categories.map { .category($0) } }
    if let dates { return [.date(dates.low), .date(dates.high)] }
    if let numbers { return [.number(numbers.low), .number(numbers.high)] }
    return []
  }
}

/// The settings of an axis by the chart's modifiers.
package struct AxisScaleSettings {
  package var domain: _ScaleDomain?
  package var type: ScaleType?
  /// The distances to the ends of the plot area, in points.
  package var padding: (start: CGFloat, end: CGFloat)?

  package init() {}
}

/// The domain of an axis before ticks may extend it.
package struct AxisDomain {
  package enum Extent: Equatable {
    case numbers(Double, Double)
    case dates(Double, Double)
    case categories([String])
  }

  package var extent: Extent
  /// Whether marks of the axis may extend it.
  package var isOpen: Bool
  package var isReversed = false
  package var transform: ScaleTransform
  /// Whether there is nothing to show along the axis.
  package var isEmpty = false
  package var unit: Calendar.Component?
  package var isNormalized = false

  package init(_ data: AxisData, _ settings: AxisScaleSettings) {
    transform = ScaleTransform(settings.type)
    unit = data.unit
    isNormalized = data.isNormalized
    if case .values(let given) = settings.domain, let extent = AxisDomain.extent(given, settings) {
      self.extent = extent
      isOpen = false
      return
    }
    var includesZero = true
    var values = data.values
    if case .automatic(let zero, let reversed, let change) = settings.domain {
      includesZero = zero ?? true
      isReversed = reversed
      change?(&values)
    }
    isOpen = true
    guard let extent = AxisDomain.extent(values, settings) else {
      extent = .numbers(0, 1)
      isEmpty = true
      isOpen = false
      return
    }
    self.extent = extent
    if case .numbers(let low, let high) = extent {
      if transform == .log, low <= 0, let least = data.leastPositive {
        self.extent = .numbers(pow(10, log10(least).rounded(.down)), max(high, least * 10))
      } else if includesZero, transform != .log {
        self.extent = .numbers(min(low, 0), max(high, 0))
      } else if low == high {
        self.extent = .numbers(low - abs(low) / 2 - (low == 0 ? 1 : 0), high + abs(high) / 2)
      }
    } else if case .dates(let low, let high) = extent, low == high {
      self.extent = .dates(low - 43200, high + 43200)
    }
  }

  /// The extent of values: of numbers and dates their least and greatest, or two in their order.
  private static func extent(_ values: [_Datum], _ settings: AxisScaleSettings) -> Extent? {
    guard let first = values.first(where: \.isFinite) else { return nil }
    if settings.type?.kind == .category {
      return .categories(values.map(words))
    }
    let positions = values.compactMap(\.position).filter(\.isFinite)
    let ends =
      positions.count == 2
      ? (positions[0], positions[1])
      : (positions.min() ?? 0, positions.max() ?? 0)
    switch first {
    case .category: return .categories(values.map(words))
    case .number: return .numbers(ends.0, ends.1)
    case .date: return .dates(ends.0, ends.1)
    }
  }

  private static func words(_ datum: _Datum) -> String {
    switch datum {
    case .category(let name): name
    case .number(let value), .date(let value): NumberText.plain(value)
    }
  }

  /// The scale of the domain.
  package var scale: PositionScale {
    switch extent {
    case .numbers(let low, let high):
      let (start, end) = isReversed ? (high, low) : (low, high)
      return .numbers(NumberScale(start: start, end: end, transform: transform))
    case .dates(let low, let high):
      let (start, end) = isReversed ? (high, low) : (low, high)
      return .dates(NumberScale(start: start, end: end))
    case .categories(let names): return .categories(CategoryScale(names, isReversed: isReversed))
    }
  }

  /// Extends an open domain to values.
  package mutating func extend(to values: [Double], lower: Bool, upper: Bool) {
    guard isOpen, let least = values.min(), let most = values.max() else { return }
    switch extent {
    case .numbers(let low, let high):
      extent = .numbers(lower ? min(low, least) : low, upper ? max(high, most) : high)
    case .dates(let low, let high):
      extent = .dates(lower ? min(low, least) : low, upper ? max(high, most) : high)
    case .categories: break
    }
  }
}
