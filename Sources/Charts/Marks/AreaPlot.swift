public import StillViews

/// An area below points of a collection, or between two functions (rule CH1.16).
nonisolated public struct AreaPlot<DataElement>: VectorizedChartContent {
  private let add: _PlotAdding<DataElement>

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
    self.init(PlottedFunction(.area, .ends(of: function), domain, MarkLabel(x), MarkLabel(yEnd)))
  }

  /// The area between a function of x and zero.
  ///
  /// - Parameter domain: The values of x (default: those of the chart).
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where DataElement == Never {
    self.init(
      PlottedFunction(.area, .area { (0, function($0)) }, domain, MarkLabel(x), MarkLabel(y)))
  }

  /// The area between the two ends of a function of x.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where DataElement == Never {
    self.init(PlottedFunction(.area, .ends(of: function), domain, MarkLabel(x), MarkLabel(yEnd)))
  }

  /// The area between a function of x and zero.
  ///
  /// - Parameter domain: The values of x (default: those of the chart).
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where DataElement == Never {
    self.init(
      PlottedFunction(
        .area, .area { (0, function($0)) }, domain, MarkLabel(String(x)), MarkLabel(String(y))))
  }

  /// The area between the two ends of a function of x.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where DataElement == Never {
    self.init(
      PlottedFunction(
        .area, .ends(of: function), domain, MarkLabel(String(x)), MarkLabel(String(yEnd))))
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

  /// The areas below points of a collection, one a series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        AreaMark(
          x: x.value(of: $0), y: y.value(of: $0), series: series.value(of: $0), stacking: stacking
        ).mark
      }
    }
  }

  /// The area between two values of y of each element of a collection.
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

  /// The areas between two values of y of each element of a collection, one a series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        AreaMark(
          x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0),
          series: series.value(of: $0)
        ).mark
      }
    }
  }

  /// The area between two values of x of each element of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        AreaMark(xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0)).mark
      }
    }
  }

  /// The areas between two values of x of each element of a collection, one a series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        AreaMark(
          xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0),
          series: series.value(of: $0)
        ).mark
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

extension PlottedFunction.Function {
  fileprivate static func ends(
    of function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) -> PlottedFunction.Function {
    .area { x in
      let ends = function(x)
      return (ends.yStart, ends.yEnd)
    }
  }
}
