package import Foundation
package import StillGeometry
package import StillLayout

/// Where a view lies in the plot area.
package enum PlotPlacement {
  /// The whole plot area.
  case fill
  case rect(PlotRect)
  /// A view of its own size around a place.
  case center(PlotLength, PlotLength, size: CGSize?)
  /// Beside a rectangle.
  case beside(PlotRect, AnnotationPlacement)
}

extension PlotPlacement {
  /// Whether the frame of the chart decides where the view lies.
  package var needsChart: Bool {
    guard case .beside(_, let placement) = self else { return false }
    return [placement.overflow.x, placement.overflow.y].contains { strategy in
      switch strategy.kind {
      case .automatic, .padScale: true
      case .fit(let boundary): boundary.kind != .plot
      case .disabled: false
      }
    }
  }
}

/// How an annotation lies beside its mark.
package struct AnnotationPlacement {
  package var position: AnnotationPosition
  package var alignment: Alignment
  package var spacing: CGFloat
  package var overflow: AnnotationOverflowResolution
  /// Whether the mark has a place on the scale of x, so that it moves with it.
  package var followsX = true
  /// Whether the mark has a place on the scale of y.
  package var followsY = true
}

package struct PlotPlacementKey: LayoutValueKey {
  package static var defaultValue: PlotPlacement { .fill }
}

/// Places marks in the plot area, which is as large as proposed.
package struct PlotLayout: Layout {
  /// The chart in the coordinates of its plot area; nil while it is unknown.
  private let chart: CGRect?

  package init(chart: CGRect? = nil) {
    self.chart = chart
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    for subview in subviews {
      switch subview[PlotPlacementKey.self] {
      case .fill: place(subview, CGRect(origin: .zero, size: bounds.size), bounds)
      case .rect(let rect): place(subview, rect.rect(in: bounds.size), bounds)
      case .center(let x, let y, let size):
        let center = CGPoint(
          x: bounds.minX + x(bounds.width), y: bounds.minY + y(bounds.height))
        guard center.x.isFinite, center.y.isFinite else { continue }
        subview.place(
          at: center, anchor: .center,
          proposal: size.map { ProposedViewSize($0) } ?? .unspecified)
      case .beside(let rect, let placement):
        annotate(subview, rect.rect(in: bounds.size), placement, bounds)
      }
    }
  }

  private func place(_ subview: LayoutSubview, _ rect: CGRect, _ bounds: CGRect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    subview.place(
      at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), anchor: .topLeading,
      proposal: ProposedViewSize(rect.size))
  }

  private func annotate(
    _ subview: LayoutSubview, _ target: CGRect, _ placement: AnnotationPlacement, _ bounds: CGRect
  ) {
    let size = subview.sizeThatFits(.unspecified)
    var origin = placement.origin(of: size, beside: target)
    let plot = CGRect(origin: .zero, size: bounds.size)
    if case .fit(let boundary) = placement.overflow.x.kind {
      let area = boundary.kind == .plot ? plot : chart ?? plot
      origin.x = min(max(origin.x, area.minX), max(area.maxX - size.width, area.minX))
    }
    if case .fit(let boundary) = placement.overflow.y.kind {
      let area = boundary.kind == .plot ? plot : chart ?? plot
      origin.y = min(max(origin.y, area.minY), max(area.maxY - size.height, area.minY))
    }
    guard origin.x.isFinite, origin.y.isFinite else { return }
    subview.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
      proposal: .unspecified)
  }
}

extension AnnotationPlacement {
  /// The upper leading corner of an annotation, in the coordinates of its mark (rule CH1.15).
  package func origin(of size: CGSize, beside target: CGRect) -> CGPoint {
    func along(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ share: CGFloat) -> CGFloat {
      low + (high - low - length) * share
    }
    let horizontal: CGFloat =
      alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let vertical: CGFloat =
      alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    let x = along(target.minX, target.maxX, size.width, horizontal)
    let y = along(target.minY, target.maxY, size.height, vertical)
    let (left, right) = (target.minX - spacing - size.width, target.maxX + spacing)
    let (above, below) = (target.minY - spacing - size.height, target.maxY + spacing)
    return switch position.kind {
    case .overlay: CGPoint(x: x, y: y)
    case .automatic, .top: CGPoint(x: x, y: above)
    case .bottom: CGPoint(x: x, y: below)
    case .leading: CGPoint(x: left, y: y)
    case .trailing: CGPoint(x: right, y: y)
    case .topLeading: CGPoint(x: left, y: above)
    case .topTrailing: CGPoint(x: right, y: above)
    case .bottomLeading: CGPoint(x: left, y: below)
    case .bottomTrailing: CGPoint(x: right, y: below)
    }
  }
}
