import Foundation

/// A point of a line; the points of a series make up one line, in their order (rule CH1.10).
nonisolated public struct LineMark: _MarkContent {
  package let mark: Mark

  /// A point of the line; values that styles or symbols are chosen by tell lines apart.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.line, x: .value(x.plotted), y: .value(y.plotted), _MarkInputs())
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(
      .line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted, _MarkInputs())
  }

  public func _add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    mark.add(inputs, to: &collector)
  }
}

/// A point of an area between a line and zero, or between two lines (rule CH1.10).
nonisolated public struct AreaMark: _MarkContent {
  package let mark: Mark

  private init(
    x: MarkSpan, y: MarkSpan, series: PlotValue? = nil,
    stacking: MarkStackingMethod = .unstacked
  ) {
    var mark = Mark(.area, x: x, y: y, series: series, _MarkInputs())
    mark.stacking = stacking
    self.mark = mark
  }

  /// A point of the area below a line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: .value(x.plotted), y: .value(y.plotted), stacking: stacking)
  }

  /// A point of the area of a series below its line.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      x: .value(x.plotted), y: .value(y.plotted), series: series.plotted, stacking: stacking)
  }

  /// A point of an area from one value of y to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// A point of the area of a series from one value of y to another.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), series: series.plotted)
  }

  /// A point of an area from one value of x to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// A point of the area of a series from one value of x to another.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), series: series.plotted)
  }

  public func _add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    mark.add(inputs, to: &collector)
  }
}
