public import Foundation

/// Bars for the elements of a collection (rule CH1.16).
nonisolated public struct BarPlot<DataElement>: VectorizedChartContent {
  private let add:
    (_MarkInputs, @escaping (DataElement, inout _MarkInputs) -> Void, inout _MarkCollector) -> Void

  /// A bar at a place of one axis, up to a quantity of the other.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        BarMark(
          x: x.value(of: $0), y: y.value(of: $0), width: width, height: height, stacking: stacking
        ).mark
      }
    }
  }

  /// A bar from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        BarMark(
          x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0), width: width
        ).mark
      }
    }
  }

  /// A bar from one value of x to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>,
    height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        BarMark(
          xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0), height: height
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

/// Symbols for the elements of a collection (rule CH1.16).
nonisolated public struct PointPlot<DataElement>: VectorizedChartContent {
  private let add:
    (_MarkInputs, @escaping (DataElement, inout _MarkInputs) -> Void, inout _MarkCollector) -> Void

  /// A symbol at values of both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        PointMark(
          x: x.value(of: $0), y: y.value(of: $0)
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

/// Rectangles for the elements of a collection (rule CH1.16).
nonisolated public struct RectanglePlot<DataElement>: VectorizedChartContent {
  private let add:
    (_MarkInputs, @escaping (DataElement, inout _MarkInputs) -> Void, inout _MarkCollector) -> Void

  /// A rectangle at values of both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          x: x.value(of: $0), y: y.value(of: $0), width: width, height: height
        ).mark
      }
    }
  }

  /// A rectangle from one value to another on both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), yStart: yStart.value(of: $0),
          yEnd: yEnd.value(of: $0)
        ).mark
      }
    }
  }

  /// A rectangle at a value of x, from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0), width: width
        ).mark
      }
    }
  }

  /// A rectangle at a value of y, from one value of x to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>,
    height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0), height: height
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

/// Rules for the elements of a collection (rule CH1.16).
nonisolated public struct RulePlot<DataElement>: VectorizedChartContent {
  private let add:
    (_MarkInputs, @escaping (DataElement, inout _MarkInputs) -> Void, inout _MarkCollector) -> Void

  /// A vertical line across the plot area.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RuleMark(x: x.value(of: $0)).mark
      }
    }
  }

  /// A horizontal line across the plot area.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RuleMark(y: y.value(of: $0)).mark
      }
    }
  }

  /// A vertical line from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RuleMark(
          x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0)
        ).mark
      }
    }
  }

  /// A horizontal line from one value of x to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RuleMark(
          xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0)
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

/// Sectors for the elements of a collection (rule CH1.16).
nonisolated public struct SectorPlot<DataElement>: VectorizedChartContent {
  private let add:
    (_MarkInputs, @escaping (DataElement, inout _MarkInputs) -> Void, inout _MarkCollector) -> Void

  /// A sector; sectors follow each other clockwise from the top.
  public init<Data: RandomAccessCollection, T: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, T>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        SectorMark(
          angle: angle.value(of: $0), innerRadius: innerRadius, outerRadius: outerRadius,
          angularInset: angularInset
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
