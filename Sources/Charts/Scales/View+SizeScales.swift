public import Foundation
public import StillGeometry
public import StillViewGraph
import StillViews

extension View {
  /// Gives each value a size of its symbols, in pairs, in square points.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    chart {
      $0.symbolSizes = VisualScale(domain: mapping.map(\.key.datum), range: mapping.map(\.value))
    }
  }

  /// Gives the values of a domain sizes of symbols, in square points.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chart {
      $0.symbolSizes = VisualScale(domain: domain._domain.list, range: range._range, type: type)
    }
  }

  /// Gives values sizes of symbols, in square points.
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chart { $0.symbolSizes = VisualScale(range: range._range, type: type) }
  }

  /// Gives each value the size that a closure answers, in square points.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chart { $0.symbolSizes = VisualScale(mapping: { DataValue(datum: $0).map(mapping) }) }
  }

  /// Gives each value a line style, in pairs.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chart {
      $0.lineStyles = VisualScale(domain: mapping.map(\.key.datum), range: mapping.map(\.value))
    }
  }

  /// Gives the values of a domain line styles, in order.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chart { $0.lineStyles = VisualScale(domain: domain._domain.list, range: range._range) }
  }

  /// Gives values line styles, in the order of the data.
  nonisolated public func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chart { $0.lineStyles = VisualScale(range: range._range) }
  }

  /// Gives each value the line style that a closure answers.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chart { $0.lineStyles = VisualScale(mapping: { DataValue(datum: $0).map(mapping) }) }
  }
}
