public import Foundation

/// Sectors for the elements of a collection (rule CH1.16).
nonisolated public struct SectorPlot<DataElement>: VectorizedChartContent {
  private let add: _PlotAdding<DataElement>

  /// A sector; sectors follow each other clockwise from the top.
  public init<Data: RandomAccessCollection, T: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, T>,
    innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        SectorMark(
          angle: angle.value(of: $0), innerRadius: innerRadius.dimension(of: $0),
          outerRadius: outerRadius.dimension(of: $0), angularInset: angularInset
        ).mark
      }
    }
  }

  /// A sector with the inset of its element, in points.
  public init<Data: RandomAccessCollection, T: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, T>,
    innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic,
    angularInset: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    add = { inputs, style, collector in
      collector.add(data, inputs, style) {
        SectorMark(
          angle: angle.value(of: $0), innerRadius: innerRadius.dimension(of: $0),
          outerRadius: outerRadius.dimension(of: $0), angularInset: $0[keyPath: angularInset]
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
