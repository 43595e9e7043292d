import Foundation
import StillGeometry
public import StillViewGraph
public import StillViews

extension View {
  /// Gives each value styles, in pairs.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart {
      $0.styles = VisualScale(
        domain: mapping.map(\.key.datum), range: mapping.map { AnyShapeStyle($0.value) })
    }
  }

  /// Gives the values of a domain styles, in order.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chart {
      $0.styles = VisualScale(
        domain: domain._domain.list, range: range._range.map { AnyShapeStyle($0) }, type: type)
    }
  }

  /// Gives values styles, in the order of the data.
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chart {
      $0.styles = VisualScale(range: range._range.map { AnyShapeStyle($0) }, type: type)
    }
  }

  /// Sets the values that styles are given to, and their order.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chart { $0.styles = VisualScale(domain: domain._domain.list, type: type) }
  }

  /// Gives each value what a closure answers.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.styles = VisualScale(mapping: { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } })
    }
  }

  /// Gives each value of a domain what a closure answers.
  nonisolated public func chartForegroundStyleScale<
    Domain: ScaleDomain, DataValue: Plottable, S: ShapeStyle
  >(
    domain: Domain, mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.styles = VisualScale(
        domain: domain._domain.list,
        mapping: { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } })
    }
  }
}

extension View {
  /// Sets the function of the scale of styles.
  nonisolated public func chartForegroundStyleScale(type: ScaleType) -> some View {
    chart {
      var scale = $0.styles ?? VisualScale()
      scale.type = type
      $0.styles = scale
    }
  }
}

extension VisualScale {
  package init(
    domain: [_Datum]? = nil, range: [Visual]? = nil, mapping: ((_Datum) -> Visual?)? = nil,
    type: ScaleType? = nil
  ) {
    self.init()
    (self.domain, self.range, self.mapping, self.type) = (domain, range, mapping, type)
  }
}

extension _ScaleDomain {
  /// The values of a domain that is given; nil for that of the data.
  package var list: [_Datum]? {
    if case .values(let values) = self { values } else { nil }
  }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _range: [Color] { stops.map(\.color) }
}
