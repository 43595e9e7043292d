import Foundation
public import StillViewGraph

extension View {
  /// Sets the domain of the scale of x.
  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.x.scale.domain = domain._domain
      if let type { $0.x.scale.type = type }
    }
  }

  /// Sets the places that the scale of x leads to.
  nonisolated public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.x.scale.padding = range._padding
      if let type { $0.x.scale.type = type }
    }
  }

  /// Sets the domain of the scale of x and the places that it leads to.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartXScale(domain: domain, type: type).chartXScale(range: range)
  }

  /// Sets the function of the scale of x.
  nonisolated public func chartXScale(type: ScaleType?) -> some View {
    chart { $0.x.scale.type = type }
  }

  /// Sets the domain of the scale of y.
  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.y.scale.domain = domain._domain
      if let type { $0.y.scale.type = type }
    }
  }

  /// Sets the places that the scale of y leads to.
  nonisolated public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.y.scale.padding = range._padding
      if let type { $0.y.scale.type = type }
    }
  }

  /// Sets the domain of the scale of y and the places that it leads to.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartYScale(domain: domain, type: type).chartYScale(range: range)
  }

  /// Sets the function of the scale of y.
  nonisolated public func chartYScale(type: ScaleType?) -> some View {
    chart { $0.y.scale.type = type }
  }
}
