package import Foundation
package import StillGeometry
package import StillLayout
package import StillViewGraph
import StillViews

/// The legend of a chart: a dot or a symbol and the name for each value, in rows (rule CH3.8).
nonisolated package struct LegendView: View {
  private let entries: [Entry]
  private let ramp: Ramp?
  private let isVertical: Bool

  private struct Entry: Identifiable {
    let id: Int
    let name: String
    let style: AnyShapeStyle
    let symbol: MarkSymbol?
    let stroke: StrokeStyle?
  }

  private struct Ramp {
    let colors: [Color]
    let low: String
    let high: String
  }

  package init(_ model: ChartModel, isVertical: Bool) {
    let visuals = model.visuals
    self.isVertical = isVertical
    if !visuals.styles.isEmpty, visuals.styles.isContinuous(type: model.settings.styles?.type),
      model.settings.styles?.mapping == nil, let extent = visuals.styles.extent
    {
      entries = []
      ramp = Ramp(
        colors: visuals.rampColors, low: LegendView.words(extent.low, model),
        high: LegendView.words(extent.high, model))
      return
    }
    ramp = nil
    let source = [visuals.styles, visuals.symbols, visuals.lineStyles].first { !$0.isEmpty }
    let hasSymbols = !visuals.symbols.isEmpty
    let hasStyles = !visuals.styles.isEmpty
    // No more entries than anybody reads.
    entries = (source?.values.prefix(100) ?? []).enumerated().map { index, datum in
      Entry(
        id: index, name: LegendView.words(datum, model),
        style: hasStyles ? visuals.style(datum) : AnyShapeStyle(VisualScales.palette[0]),
        symbol: hasSymbols ? visuals.symbol(datum) : nil,
        stroke: !visuals.lineStyles.isEmpty && !hasSymbols ? visuals.lineStyle(datum) : nil)
    }
  }

  private static func words(_ value: Double, _ model: ChartModel) -> String {
    if case .date = model.visuals.styles.values.first { return words(.date(value), model) }
    return words(.number(value), model)
  }

  private static func words(_ datum: _Datum, _ model: ChartModel) -> String {
    let format: AxisFormat = if case .date = datum { .date(.init(.day, 1)) } else { .category }
    return format.words(
      datum, locale: model.environment.locale, calendar: model.environment.calendar,
      timeZone: model.environment.timeZone)
  }

  package var body: some View {
    if let ramp {
      HStack(spacing: 5) {
        Text(verbatim: ramp.low)
        RoundedRectangle(cornerRadius: 2)
          .fill(LinearGradient(colors: ramp.colors, startPoint: .leading, endPoint: .trailing))
          .frame(width: 80, height: 8)
        Text(verbatim: ramp.high)
      }
      .font(.caption).foregroundStyle(.secondary)
    } else {
      LegendRows(isVertical: isVertical) {
        ForEach(entries) { entry in
          HStack(spacing: 5) {
            key(entry)
            Text(verbatim: entry.name)
          }
        }
      }
      .font(.caption).foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private func key(_ entry: Entry) -> some View {
    if let stroke = entry.stroke {
      MarkFigure(
        form: .rule(isVertical: false), style: entry.style, stroke: stroke, name: "LegendKey"
      ).frame(width: 16, height: 8)
    } else {
      switch entry.symbol {
      case .shape(let shape):
        MarkFigure(form: .symbol(shape), style: entry.style, name: "LegendKey")
          .frame(width: 8, height: 8)
      case .view(let view): view.foregroundStyle(entry.style)
      case nil: Circle().fill(entry.style).frame(width: 8, height: 8)
      }
    }
  }
}

/// Rows of entries that wrap where the room ends, or one column.
package struct LegendRows: Layout {
  package let isVertical: Bool
  private static let spacing: CGFloat = 8
  private static let rowSpacing: CGFloat = 4

  package init(isVertical: Bool) {
    self.isVertical = isVertical
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize {
    rows(subviews, width: proposal.width).size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    let rows = rows(subviews, width: proposal.width)
    for (subview, origin) in zip(subviews, rows.origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
        proposal: .unspecified)
    }
  }

  private func rows(
    _ subviews: LayoutSubviews, width: CGFloat?
  ) -> (origins: [CGPoint], size: CGSize) {
    let room = width ?? .infinity
    var origins: [CGPoint] = []
    var point = CGPoint.zero
    var size = CGSize.zero
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let own = subview.sizeThatFits(.unspecified)
      if point.x > 0, isVertical || point.x + own.width > room {
        point = CGPoint(x: 0, y: point.y + rowHeight + Self.rowSpacing)
        rowHeight = 0
      }
      origins.append(point)
      size.width = max(size.width, point.x + own.width)
      rowHeight = max(rowHeight, own.height)
      size.height = max(size.height, point.y + rowHeight)
      point.x += own.width + Self.spacing
    }
    return (origins, size)
  }
}
