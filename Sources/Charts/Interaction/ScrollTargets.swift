public import Foundation
public import StillGeometry
public import StillViews

/// The place where scrolling of a chart comes to rest (rule CH4.6).
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes where a scroll is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// No effect: a scroll view has no values to align with.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The state of a chart before a scroll ends.
public struct ChartScrollTargetBehaviorContext {
  /// The visible rectangle before the scroll, in points from the start of all that scrolling shows.
  public let originalTarget: ScrollTarget
  /// The velocity of the plot when the finger let go, in points per second.
  public let velocity: CGVector
  /// The size of all that scrolling shows, in points.
  public let contentSize: CGSize
  /// The size of the plot area, in points.
  public let containerSize: CGSize
  /// The axes along which the chart scrolls.
  public let axes: Axis.Set
  /// The scales of the chart.
  public let chartProxy: ChartProxy
}

/// A value that a swipe goes on to.
public struct MajorValueAlignment<Value: Plottable> {
  let kind: ValueAlignment.Major

  /// The following page: the plot area moves on by its length.
  public static var page: MajorValueAlignment { MajorValueAlignment(kind: .page) }
}

extension MajorValueAlignment where Value: Numeric {
  /// The following multiple of a unit.
  public static func unit(_ unit: Value) -> MajorValueAlignment {
    MajorValueAlignment(kind: .unit(unit.datum.position ?? 0))
  }
}

extension MajorValueAlignment where Value == Date {
  /// The following date that matches components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment(kind: .matching(components))
  }
}

/// How far one scroll may go.
public struct ValueAlignedLimitBehavior: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case automatic, always, never }
  let kind: Kind

  /// As far as the finger leads.
  public static var automatic: ValueAlignedLimitBehavior { Self(kind: .automatic) }
  /// At most to the following value.
  public static var always: ValueAlignedLimitBehavior { Self(kind: .always) }
  /// As far as the finger leads.
  public static var never: ValueAlignedLimitBehavior { Self(kind: .never) }
}

/// Scrolling that comes to rest at values, equally far apart, or at the end of the domain.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private let x: ValueAlignment?
  private let y: ValueAlignment?
  private let limit: ValueAlignedLimitBehavior

  /// Comes to rest at multiples of a unit along each axis.
  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      xUnit: unit, yUnit: unit, xMajorAlignment: majorAlignment, yMajorAlignment: majorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Comes to rest at dates that match components.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      xMatching: components, yMatching: components, xMajorAlignment: majorAlignment,
      yMajorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of a unit of x and of y.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(.unit(xUnit.datum.position ?? 0), xMajorAlignment?.kind)
    y = ValueAlignment(.unit(yUnit.datum.position ?? 0), yMajorAlignment?.kind)
    limit = limitBehavior
  }

  /// Comes to rest at dates of x that match components, and at multiples of a unit of y.
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(.matching(xComponents), xMajorAlignment?.kind)
    y = ValueAlignment(.unit(yUnit.datum.position ?? 0), yMajorAlignment?.kind)
    limit = limitBehavior
  }

  /// Comes to rest at multiples of a unit of x, and at dates of y that match components.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(.unit(xUnit.datum.position ?? 0), xMajorAlignment?.kind)
    y = ValueAlignment(.matching(yComponents), yMajorAlignment?.kind)
    limit = limitBehavior
  }

  /// Comes to rest at dates of x and of y that match components.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(.matching(xComponents), xMajorAlignment?.kind)
    y = ValueAlignment(.matching(yComponents), yMajorAlignment?.kind)
    limit = limitBehavior
  }

  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let calendar = context.chartProxy.model.environment.calendar
    if context.axes.contains(.horizontal), let x {
      target.rect.origin.x = x.aligned(
        target.rect.minX, from: context.originalTarget.rect.minX,
        velocity: context.velocity.dx, page: context.containerSize.width, limit: limit,
        ChartRuler(
          context.chartProxy.frame.x.scale, length: context.contentSize.width, isFlipped: false),
        calendar)
    }
    if context.axes.contains(.vertical), let y {
      let scale = context.chartProxy.frame.y.scale
      target.rect.origin.y = y.aligned(
        target.rect.minY, from: context.originalTarget.rect.minY,
        velocity: context.velocity.dy, page: context.containerSize.height, limit: limit,
        ChartRuler(scale, length: context.contentSize.height, isFlipped: !scale.isDiscrete),
        calendar)
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Comes to rest at multiples of a unit.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at dates that match components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of a unit of x and of y.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at dates of x that match components, and at multiples of a unit of y.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of a unit of x, and at dates of y that match components.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at dates of x and of y that match components.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
