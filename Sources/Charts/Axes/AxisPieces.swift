package import Foundation
package import StillGeometry
package import StillViewGraph
import StillViews

/// The side of the plot area that something lies on.
package enum PlotSide: Hashable, Sendable, CaseIterable {
  case top, bottom, leading, trailing

  package var isHorizontal: Bool { self == .top || self == .bottom }
}

/// A part of a chart outside of its plot area, or a grid line in it.
package struct AxisPiece: Identifiable {
  package enum Role {
    case gridLine(PlotLength, isVertical: Bool)
    case tick(PlotSide, PlotLength, AxisTick.Length)
    case label(AxisLabelPlace)
  }

  package struct ID: Hashable {
    let group: Int
    let item: Int
    let datum: _Datum
    let isVertical: Bool
    var end = 0
  }

  package let id: ID
  package let role: Role
  package let view: AnyView
}

/// The place of a label outside of the plot area.
package struct AxisLabelPlace {
  package enum Mode {
    /// Its middle, or its anchor, is at the place.
    case centered
    /// It begins after the place.
    case after
  }

  package var side: PlotSide
  package var place: PlotLength
  package var mode: Mode
  package var anchor: UnitPoint?
  /// The distance to the plot area, in points.
  package var spacing: CGFloat
  package var offset: CGSize
  package var isInset: Bool
  package var isAligned: Bool
  package var collision: AxisValueLabelCollisionResolution
  /// The width of a band as a share of the side; nil: labels are not truncated.
  package var band: Double?
}

/// Makes the grid lines, ticks and labels of an axis.
package struct AxisPieces {
  private let geometry: AxisGeometry
  private let axis: ResolvedAxis
  private let isVertical: Bool
  private let environment: ChartEnvironment

  /// The grey of grid lines and ticks: 58 % of the system's grey, half a point wide (rule CH3.5).
  private static let lineStyle = AnyShapeStyle(Color.gray.opacity(0.58))

  package init(
    _ axis: ResolvedAxis, _ geometry: AxisGeometry, isVertical: Bool,
    _ environment: ChartEnvironment
  ) {
    (self.axis, self.geometry, self.isVertical) = (axis, geometry, isVertical)
    self.environment = environment
  }

  /// Grid lines first, then ticks and labels.
  package func make() -> (lines: [AxisPiece], outside: [AxisPiece]) {
    var lines: [AxisPiece] = []
    var outside: [AxisPiece] = []
    for (number, group) in axis.groups.enumerated() {
      for (value, items) in zip(group.values, group.items) {
        for (index, item) in items.enumerated() {
          let id = AxisPiece.ID(
            group: number, item: index, datum: value.datum, isVertical: isVertical)
          add(item, value, group, id, &lines, &outside)
        }
      }
    }
    return (lines, outside)
  }

  private func add(
    _ item: _AxisItem, _ value: AxisValue, _ group: ResolvedAxis.Group, _ id: AxisPiece.ID,
    _ lines: inout [AxisPiece], _ outside: inout [AxisPiece]
  ) {
    guard let unit = geometry.scale.unit(value.datum) else { return }
    switch item.kind {
    case .line(let stroke):
      for (end, place) in linePlaces(item, unit, value, group).enumerated() {
        guard isVisible(place) else { continue }
        var id = id
        id.end = end
        lines.append(
          AxisPiece(
            id: id, role: .gridLine(geometry.place(place), isVertical: !isVertical),
            view: line(stroke ?? standardStroke, item, name: "AxisGridLine")))
      }
    case .tick(let length, let stroke):
      let places = linePlaces(item, unit, value, group)
      guard let place = places.first, isVisible(place) else { return }
      outside.append(
        AxisPiece(
          id: id, role: .tick(side(group), geometry.place(place), resolved(length)),
          view: line(stroke ?? standardStroke, item, name: "AxisTick")))
    case .label(let label):
      guard let place = labelPlace(label, item, unit, value, group) else { return }
      outside.append(
        AxisPiece(id: id, role: .label(place), view: view(label, item, value)))
    }
  }

  /// Whether a share of the scale is in the visible part.
  private func isVisible(_ unit: Double) -> Bool {
    let shown = (unit - geometry.window.start) / geometry.window.length
    return shown >= -1e-6 && shown <= 1 + 1e-6
  }

  private func side(_ group: ResolvedAxis.Group) -> PlotSide {
    switch group.position.kind {
    case .leading: isVertical ? .leading : .bottom
    case .trailing: isVertical ? .trailing : .bottom
    case .top: isVertical ? .trailing : .top
    case .bottom: isVertical ? .trailing : .bottom
    case .automatic:
      isVertical ? (geometry.scale.isDiscrete ? .leading : .trailing) : .bottom
    }
  }

  /// Dates and categories are parted by dashes, numbers by lines.
  private var standardStroke: StrokeStyle {
    if case .numbers = geometry.scale { return StrokeStyle(lineWidth: 0.5) }
    return StrokeStyle(lineWidth: 0.5, dash: [2, 2])
  }

  private func resolved(_ length: AxisTick.Length) -> AxisTick.Length {
    guard length.kind == .automatic else { return length }
    if case .dates = geometry.scale, !isVertical { return .longestLabel }
    return AxisTick.Length(kind: .fixed(4))
  }

  /// The shares of the scale at which lines of a value lie: of bands that are parted, also the end of the last one.
  private func linePlaces(
    _ item: _AxisItem, _ unit: Double, _ value: AxisValue, _ group: ResolvedAxis.Group
  ) -> [Double] {
    switch geometry.scale {
    case .categories(let scale):
      guard item.isCentered == false else { return [unit] }
      let start = unit - scale.band / 2
      return value.index == value.count - 1 ? [start, unit + scale.band / 2] : [start]
    case .dates where item.isCentered == true: return [middle(unit, value, group)]
    default: return [unit]
    }
  }

  /// The middle of the unit that begins at a value.
  private func middle(
    _ unit: Double, _ value: AxisValue, _ group: ResolvedAxis.Group
  ) -> Double {
    guard let step = group.step, case .date(let moment) = value.datum,
      case .dates(let scale) = geometry.scale,
      let end = environment.calendar.date(
        byAdding: step.unit, value: step.count,
        to: Date(timeIntervalSinceReferenceDate: moment)),
      let last = scale.unit(end.timeIntervalSinceReferenceDate)
    else { return unit }
    return (unit + last) / 2
  }

  private func labelPlace(
    _ label: AxisLabel, _ item: _AxisItem, _ unit: Double, _ value: AxisValue,
    _ group: ResolvedAxis.Group
  ) -> AxisLabelPlace? {
    var unit = unit
    var mode = AxisLabelPlace.Mode.centered
    if case .dates = geometry.scale {
      if item.isCentered == true {
        unit = middle(unit, value, group)
        guard unit <= geometry.window.start + geometry.window.length else { return nil }
      } else if !isVertical, label.anchor == nil, group.preset != .aligned {
        mode = .after
      }
    }
    guard isVisible(unit) else { return nil }
    let side = side(group)
    let spacing = side.isHorizontal ? label.verticalSpacing : label.horizontalSpacing
    return AxisLabelPlace(
      side: side, place: geometry.place(unit), mode: mode, anchor: label.anchor,
      spacing: spacing ?? 4, offset: item.inputs.offset, isInset: group.preset == .inset,
      isAligned: group.preset == .aligned, collision: label.collision,
      band: label.collision.kind == .truncate
        ? geometry.scale.band / geometry.window.length : nil)
  }

  private func line(_ stroke: StrokeStyle, _ item: _AxisItem, name: String) -> AnyView {
    let isLineVertical = !isVertical
    let figure = MarkFigure(
      form: .rule(isVertical: isLineVertical), style: item.inputs.style ?? AxisPieces.lineStyle,
      stroke: stroke, name: name)
    return AnyView(figure.offset(item.inputs.offset))
  }

  private func view(_ label: AxisLabel, _ item: _AxisItem, _ value: AxisValue) -> AnyView {
    let content: AnyView
    switch label.content {
    case .view(let view): content = view
    case .format(let format):
      content = text(
        format(value.datum, environment.locale, environment.calendar, environment.timeZone)
          ?? automaticWords(value))
    case .automatic: content = text(automaticWords(value))
    }
    let styled = AnyView(
      content.font(item.inputs.font ?? .caption2)
        .foregroundStyle(item.inputs.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)))
    switch label.orientation.kind {
    case .automatic, .horizontal: return styled
    case .vertical: return AnyView(QuarterTurn { styled.rotationEffect(.degrees(90)) })
    case .verticalReversed: return AnyView(QuarterTurn { styled.rotationEffect(.degrees(-90)) })
    }
  }

  /// A label of the chart's own, which is not read: marks are read with their values (rule CH4.4).
  private func text(_ words: String) -> AnyView {
    AnyView(Text(verbatim: words).accessibilityHidden(true))
  }

  private func automaticWords(_ value: AxisValue) -> String {
    value.automaticFormat.words(
      value.datum, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }
}
