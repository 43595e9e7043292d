package import Foundation

/// The room that scales leave for annotations at the ends of both axes, in points (rule CH1.15).
package struct PlotRoom: Equatable, Sendable {
  package var left: CGFloat = 0
  package var right: CGFloat = 0
  package var top: CGFloat = 0
  package var bottom: CGFloat = 0

  package init() {}
}

/// The sizes of annotations and the place of the plot area, as the last layout found them.
package final class AnnotationSizes {
  package var sizes: [PlotItem.ID: CGSize] = [:]
  /// The plot area in the chart; nil before the first layout.
  package var plot: CGRect?

  package init() {}
}

/// Works out how far scales step back from the ends of the plot area, so that annotations fit.
package struct AnnotationRoom {
  private struct Entry {
    let rect: PlotRect
    let placement: AnnotationPlacement
    let size: CGSize
  }

  private let entries: [Entry]
  /// The plot area in the chart.
  private let plot: CGRect
  private let chart: CGSize

  /// - Parameters:
  ///   - items: Those of scales that leave no room.
  package init(_ items: [PlotItem], _ known: AnnotationSizes, chart: CGSize) {
    plot = known.plot ?? CGRect(origin: .zero, size: chart)
    self.chart = chart
    entries = items.compactMap { item in
      guard case .beside(let rect, let placement) = item.placement, placement.padsScale,
        let size = known.sizes[item.id]
      else { return nil }
      return Entry(rect: rect, placement: placement, size: size)
    }
  }

  package var room: PlotRoom {
    var room = PlotRoom()
    guard !entries.isEmpty, plot.width > 0, plot.height > 0 else { return room }
    // Room at one end moves marks at the other one a little, so that both are worked out in turn.
    for _ in 0..<3 {
      for entry in entries {
        widen(&room.left, &room.right, entry, horizontal: true)
        widen(&room.top, &room.bottom, entry, horizontal: false)
      }
    }
    return room
  }

  private func widen(
    _ near: inout CGFloat, _ far: inout CGFloat, _ entry: Entry, horizontal: Bool
  ) {
    let placement = entry.placement
    let strategy = horizontal ? placement.overflow.x : placement.overflow.y
    guard horizontal ? placement.followsX : placement.followsY else { return }
    let length = horizontal ? plot.width : plot.height
    var (low, high): (CGFloat, CGFloat) = (0, length)
    switch strategy.kind {
    case .padScale: break
    case .automatic:
      low = horizontal ? -plot.minX : -plot.minY
      high = horizontal ? chart.width - plot.minX : chart.height - plot.minY
    case .fit, .disabled: return
    }
    let most = length / 2
    let own = edges(entry, near: near, far: far, horizontal)
    if own.low < low - 0.01 {
      let slope = edges(entry, near: near + 1, far: far, horizontal).low - own.low
      if slope > 0.05 { near = min(near + (low - own.low) / slope, most) }
    }
    let next = edges(entry, near: near, far: far, horizontal)
    if next.high > high + 0.01 {
      let slope = next.high - edges(entry, near: near, far: far + 1, horizontal).high
      if slope > 0.05 { far = min(far + (next.high - high) / slope, most) }
    }
  }

  /// The ends of an annotation along an axis while the scale leaves room at its ends.
  private func edges(
    _ entry: Entry, near: CGFloat, far: CGFloat, _ horizontal: Bool
  ) -> (low: CGFloat, high: CGFloat) {
    func moved(_ stretch: PlotStretch) -> PlotStretch {
      func length(_ length: PlotLength) -> PlotLength {
        PlotLength(
          length.share,
          length.points + Double(near) * (1 - length.share) - Double(far) * length.share)
      }
      return PlotStretch(length(stretch.start), length(stretch.end))
    }
    var rect = entry.rect
    if horizontal { rect.x = moved(rect.x) } else { rect.y = moved(rect.y) }
    let origin = entry.placement.origin(of: entry.size, beside: rect.rect(in: plot.size))
    return horizontal
      ? (origin.x, origin.x + entry.size.width) : (origin.y, origin.y + entry.size.height)
  }
}

extension AnnotationPlacement {
  /// Whether scales leave room for the annotation along one of the axes.
  package var padsScale: Bool {
    overflow.x.padsScale && followsX || overflow.y.padsScale && followsY
  }
}

extension AnnotationOverflowResolution.Strategy {
  fileprivate var padsScale: Bool {
    switch kind {
    case .automatic, .padScale: true
    case .fit, .disabled: false
    }
  }
}
