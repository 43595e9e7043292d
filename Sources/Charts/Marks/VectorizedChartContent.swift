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
    styled(each: {
      let area = $0[keyPath: keyPath]
      $1.symbolSize = .area(area.isFinite ? max(area, 0) : 0)
    })
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
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: {
      let opacity = Double($0[keyPath: keyPath])
      $1.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    })
  }

  /// Strokes lines and rules with the styles of their elements.
  nonisolated public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: {
      $1.lineStyle = $0[keyPath: keyPath]
      $1.lineStyleBy = nil
    })
  }

  /// Marks the points with the shapes of their elements.
  nonisolated public func symbol(
    _ keyPath: KeyPath<DataElement, some ChartSymbolShape>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: {
      $1.symbol = .shape(AnyChartSymbolShape($0[keyPath: keyPath]))
      $1.symbolBy = nil
    })
  }

  /// Sets the box that symbols fill, in points, to a value of the elements.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: {
      $1.symbolSize = .box($0[keyPath: keyPath])
      $1.symbolSizeBy = nil
    })
  }

  /// Names the marks for assistive technologies with text of their elements.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.accessibility.label = $0[keyPath: keyPath] })
  }

  /// Names the marks for assistive technologies with keys of their elements, which are looked up.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.accessibility.label = Text($0[keyPath: keyPath]) })
  }

  /// Names the marks for assistive technologies with strings of their elements.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.accessibility.label = Text(verbatim: String($0[keyPath: keyPath])) })
  }

  /// Tells assistive technologies the value of the marks as text of their elements.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.accessibility.value = $0[keyPath: keyPath] })
  }

  /// Tells assistive technologies the value of the marks as keys of their elements, which are looked up.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.accessibility.value = Text($0[keyPath: keyPath]) })
  }

  /// Tells assistive technologies the value of the marks as strings of their elements.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.accessibility.value = Text(verbatim: String($0[keyPath: keyPath])) })
  }

  /// Hides the marks from assistive technologies by a value of their elements.
  nonisolated public func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.accessibility.isHidden = $0[keyPath: keyPath] })
  }

  /// Gives the marks identifiers of their elements in reports and for tests.
  nonisolated public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    styled(each: { $1.accessibility.identifier = $0[keyPath: keyPath] })
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
