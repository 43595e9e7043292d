import Foundation
public import StillGeometry
import StillLayout
public import StillViewGraph
import StillViews

extension View {
  /// Lets touches scroll the plot area along axes.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scrollableAxes = axes }
  }

  /// Sets the length of the part of x that is visible.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.position }
  }

  /// Sets the length of the part of y that is visible.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.position }
  }

  /// Ties the start of the visible part of x to a value.
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chart { $0.x.position = kept(x) }
  }

  /// Ties the start of the visible part of y to a value.
  nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chart { $0.y.position = kept(y) }
  }

  /// Sets the first start of the visible part of x.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    let datum = initialX.datum
    return chart { $0.x.initialPosition = datum }
  }

  /// Sets the first start of the visible part of y.
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    let datum = initialY.datum
    return chart { $0.y.initialPosition = datum }
  }

  /// Sets where scrolling ends.
  nonisolated public func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View {
    chart { $0.scrollTarget = behavior }
  }
}

nonisolated private func kept<P: Plottable>(_ binding: Binding<P>) -> Binding<_Datum?> {
  Binding<_Datum?>(
    get: { binding.wrappedValue.datum },
    set: { if let value = $0.flatMap({ P(datum: $0) }) { binding.wrappedValue = value } })
}
