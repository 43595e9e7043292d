public import Foundation
public import StillGeometry
import StillLayout
public import StillViewGraph
import StillViews

/// Where the plot area comes to rest after a scroll.
package struct ScrollTargetSettings {
  package var unit: Double?
  package var components: DateComponents?
}

/// How scrolling of a chart ends.
public protocol ChartScrollTargetBehavior {
  /// The behavior as a chart keeps it.
  var _target: _ChartScrollTarget { get }
}

/// The behavior of scrolling as a chart keeps it.
public struct _ChartScrollTarget {
  package var settings: ScrollTargetSettings?
}

/// Scrolling that ends at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public let _target: _ChartScrollTarget

  /// How a large step ends.
  public struct MajorValueAlignment: Sendable {
    /// At the unit itself.
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    /// At multiples of a unit.
    public static func unit<U: BinaryFloatingPoint>(_ unit: U) -> MajorValueAlignment {
      MajorValueAlignment()
    }
    /// At dates that match components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
      MajorValueAlignment()
    }
  }

  /// How far a scroll may go.
  public struct LimitBehavior: Sendable {
    /// As far as the touch leads.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// Always to a place.
    public static var always: LimitBehavior { LimitBehavior() }
    /// As far as the touch leads.
    public static var never: LimitBehavior { LimitBehavior() }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Ends at multiples of a unit.
  public static func valueAligned<U: BinaryFloatingPoint>(
    unit: U, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self {
    .init(_target: .init(settings: ScrollTargetSettings(unit: Double(unit))))
  }

  /// Ends at multiples of a unit.
  public static func valueAligned(
    unit: Int, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self {
    .init(_target: .init(settings: ScrollTargetSettings(unit: Double(unit))))
  }

  /// Ends at dates that match components.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self {
    .init(_target: .init(settings: ScrollTargetSettings(components: components)))
  }
}

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
    let target = behavior._target.settings
    return chart {
      $0.x.target = target
      $0.y.target = target
    }
  }
}

nonisolated private func kept<P: Plottable>(_ binding: Binding<P>) -> Binding<_Datum?> {
  Binding<_Datum?>(
    get: { binding.wrappedValue.datum },
    set: { if let value = $0.flatMap({ P(datum: $0) }) { binding.wrappedValue = value } })
}
