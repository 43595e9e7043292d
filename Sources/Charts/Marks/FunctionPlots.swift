public import StillViews

/// A line through points of a collection, or the graph of a function (rule CH1.16).
nonisolated public struct LinePlot<DataElement>: VectorizedChartContent {
  private let add:
    (_MarkInputs, @escaping (DataElement, inout _MarkInputs) -> Void, inout _MarkCollector) -> Void

  private init(_ plot: PlottedFunction) {
    add = { inputs, _, collector in plot.add(inputs, to: &collector) }
  }

  /// The graph of a function of x.
  ///
  /// - Parameter domain: The values of x (default: those of the chart).
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where DataElement == Never {
    self.init(PlottedFunction(.line, .line(function), domain, MarkLabel(x), MarkLabel(y)))
  }

  /// The graph of a function of x.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where DataElement == Never {
    self.init(
      PlottedFunction(
        .line, .line(function), domain, MarkLabel(String(x)), MarkLabel(String(y))))
  }

  /// The curve of a function of a parameter.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where DataElement == Never {
    self.init(PlottedFunction(.line, .parametric(function), domain, MarkLabel(x), MarkLabel(y)))
  }

  /// A line through points of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) { LineMark(x: x.value(of: $0), y: y.value(of: $0)).mark }
    }
  }

  /// Lines through points of a collection, one a series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        LineMark(x: x.value(of: $0), y: y.value(of: $0), series: series.value(of: $0)).mark
      }
    }
  }

  public func _add(
    _ inputs: _MarkInputs, _ style: @escaping (DataElement, inout _MarkInputs) -> Void,
    to collector: inout _MarkCollector
  ) {
    add(inputs, style, &collector)
  }
}

/// An area below points of a collection, or between two functions (rule CH1.16).
nonisolated public struct AreaPlot<DataElement>: VectorizedChartContent {
  private let add:
    (_MarkInputs, @escaping (DataElement, inout _MarkInputs) -> Void, inout _MarkCollector) -> Void

  private init(_ plot: PlottedFunction) {
    add = { inputs, _, collector in plot.add(inputs, to: &collector) }
  }

  /// The area between a function of x and zero.
  ///
  /// - Parameter domain: The values of x (default: those of the chart).
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where DataElement == Never {
    self.init(
      PlottedFunction(.area, .area { (0, function($0)) }, domain, MarkLabel(x), MarkLabel(y)))
  }

  /// The area between the two ends of a function of x.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where DataElement == Never {
    self.init(
      PlottedFunction(
        .area,
        .area {
          let ends = function($0)
          return (ends.yStart, ends.yEnd)
        }, domain, MarkLabel(x), MarkLabel(yEnd)))
  }

  /// The area below points of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        AreaMark(x: x.value(of: $0), y: y.value(of: $0), stacking: stacking).mark
      }
    }
  }

  /// The area between two values of each element of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        AreaMark(x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0)).mark
      }
    }
  }

  public func _add(
    _ inputs: _MarkInputs, _ style: @escaping (DataElement, inout _MarkInputs) -> Void,
    to collector: inout _MarkCollector
  ) {
    add(inputs, style, &collector)
  }
}

extension PlottedFunction {
  fileprivate init(
    _ kind: Mark.Kind, _ function: Function, _ domain: ClosedRange<Double>?, _ x: MarkLabel,
    _ y: MarkLabel
  ) {
    self.init(
      kind: kind, function: function, domain: domain, xLabel: x, yLabel: y, inputs: _MarkInputs(),
      index: 0)
  }

  fileprivate func add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    var plot = self
    plot.inputs = inputs
    plot.index = collector.marks.count
    collector.plots.append(plot)
  }
}
