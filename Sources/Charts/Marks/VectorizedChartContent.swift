public import Foundation
public import StillGeometry
public import StillViews

/// Content with a mark for each element of a collection (rule CH1.16).
public protocol VectorizedChartContent<DataElement>: _PrimitiveChartContent {
  /// The type of the elements.
  associatedtype DataElement

  /// Adds the marks, each with a style that depends on its element.
  nonisolated func _add(
    _ inputs: _MarkInputs, _ style: @escaping (DataElement, inout _MarkInputs) -> Void,
    to collector: inout _MarkCollector)
}

extension VectorizedChartContent {
  nonisolated public static func _collect(
    _ content: Self, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    content._add(inputs, { _, _ in }, to: &collector)
  }

  nonisolated private func styled(
    each change: @escaping (DataElement, MarkStyle.Storage) -> Void
  ) -> _StyledVector<Self> {
    _StyledVector(content: self, change: change)
  }

  /// Fills the marks by a value of their elements.
  nonisolated public func foregroundStyle<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.foregroundBy = projection.value(of: $0).plotted })
  }

  /// Fills the marks with the styles of their elements.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.foreground = AnyShapeStyle($0[keyPath: keyPath]) })
  }

  /// Chooses symbols by a value of the elements.
  nonisolated public func symbol<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.symbolBy = projection.value(of: $0).plotted })
  }

  /// Chooses the size of symbols by a value of the elements.
  nonisolated public func symbolSize<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.symbolSizeBy = projection.value(of: $0).plotted })
  }

  /// Sets the size of symbols, in square points, to a value of the elements.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.symbolSize = .area($0[keyPath: keyPath]) })
  }

  /// Chooses line styles by a value of the elements.
  nonisolated public func lineStyle<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.lineStyleBy = projection.value(of: $0).plotted })
  }

  /// Places marks of one category side by side by a value of the elements.
  nonisolated public func position<P: Plottable>(
    by projection: PlottableProjection<DataElement, P>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: {
      $1.position = MarkPosition(
        value: projection.value(of: $0).plotted, axis: axis, span: span)
    })
  }

  /// Fades the marks by a value of the elements, from 0 to 1.
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.opacity *= min(max($0[keyPath: keyPath], 0), 1) })
  }
}

/// Content with settings that depend on its elements.
nonisolated public struct _StyledVector<Content: VectorizedChartContent>: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  let content: Content
  let change: (DataElement, MarkStyle.Storage) -> Void

  public func _add(
    _ inputs: _MarkInputs, _ style: @escaping (DataElement, inout _MarkInputs) -> Void,
    to collector: inout _MarkCollector
  ) {
    let change = change
    content._add(
      inputs,
      { element, inputs in
        style(element, &inputs)
        inputs.style.change { change(element, $0) }
      }, to: &collector)
  }
}
