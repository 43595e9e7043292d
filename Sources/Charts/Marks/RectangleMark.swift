public import Foundation

/// A rectangle that fills bands or intervals (rule CH1.8).
nonisolated public struct RectangleMark: _MarkContent {
  package let mark: Mark

  private init(
    x: MarkSpan, y: MarkSpan, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle, x: x, y: y, _MarkInputs())
    (mark.width, mark.height) = (width, height)
    self.mark = mark
  }

  /// A rectangle at values of both axes (default size: their bands).
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(x: .value(x.plotted), y: .value(y.plotted), width: width, height: height)
  }

  /// A rectangle from one value to another on both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(x: .range(xStart.plotted, xEnd.plotted), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// A rectangle at a value of x, from one value of y to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), width: width)
  }

  /// A rectangle at a value of y, from one value of x to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
  }

  /// A rectangle at a value of x, between places of the plot area, in points (default: all of its height).
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(x: .value(x.plotted), y: .points(yStart, yEnd), width: width)
  }

  /// A rectangle at a value of y, between places of the plot area, in points (default: all of its width).
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(x: .points(xStart, xEnd), y: .value(y.plotted), height: height)
  }

  /// A rectangle from one value of x to another, between places of the plot area, in points (default: all of its height).
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(x: .range(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd))
  }

  /// A rectangle from one value of y to another, between places of the plot area, in points (default: all of its width).
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(x: .points(xStart, xEnd), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// A rectangle between places of the plot area, in points (default: all of it).
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(x: .points(xStart, xEnd), y: .points(yStart, yEnd))
  }

  public func _add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    mark.add(inputs, to: &collector)
  }
}
