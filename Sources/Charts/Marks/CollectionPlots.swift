public import Foundation
public import StillViews

/// The value of each element of a collection, with the name of the quantity.
public struct PlottableProjection<DataElement, Value: Plottable> {
  private let read: (DataElement) -> PlottableValue<Value>

  private init(_ read: @escaping (DataElement) -> PlottableValue<Value>) {
    self.read = read
  }

  private init(_ label: MarkLabel, _ keyPath: KeyPath<DataElement, Value>) {
    read = { PlottableValue(PlotValue(label, $0[keyPath: keyPath].datum)) }
  }

  func value(of element: DataElement) -> PlottableValue<Value> { read(element) }

  /// The value at a key path, with a name as text.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .init(MarkLabel(label), keyPath) }

  /// The value at a key path, with a name that is looked up.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .init(MarkLabel(labelKey), keyPath) }

  /// The value at a key path, with a name that is shown as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .init(MarkLabel(String(label)), keyPath) }
}

extension PlottableProjection where Value: Comparable {
  /// The range between the values at two key paths, with a name as text.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    .init { .value(label, ClosedRange(unordered: $0[keyPath: start], $0[keyPath: end])) }
  }

  /// The range between the values at two key paths, with a name that is looked up.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, Value>,
    _ end: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    .init { .value(labelKey, ClosedRange(unordered: $0[keyPath: start], $0[keyPath: end])) }
  }

  /// The range between the values at two key paths, with a name that is shown as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    .init { .value(label, ClosedRange(unordered: $0[keyPath: start], $0[keyPath: end])) }
  }
}

extension PlottableProjection where Value == Date {
  /// The unit of a calendar that the date at a key path lies in.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection {
    .init { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }

  /// The unit of a calendar that the date at a key path lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection {
    .init { .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }

  /// The unit of a calendar that the date at a key path lies in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection {
    .init { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
}

extension ClosedRange {
  /// The range between two values in any order; that of the first one if they have no order.
  fileprivate init(unordered a: Bound, _ b: Bound) {
    self = a <= b ? a...b : b <= a ? b...a : a...a
  }
}

extension _MarkCollector {
  /// Adds a mark for each element, told apart by their order.
  mutating func add<Data: RandomAccessCollection>(
    _ data: Data, _ inputs: _MarkInputs, _ style: (Data.Element, inout _MarkInputs) -> Void,
    _ make: (Data.Element) -> Mark
  ) {
    marks.reserveCapacity(marks.count + data.count)
    for (index, element) in data.enumerated() {
      var own = inputs.child(index)
      style(element, &own)
      make(element).add(own, to: &self)
    }
  }
}

/// Adds the marks of a plot, each with a style that depends on its element.
typealias _PlotAdding<DataElement> = (
  _MarkInputs, @escaping (DataElement, inout _MarkInputs) -> Void, inout _MarkCollector
) -> Void
