import Foundation
import StillGeometry
public import StillViewGraph
import StillViews

extension View {
  /// Gives each value symbols, in pairs.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart {
      $0.symbols = VisualScale(
        domain: mapping.map(\.key.datum),
        range: mapping.map { pair in
          let shape: any ChartSymbolShape = pair.value
          return MarkSymbol.shape(AnyChartSymbolShape(shape))
        })
    }
  }

  /// Gives the values of a domain symbols, in order.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chart {
      $0.symbols = VisualScale(
        domain: domain._domain.list, range: range._range.map { .shape(AnyChartSymbolShape($0)) },
        type: type)
    }
  }

  /// Gives values symbols, in the order of the data.
  nonisolated public func chartSymbolScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chart {
      $0.symbols = VisualScale(
        range: range._range.map { .shape(AnyChartSymbolShape($0)) }, type: type)
    }
  }

  /// Sets the values that symbols are given to, and their order.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chart { $0.symbols = VisualScale(domain: domain._domain.list, type: type) }
  }

  /// Gives each value what a closure answers.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.symbols = VisualScale(mapping: {
        DataValue(datum: $0).map { .shape(AnyChartSymbolShape(mapping($0))) }
      })
    }
  }

  /// Gives each value of a domain what a closure answers.
  nonisolated public func chartSymbolScale<
    Domain: ScaleDomain, DataValue: Plottable, S: ChartSymbolShape
  >(
    domain: Domain, mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.symbols = VisualScale(
        domain: domain._domain.list,
        mapping: { DataValue(datum: $0).map { .shape(AnyChartSymbolShape(mapping($0))) } })
    }
  }

  /// Gives values symbols of any type, in the order of the data.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chart {
      $0.symbols = VisualScale(range: range.map { .shape(AnyChartSymbolShape($0)) })
    }
  }

  /// Gives the values of a domain symbols of any type, in order.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View {
    chart {
      $0.symbols = VisualScale(
        domain: domain._domain.list, range: range.map { .shape(AnyChartSymbolShape($0)) })
    }
  }

  /// Gives each value a symbol of any type, in pairs.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    chart {
      $0.symbols = VisualScale(
        domain: mapping.map(\.key.datum),
        range: mapping.map { pair in
          let shape: any ChartSymbolShape = pair.value
          return MarkSymbol.shape(AnyChartSymbolShape(shape))
        })
    }
  }
}
