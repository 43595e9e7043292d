public import Foundation

/// Rectangles for the elements of a collection (rule CH1.16).
nonisolated public struct RectanglePlot<DataElement>: VectorizedChartContent {
  private let add: _PlotAdding<DataElement>

  /// A rectangle at values of both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic,
    height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          x: x.value(of: $0), y: y.value(of: $0), width: width.dimension(of: $0),
          height: height.dimension(of: $0)
        ).mark
      }
    }
  }

  /// A rectangle at a value of x, from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          x: x.value(of: $0), yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0),
          width: width.dimension(of: $0)
        ).mark
      }
    }
  }

  /// A rectangle at a value of y, from one value of x to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), y: y.value(of: $0),
          height: height.dimension(of: $0)
        ).mark
      }
    }
  }

  /// A rectangle from one value to another on both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
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

  /// A rectangle at a value of x, between places of the plot area, in points (default: all of its height).
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          x: x.value(of: $0), yStart: yStart, yEnd: yEnd, width: width.dimension(of: $0)
        ).mark
      }
    }
  }

  /// A rectangle at a value of x, between places of the plot area for each element, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, CGFloat>,
    yEnd: KeyPath<DataElement, CGFloat>, width: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          x: x.value(of: $0), yStart: $0[keyPath: yStart], yEnd: $0[keyPath: yEnd],
          width: width.dimension(of: $0)
        ).mark
      }
    }
  }

  /// A rectangle at a value of y, between places of the plot area, in points (default: all of its width).
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          xStart: xStart, xEnd: xEnd, y: y.value(of: $0), height: height.dimension(of: $0)
        ).mark
      }
    }
  }

  /// A rectangle at a value of y, between places of the plot area for each element, in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          xStart: $0[keyPath: xStart], xEnd: $0[keyPath: xEnd], y: y.value(of: $0),
          height: height.dimension(of: $0)
        ).mark
      }
    }
  }

  /// A rectangle from one value of x to another, between places of the plot area, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), yStart: yStart, yEnd: yEnd
        ).mark
      }
    }
  }

  /// A rectangle from one value of x to another, between places of the plot area for each element, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, CGFloat>,
    yEnd: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          xStart: xStart.value(of: $0), xEnd: xEnd.value(of: $0), yStart: $0[keyPath: yStart],
          yEnd: $0[keyPath: yEnd]
        ).mark
      }
    }
  }

  /// A rectangle from one value of y to another, between places of the plot area, in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          xStart: xStart, xEnd: xEnd, yStart: yStart.value(of: $0), yEnd: yEnd.value(of: $0)
        ).mark
      }
    }
  }

  /// A rectangle from one value of y to another, between places of the plot area for each element, in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        RectangleMark(
          xStart: $0[keyPath: xStart], xEnd: $0[keyPath: xEnd], yStart: yStart.value(of: $0),
          yEnd: yEnd.value(of: $0)
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
