public import Foundation
public import StillViews

/// A value with the name of the quantity that it belongs to (rule CH1.1).
public struct PlottableValue<Value: Plottable> {
  /// The name, and the value or the interval that it stands for.
  package let plotted: PlotValue

  package init(_ plotted: PlotValue) {
    self.plotted = plotted
  }

  /// A value with a name as text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(PlotValue(MarkLabel(label), value.datum))
  }

  /// A value with a name that is looked up in the table of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(PlotValue(MarkLabel(labelKey), value.datum))
  }

  /// A value with a name that is shown as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(PlotValue(MarkLabel(String(label)), value.datum))
  }
}

extension PlottableValue where Value == Date {
  /// The unit of a calendar that a date lies in: a bar fills it, and a point is in its middle (rule CH1.3).
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    binned(MarkLabel(label), value, unit, calendar)
  }

  /// The unit of a calendar that a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    binned(MarkLabel(labelKey), value, unit, calendar)
  }

  /// The unit of a calendar that a date lies in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    binned(MarkLabel(String(label)), value, unit, calendar)
  }

  private static func binned(
    _ label: MarkLabel, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar
  ) -> PlottableValue {
    let own = calendar == .autoupdatingCurrent ? nil : calendar
    return PlottableValue(PlotValue(label, date._datum, bin: PlotBin(.unit(unit, own))))
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values: a bar fills it, and a point is in its middle.
  public static func value(_ label: Text, _ range: ClosedRange<Value>) -> PlottableValue {
    ranged(MarkLabel(label), range.lowerBound, range.upperBound)
  }

  /// A range of values.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>
  ) -> PlottableValue {
    ranged(MarkLabel(labelKey), range.lowerBound, range.upperBound)
  }

  /// A range of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ClosedRange<Value>
  ) -> PlottableValue {
    ranged(MarkLabel(String(label)), range.lowerBound, range.upperBound)
  }

  /// A range of values.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    ranged(MarkLabel(label), range.lowerBound, range.upperBound)
  }

  /// A range of values.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue {
    ranged(MarkLabel(labelKey), range.lowerBound, range.upperBound)
  }

  /// A range of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    ranged(MarkLabel(String(label)), range.lowerBound, range.upperBound)
  }

  /// A range of values, one of the bins of `NumberBins` or `DateBins`.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    ranged(MarkLabel(label), range.lowerBound, range.upperBound)
  }

  /// A range of values, one of the bins of `NumberBins` or `DateBins`.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    ranged(MarkLabel(labelKey), range.lowerBound, range.upperBound)
  }

  /// A range of values, one of the bins of `NumberBins` or `DateBins`.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    ranged(MarkLabel(String(label)), range.lowerBound, range.upperBound)
  }

  private static func ranged(_ label: MarkLabel, _ from: Value, _ to: Value) -> PlottableValue {
    guard let low = from.datum.position, let high = to.datum.position else {
      return PlottableValue(PlotValue(label, from.datum))
    }
    let middle = low / 2 + high / 2
    let datum: _Datum = if case .date = from.datum { .date(middle) } else { .number(middle) }
    return PlottableValue(PlotValue(label, datum, bin: PlotBin(.range(low, high))))
  }
}
