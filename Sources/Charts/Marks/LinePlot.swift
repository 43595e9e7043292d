public import StillViews

/// A line through points of a collection, or the graph of a function (rule CH1.16).
nonisolated public struct LinePlot<DataElement>: VectorizedChartContent {
  private let add: _PlotAdding<DataElement>

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

  /// The curve of a function of a parameter.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where DataElement == Never {
    self.init(PlottedFunction(.line, .parametric(function), domain, MarkLabel(x), MarkLabel(y)))
  }

  /// The graph of a function of x.
  ///
  /// - Parameter domain: The values of x (default: those of the chart).
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where DataElement == Never {
    self.init(PlottedFunction(.line, .line(function), domain, MarkLabel(x), MarkLabel(y)))
  }

  /// The curve of a function of a parameter.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where DataElement == Never {
    self.init(PlottedFunction(.line, .parametric(function), domain, MarkLabel(x), MarkLabel(y)))
  }

  /// The graph of a function of x.
  ///
  /// - Parameter domain: The values of x (default: those of the chart).
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where DataElement == Never {
    self.init(
      PlottedFunction(.line, .line(function), domain, MarkLabel(String(x)), MarkLabel(String(y))))
  }

  /// The curve of a function of a parameter.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where DataElement == Never {
    self.init(
      PlottedFunction(
        .line, .parametric(function), domain, MarkLabel(String(x)), MarkLabel(String(y))))
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

extension PlottedFunction {
  init(
    _ kind: Mark.Kind, _ function: Function, _ domain: ClosedRange<Double>?, _ x: MarkLabel,
    _ y: MarkLabel
  ) {
    self.init(
      kind: kind, function: function, domain: domain, xLabel: x, yLabel: y, inputs: _MarkInputs(),
      index: 0)
  }

  func add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    var plot = self
    plot.inputs = inputs
    plot.index = collector.marks.count
    collector.plots.append(plot)
  }
}
