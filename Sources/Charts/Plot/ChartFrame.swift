package import Foundation
import StillGeometry
import StillViewGraph

/// How far a chart is scrolled: the first visible share of each scale; nil before any scroll.
package struct ScrollOffsets: Equatable {
  package var x: Double?
  package var y: Double?
  /// The shares at which the drag in progress began.
  package var start: (x: Double, y: Double)?

  package init() {}

  package static func == (a: ScrollOffsets, b: ScrollOffsets) -> Bool {
    a.x == b.x && a.y == b.y && a.start?.x == b.start?.x && a.start?.y == b.start?.y
  }
}

/// The scales and axes of a chart in a size.
package struct ChartFrame {
  package let x: AxisGeometry
  package let y: AxisGeometry
  package let xAxis: ResolvedAxis
  package let yAxis: ResolvedAxis
  /// About how large the plot area is.
  package let size: CGSize
  /// Whether only a part of the domain is visible.
  package let isScrolled: Bool

  /// - Parameter room: The distances of scales to the ends of the plot area besides those that are set.
  package init(
    _ model: ChartModel, _ size: CGSize, _ scroll: ScrollOffsets, room: PlotRoom = PlotRoom()
  ) {
    let settings = model.settings
    var (xDomain, yDomain) = (model.x, model.y)
    let (isXHidden, isYHidden) = (settings.x.content.isHidden, settings.y.content.isHidden)
    let plot = CGSize(
      width: max(size.width - (isYHidden ? 0 : 24), 0),
      height: max(size.height - (isXHidden ? 0 : 17), 0))
    self.size = plot
    if model.isPolar {
      xAxis = ResolvedAxis(groups: [])
      yAxis = ResolvedAxis(groups: [])
    } else {
      xAxis = AxisResolver(
        settings.x, isVertical: false, length: plot.width,
        share: settings.x.visibleShare(of: xDomain), model.environment
      ).resolve(&xDomain)
      yAxis = AxisResolver(
        settings.y, isVertical: true, length: plot.height,
        share: settings.y.visibleShare(of: yDomain), model.environment
      ).resolve(&yDomain)
    }
    var x = AxisGeometry(xDomain.scale, padding: settings.x.scale.padding, isVertical: false)
    var y = AxisGeometry(yDomain.scale, padding: settings.y.scale.padding, isVertical: true)
    x.leave(near: room.left, far: room.right)
    y.leave(near: room.top, far: room.bottom)
    x.window = settings.x.window(x.scale, scroll.x)
    y.window = settings.y.window(y.scale, scroll.y)
    isScrolled = x.window.length < 1 || y.window.length < 1
    (self.x, self.y) = (x, y)
  }
}

extension AxisSettings.Content {
  package var isHidden: Bool {
    if case .hidden = self { true } else { false }
  }
}

extension AxisSettings {
  /// The visible share of a domain, from near 0 to 1.
  fileprivate func visibleShare(of domain: AxisDomain) -> Double { visibleShare(of: domain.scale) }

  private func visibleShare(of scale: PositionScale) -> Double {
    guard let visibleLength, visibleLength.isFinite, visibleLength > 0 else { return 1 }
    let share: Double =
      switch scale {
      case .numbers(let numbers), .dates(let numbers):
        visibleLength / (numbers.high - numbers.low)
      case .categories(let categories): visibleLength * categories.band
      }
    return share.isFinite ? min(max(share, 1e-6), 1) : 1
  }

  /// The visible part of a scale.
  fileprivate func window(
    _ scale: PositionScale, _ scrolled: Double?
  ) -> (start: Double, length: Double) {
    let share = visibleShare(of: scale)
    guard share < 1 else { return (0, 1) }
    var start = scrolled ?? 0
    if let datum = position?.wrappedValue ?? (scrolled == nil ? initialPosition : nil),
      let unit = scale.unit(datum)
    {
      start = scale.isDiscrete ? unit - scale.band / 2 : unit
    }
    return (min(max(start, 0), 1 - share), share)
  }
}
