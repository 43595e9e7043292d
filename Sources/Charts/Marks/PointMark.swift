public import Foundation

/// A symbol at a place (rule CH1.12).
nonisolated public struct PointMark: _MarkContent {
  package let mark: Mark

  /// A symbol at values of both axes.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.point, x: .value(x.plotted), y: .value(y.plotted), _MarkInputs())
  }

  /// A symbol at a value of x and a place of the plot area, in points (default: the middle).
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(.point, x: .value(x.plotted), y: y.map { .points($0, $0) } ?? .open, _MarkInputs())
  }

  /// A symbol at a value of y and a place of the plot area, in points (default: the middle).
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.point, x: x.map { .points($0, $0) } ?? .open, y: .value(y.plotted), _MarkInputs())
  }

  public func _add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    mark.add(inputs, to: &collector)
  }
}

/// A line across the plot area, or from one value to another (rule CH1.13).
nonisolated public struct RuleMark: _MarkContent {
  package let mark: Mark

  /// A vertical line between places of the plot area, in points (default: all of its height).
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(.rule, x: .value(x.plotted), y: .points(yStart, yEnd), _MarkInputs())
  }

  /// A horizontal line between places of the plot area, in points (default: all of its width).
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(.rule, x: .points(xStart, xEnd), y: .value(y.plotted), _MarkInputs())
  }

  /// A vertical line from one value of y to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      .rule, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), _MarkInputs())
  }

  /// A horizontal line from one value of x to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(
      .rule, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), _MarkInputs())
  }

  public func _add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    mark.add(inputs, to: &collector)
  }
}

/// A part of a circle, as large as its share of the total (rule CH1.14).
nonisolated public struct SectorMark: _MarkContent {
  package let mark: Mark

  /// A sector; sectors follow each other clockwise from the top.
  ///
  /// - Parameters:
  ///   - angle: A share of the sum of all angles, or with a range a fixed place on the scale.
  ///   - innerRadius: From the centre (default: 0); ratios are shares of the largest radius.
  ///   - outerRadius: From the centre (default: the largest radius).
  ///   - angularInset: The distance to the edges of the sector, in points (default: 0).
  public init<T: Plottable>(
    angle: PlottableValue<T>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector, x: .value(angle.plotted), _MarkInputs())
    let inset = angularInset ?? 0
    mark.sector = SectorForm(
      innerRadius: innerRadius, outerRadius: outerRadius,
      angularInset: inset.isFinite ? max(inset, 0) : 0)
    self.mark = mark
  }

  public func _add(_ inputs: _MarkInputs, to collector: inout _MarkCollector) {
    mark.add(inputs, to: &collector)
  }
}
