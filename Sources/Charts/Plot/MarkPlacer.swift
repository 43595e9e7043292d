import Foundation
package import StillGeometry
import StillViews

/// From plotted marks to places in the plot area.
package struct MarkPlacer {
  package let x: AxisGeometry
  package let y: AxisGeometry
  private let positions: (x: OrderedValues, y: OrderedValues)

  package init(_ x: AxisGeometry, _ y: AxisGeometry, _ model: ChartModel) {
    (self.x, self.y) = (x, y)
    positions = model.positions
  }

  /// The middle of a mark along an axis; nil outside of the scale.
  package func middle(_ mark: PlottedMark, _ axis: Axis) -> PlotLength? {
    // Marks of numbers that no modifier was applied to come by the hundred thousand.
    if mark.mark.style.isOrdinary, case .value(let datum) = axis == .horizontal ? mark.x : mark.y,
      datum.position != nil
    {
      let geometry = axis == .horizontal ? x : y
      if !geometry.scale.isDiscrete { return geometry.place(datum) }
    }
    return stretch(mark, axis, width: .fixed(0))?.middle
  }

  /// The stretch of a mark along an axis.
  package func stretch(
    _ mark: PlottedMark, _ axis: Axis, width: MarkDimension
  ) -> PlotStretch? {
    let geometry = axis == .horizontal ? x : y
    let extent = axis == .horizontal ? mark.x : mark.y
    let offsets = mark.mark.style.values.edgeOffsets
    let (first, last) =
      axis == .horizontal ? (offsets.xStart, offsets.xEnd) : (offsets.yStart, offsets.yEnd)
    var result: PlotStretch
    switch extent {
    case .open: result = PlotStretch(PlotLength(0), PlotLength(1))
    case .points(let start, let end):
      result = PlotStretch(
        start.map { PlotLength(0, Double($0)) } ?? PlotLength(0),
        end.map { PlotLength(0, Double($0)) } ?? PlotLength(1))
    case .interval(let start, let end):
      guard let from = place(start, geometry), let to = place(end, geometry) else { return nil }
      result = PlotStretch(from, to)
      if width.kind != .automatic, mark.mark.kind == .rectangle || mark.mark.kind == .bar {
        if case .inset = width.kind { result = result.resized(width, automatic: .automatic) }
      }
    case .value, .bin:
      guard let band = band(mark, extent, axis, geometry) else { return nil }
      result = band.resized(width, automatic: automaticWidth(mark, extent))
    }
    result.start.points += Double(first)
    result.end.points += Double(last)
    let offset = mark.mark.style.values.offset
    return result.moved(by: axis == .horizontal ? offset.width : offset.height)
  }

  /// The end of an interval; of a bar on a logarithmic scale zero is the start of the axis.
  private func place(_ datum: _Datum, _ geometry: AxisGeometry) -> PlotLength? {
    if let place = geometry.place(datum) { return place }
    guard case .number(let value) = datum, value <= 0, let numbers = geometry.scale.numbers,
      numbers.transform == .log
    else { return nil }
    return geometry.place(numbers.start < numbers.end ? 0 : 1)
  }

  private func automaticWidth(_ mark: PlottedMark, _ extent: PlottedExtent) -> MarkDimension {
    if extent.hasBand { return .ratio(mark.mark.kind == .rectangle ? 1 : 0.7) }
    return .fixed(mark.mark.kind == .rectangle ? 10 : 8)
  }

  private func band(
    _ mark: PlottedMark, _ extent: PlottedExtent, _ axis: Axis, _ geometry: AxisGeometry
  ) -> PlotStretch? {
    var band: PlotStretch
    if let found = geometry.band(extent) {
      band = found
    } else if case .value(let datum) = extent, let place = geometry.place(datum) {
      return PlotStretch(place, place)
    } else {
      return nil
    }
    guard mark.isGrouped(along: axis), let position = mark.mark.style.values.position else {
      return band
    }
    let values = axis == .horizontal ? positions.x : positions.y
    band = band.resized(position.span, automatic: .ratio(0.7))
    guard let index = values.index(of: position.value.datum) else { return band }
    return band.part(index, of: values.values.count)
  }

  /// The rectangle of a bar, a rectangle or a rule.
  package func rect(_ mark: PlottedMark) -> PlotRect? {
    let isRule = mark.mark.kind == .rule
    guard
      let x = stretch(mark, .horizontal, width: isRule ? .fixed(0) : mark.mark.width),
      let y = stretch(mark, .vertical, width: isRule ? .fixed(0) : mark.mark.height)
    else { return nil }
    return PlotRect(x: x, y: y)
  }
}
