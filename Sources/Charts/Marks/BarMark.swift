public import Foundation

/// A bar from zero, or from one value to another (rules CH1.5 to CH1.9).
nonisolated public struct BarMark: _MarkContent {
  package let mark: Mark

  private init(
    x: MarkSpan, y: MarkSpan, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked
  ) {
    var mark = Mark(.bar, x: x, y: y, _MarkInputs())
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    self.mark = mark
  }

  /// A bar at a place of one axis, up to a quantity of the other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      x: .value(x.plotted), y: .value(y.plotted), width: width, height: height, stacking: stacking)
  }

  /// A bar from one value of y to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), width: width)
  }

  /// A bar from one value of x to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
  }

  /// A bar along x, between places of the plot area, in points (default: all of it). Quantities are stacked.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      x: .value(x.plotted), y: .points(yStart, yEnd), width: width, stacking: stacking)
  }

  /// A bar along y, between places of the plot area, in points (default: all of it). Quantities are stacked.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      x: .points(xStart, xEnd), y: .value(y.plotted), height: height, stacking: stacking)
  }

  /// A bar from one value of x to another, between places of the plot area, in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(x: .range(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd))
  }

  /// A bar from one value of y to another, between places of the plot area, in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(x: .points(xStart, xEnd), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// A bar from one value to another on both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(x: .range(xStart.plotted, xEnd.plotted), y: .range(yStart.plotted, yEnd.plotted))
  }
}

/// Content that is one mark.
public protocol _MarkContent: _PrimitiveChartContent {
  /// Adds the mark.
  nonisolated func _add(_ inputs: _MarkInputs, to collector: inout _MarkCollector)
}

extension _MarkContent {
  nonisolated public static func _collect(
    _ content: Self, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    content._add(inputs, to: &collector)
  }
}

extension Mark {
  /// Adds the mark with the style and the identity that it inherits.
  package func add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    var mark = self
    mark.style = inputs.style
    mark.identity = inputs.identity
    collector.add(mark)
  }
}

extension BarMark {
  public func _add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    mark.add(inputs, to: &collector)
  }
}
