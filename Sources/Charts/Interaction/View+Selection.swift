import StillGeometry
public import StillViewGraph

extension View {
  /// Lets touches on the plot area select a value of x: nil when they end.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selection.x = { datum in value.wrappedValue = datum.flatMap { P(datum: $0) } } }
  }

  /// Lets touches on the plot area select a range of x: nil after a tap.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { $0.selection.xRange = { range.wrappedValue = ClosedRange($0) } }
  }

  /// Lets touches on the plot area select a value of y: nil when they end.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selection.y = { datum in value.wrappedValue = datum.flatMap { P(datum: $0) } } }
  }

  /// Lets touches on the plot area select a range of y: nil after a tap.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { $0.selection.yRange = { range.wrappedValue = ClosedRange($0) } }
  }

  /// Lets touches on sectors select a value of the angle: nil when they end.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.selection.angle = { datum in value.wrappedValue = datum.flatMap { P(datum: $0) } }
    }
  }
}

extension View {
  /// Lets touches on sectors select a range of the angle: nil after a tap.
  nonisolated public func chartAngleSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { $0.selection.angleRange = { range.wrappedValue = ClosedRange($0) } }
  }
}

extension ClosedRange where Bound: Plottable {
  fileprivate init?(_ range: (low: _Datum, high: _Datum)?) {
    guard let range, let low = Bound(datum: range.low), let high = Bound(datum: range.high) else {
      return nil
    }
    self = low <= high ? low...high : high...low
  }
}
