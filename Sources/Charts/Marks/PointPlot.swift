public import Foundation

/// Symbols for the elements of a collection (rule CH1.16).
nonisolated public struct PointPlot<DataElement>: VectorizedChartContent {
  private let add: _PlotAdding<DataElement>

  /// A symbol at values of both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        PointMark(x: x.value(of: $0), y: y.value(of: $0)).mark
      }
    }
  }

  /// A symbol at a value of x and a place of the plot area, in points (default: the middle).
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: CGFloat? = nil
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        PointMark(x: x.value(of: $0), y: y).mark
      }
    }
  }

  /// A symbol at a value of x and a place of the plot area for each element, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        PointMark(x: x.value(of: $0), y: $0[keyPath: y]).mark
      }
    }
  }

  /// A symbol at a value of y and a place of the plot area, in points (default: the middle).
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        PointMark(x: x, y: y.value(of: $0)).mark
      }
    }
  }

  /// A symbol at a value of y and a place of the plot area for each element, in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<DataElement, CGFloat>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        PointMark(x: $0[keyPath: x], y: y.value(of: $0)).mark
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
