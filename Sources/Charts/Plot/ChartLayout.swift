package import Foundation
package import StillGeometry
package import StillLayout

/// The role of a view in a chart.
package enum ChartPart {
  case plot
  /// The room that is left for the plot area.
  case room
  case tick(PlotSide, PlotLength, AxisTick.Length, stroke: CGFloat)
  case label(AxisLabelPlace)
  case title(PlotSide, share: CGFloat, spacing: CGFloat)
  case legend(PlotSide, share: CGFloat, spacing: CGFloat)
}

package struct ChartPartKey: LayoutValueKey {
  package static var defaultValue: ChartPart { .plot }
}

/// Lays out a chart: labels, titles and the legend take what they need, the plot area the rest (rule CH4.1).
package struct ChartLayout: Layout {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    let margins = ChartMargins(subviews, bounds.size)
    let available = margins.plot(in: bounds)
    var plot = available
    for subview in subviews {
      guard case .plot = subview[ChartPartKey.self] else { continue }
      let size = subview.sizeThatFits(ProposedViewSize(available.size))
      if size.width.isFinite { plot.size.width = size.width }
      if size.height.isFinite { plot.size.height = size.height }
      subview.place(
        at: plot.origin, anchor: .topLeading, proposal: ProposedViewSize(available.size))
    }
    var labels = LabelPlacer(plot, margins)
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .plot: break
      case .room:
        subview.place(
          at: available.origin, anchor: .topLeading, proposal: ProposedViewSize(available.size))
      case .tick(let side, let place, let length, _):
        tick(subview, side, place, length, plot, margins)
      case .label(let place): labels.add(subview, place)
      case .title(let side, let share, let spacing):
        title(subview, side, share, spacing, plot, margins)
      case .legend(let side, let share, _):
        legend(subview, side, share, plot, bounds, margins)
      }
    }
    labels.place()
  }

  private func tick(
    _ subview: LayoutSubview, _ side: PlotSide, _ place: PlotLength, _ length: AxisTick.Length,
    _ plot: CGRect, _ margins: ChartMargins
  ) {
    let long: CGFloat =
      switch length.kind {
      case .automatic: 4
      case .fixed(let length): length
      case .label(_, let extra): (margins.labels[side] ?? 0) + extra
      }
    guard long > 0, long.isFinite else { return Self.hide(subview) }
    let x = plot.minX + place(plot.width)
    let y = plot.minY + place(plot.height)
    let rect: CGRect =
      switch side {
      case .bottom: CGRect(x: x, y: plot.maxY, width: 0, height: long)
      case .top: CGRect(x: x, y: plot.minY - long, width: 0, height: long)
      case .trailing: CGRect(x: plot.maxX, y: y, width: long, height: 0)
      case .leading: CGRect(x: plot.minX - long, y: y, width: long, height: 0)
      }
    guard rect.minX.isFinite, rect.minY.isFinite else { return Self.hide(subview) }
    subview.place(at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
  }

  private func title(
    _ subview: LayoutSubview, _ side: PlotSide, _ share: CGFloat, _ spacing: CGFloat,
    _ plot: CGRect, _ margins: ChartMargins
  ) {
    let size = subview.sizeThatFits(.unspecified)
    let labels = margins.labels[side] ?? 0
    let wide = plot.minX - (margins.labels[.leading] ?? 0)
    let end = plot.maxX + (margins.labels[.trailing] ?? 0)
    let point: CGPoint =
      switch side {
      case .bottom:
        CGPoint(
          x: plot.minX + (plot.width - size.width) * share, y: plot.maxY + labels + spacing)
      case .top:
        CGPoint(
          x: wide + (end - wide - size.width) * share,
          y: plot.minY - labels - spacing - size.height)
      case .trailing:
        CGPoint(
          x: plot.maxX + labels + spacing, y: plot.minY + (plot.height - size.height) * share)
      case .leading:
        CGPoint(
          x: plot.minX - labels - spacing - size.width,
          y: plot.minY + (plot.height - size.height) * share)
      }
    subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
  }

  private func legend(
    _ subview: LayoutSubview, _ side: PlotSide, _ share: CGFloat, _ plot: CGRect,
    _ bounds: CGRect, _ margins: ChartMargins
  ) {
    let proposal = ChartMargins.legendProposal(side, bounds.size)
    let size = subview.sizeThatFits(proposal)
    let point: CGPoint =
      switch side {
      case .bottom:
        CGPoint(
          x: bounds.minX + (bounds.width - size.width) * share,
          y: min(plot.maxY + margins.outer(.bottom), bounds.maxY) - size.height)
      case .top: CGPoint(x: bounds.minX + (bounds.width - size.width) * share, y: bounds.minY)
      case .trailing:
        CGPoint(x: bounds.maxX - size.width, y: plot.minY + (plot.height - size.height) * share)
      case .leading:
        CGPoint(x: bounds.minX, y: plot.minY + (plot.height - size.height) * share)
      }
    subview.place(at: point, anchor: .topLeading, proposal: proposal)
  }

  /// Puts a view where nobody sees it.
  package static func hide(_ subview: LayoutSubview) {
    subview.place(at: CGPoint(x: -20_000, y: -20_000), anchor: .topLeading, proposal: .zero)
  }
}

/// The room that is taken on each side of the plot area.
package struct ChartMargins {
  /// The room for labels with their spacing.
  package private(set) var labels: [PlotSide: CGFloat] = [:]
  private var titles: [PlotSide: CGFloat] = [:]
  private var legends: [PlotSide: CGFloat] = [:]

  package init(_ subviews: LayoutSubviews, _ size: CGSize) {
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .plot, .room, .tick: break
      case .label(let place) where place.isInset: break
      case .label(let place):
        let size = subview.sizeThatFits(.unspecified)
        let room = (place.side.isHorizontal ? size.height : size.width) + place.spacing
        labels[place.side] = max(labels[place.side] ?? 0, room)
      case .title(let side, _, let spacing):
        let size = subview.sizeThatFits(.unspecified)
        titles[side, default: 0] += (side.isHorizontal ? size.height : size.width) + spacing
      case .legend(let side, _, let spacing):
        let size = subview.sizeThatFits(Self.legendProposal(side, size))
        let room = side.isHorizontal ? size.height : size.width
        legends[side, default: 0] += room > 0 ? room + spacing : 0
      }
    }
  }

  package static func legendProposal(_ side: PlotSide, _ size: CGSize) -> ProposedViewSize {
    side.isHorizontal
      ? ProposedViewSize(width: size.width, height: nil)
      : ProposedViewSize(width: size.width / 2, height: nil)
  }

  package func outer(_ side: PlotSide) -> CGFloat {
    (labels[side] ?? 0) + (titles[side] ?? 0) + (legends[side] ?? 0)
  }

  /// The plot area in the bounds of the chart, at least empty.
  package func plot(in bounds: CGRect) -> CGRect {
    let (left, right) = (outer(.leading), outer(.trailing))
    let (top, bottom) = (outer(.top), outer(.bottom))
    return CGRect(
      x: bounds.minX + min(left, bounds.width), y: bounds.minY + min(top, bounds.height),
      width: max(bounds.width - left - right, 0), height: max(bounds.height - top - bottom, 0))
  }
}

/// Places the labels of axes, and leaves out those that overlap others (rule CH3.6).
private struct LabelPlacer {
  private struct Label {
    let subview: LayoutSubview
    let place: AxisLabelPlace
    let rect: CGRect
    let proposal: ProposedViewSize
  }

  private let plot: CGRect
  private var labels: [PlotSide: [Label]] = [:]

  init(_ plot: CGRect, _ margins: ChartMargins) {
    self.plot = plot
  }

  mutating func add(_ subview: LayoutSubview, _ place: AxisLabelPlace) {
    var proposal = ProposedViewSize.unspecified
    if let band = place.band, place.side.isHorizontal {
      proposal.width = plot.width * CGFloat(band)
    }
    let size = subview.sizeThatFits(proposal)
    let rect = CGRect(origin: origin(place, size), size: size)
      .offsetBy(dx: place.offset.width, dy: place.offset.height)
    guard rect.minX.isFinite, rect.minY.isFinite else { return ChartLayout.hide(subview) }
    labels[place.side, default: []].append(
      Label(subview: subview, place: place, rect: rect, proposal: proposal))
  }

  private func origin(_ place: AxisLabelPlace, _ size: CGSize) -> CGPoint {
    let isInset = place.isInset
    if place.side.isHorizontal {
      let along = plot.minX + place.place(plot.width)
      var x: CGFloat =
        place.mode == .after ? along + 4 : along - size.width * (place.anchor?.x ?? 0.5)
      if place.isAligned {
        x = min(max(x, plot.minX), max(plot.maxX - size.width, plot.minX))
      }
      let isBelow = (place.side == .bottom) != isInset
      let edge = place.side == .bottom ? plot.maxY : plot.minY
      return CGPoint(x: x, y: isBelow ? edge + place.spacing : edge - place.spacing - size.height)
    }
    let along = plot.minY + place.place(plot.height)
    var y = along - size.height * (isInset ? 1 : place.anchor?.y ?? 0.5)
    if place.isAligned { y = min(max(y, plot.minY), max(plot.maxY - size.height, plot.minY)) }
    let isAfter = (place.side == .trailing) != isInset
    let edge = place.side == .trailing ? plot.maxX : plot.minX
    return CGPoint(x: isAfter ? edge + place.spacing : edge - place.spacing - size.width, y: y)
  }

  func place() {
    for side in PlotSide.allCases {
      var taken: [CGRect] = []
      for label in inOrder(labels[side] ?? []) {
        let isShown = label.place.collision.kind == .disabled || isFree(label, side, taken)
        guard isShown else {
          ChartLayout.hide(label.subview)
          continue
        }
        taken.append(label.rect)
        label.subview.place(
          at: label.rect.origin, anchor: .topLeading, proposal: label.proposal)
      }
    }
  }

  /// Labels of higher priorities first, others in the order of their values.
  private func inOrder(_ labels: [Label]) -> [Label] {
    guard labels.contains(where: { $0.place.collision.priority != 0 }) else { return labels }
    return labels.enumerated().sorted {
      (-$0.element.place.collision.priority, $0.offset)
        < (-$1.element.place.collision.priority, $1.offset)
    }.map(\.element)
  }

  private func isFree(_ label: Label, _ side: PlotSide, _ taken: [CGRect]) -> Bool {
    // A label after its line that would reach beyond the plot area belongs to what is no longer shown.
    if label.place.mode == .after, label.rect.maxX > plot.maxX + 2 { return false }
    guard !label.rect.isEmpty else { return true }
    let spacing = label.place.collision.minimumSpacing
    let room = label.rect.insetBy(
      dx: side.isHorizontal ? -(spacing ?? 2) : 0, dy: side.isHorizontal ? 0 : -(spacing ?? -0.5))
    // Labels in the order of their values can overlap only the last one.
    guard label.place.collision.priority == 0, taken.count > 8 else {
      return !taken.contains { !$0.isEmpty && $0.intersects(room) }
    }
    return !taken.suffix(8).contains { !$0.isEmpty && $0.intersects(room) }
  }
}
