package import Foundation
import StillGeometry
import StillLayout
package import StillViewGraph
import StillViews

/// Makes the views of a chart's marks, in the order in which they are drawn.
package struct PlotItems {
  let model: ChartModel
  let placer: MarkPlacer
  let environment: EnvironmentValues
  private var items: [PlotItem] = []
  private var annotations: [PlotItem] = []
  private var numbers: [PlotItem.ID: Int] = [:]

  /// More points than this become one view for each style.
  private static let mostPoints = 300

  /// About the size of the plot area, for annotations that ask for the size of their mark.
  let size: CGSize

  package init(
    _ model: ChartModel, _ placer: MarkPlacer, _ size: CGSize, _ environment: EnvironmentValues
  ) {
    self.model = model
    self.placer = placer
    self.size = size
    self.environment = environment
  }

  /// The views of marks; annotations are in front of all marks.
  package mutating func make() -> [PlotItem] {
    items.reserveCapacity(min(model.marks.count, 1000))
    var series = SeriesGroups(model.marks)
    var sectors = SectorPlan(model.marks)
    let pointCount = model.marks.count { $0.mark.kind == .point }
    var points = PointBatches(isBatching: pointCount > Self.mostPoints)
    for (index, mark) in model.marks.enumerated() {
      switch mark.mark.kind {
      case .bar, .rectangle: addRectangle(mark)
      case .rule: addRule(mark)
      case .point: addPoint(mark, &points)
      case .line, .area:
        if let group = series.takeGroup(startingAt: index) { addSeries(group) }
      case .sector: addSector(mark, sectors.next())
      }
      if mark.mark.kind != .point { flush(&points) }
    }
    flush(&points)
    return sorted(items) + sorted(annotations)
  }

  private func sorted(_ items: [PlotItem]) -> [PlotItem] {
    guard items.contains(where: { $0.zIndex != 0 }) else { return items }
    return items.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }

  // MARK: rectangles

  private mutating func addRectangle(_ mark: PlottedMark) {
    guard let rect = placer.rect(mark) else { return }
    let values = mark.mark.style.values
    let corners = corners(mark, rect)
    let form: MarkForm =
      values.alignsWithPlotArea ? .part(rect, corners) : .rectangle(corners)
    add(
      mark, form, at: values.alignsWithPlotArea ? .fill : .rect(rect), beside: rect)
  }

  /// Bars have round corners at the end of a stack, intervals and rectangles as they are told (rule CH1.7).
  private func corners(_ mark: PlottedMark, _ rect: PlotRect) -> MarkCorners {
    let values = mark.mark.style.values
    if let radius = values.cornerRadius {
      return MarkCorners(all: radius.isFinite ? max(radius, 0) : 0, style: values.cornerStyle)
    }
    guard mark.mark.kind == .bar else { return MarkCorners() }
    let span = mark.isVertical ? mark.mark.y : mark.mark.x
    guard case .value = span else { return MarkCorners(all: 2, style: .continuous) }
    guard mark.isOutermost else { return MarkCorners() }
    var corners = MarkCorners()
    if mark.isVertical {
      if rect.y.end.share <= rect.y.start.share {
        (corners.topLeft, corners.topRight) = (2, 2)
      } else {
        (corners.bottomLeft, corners.bottomRight) = (2, 2)
      }
    } else if rect.x.end.share >= rect.x.start.share {
      (corners.topRight, corners.bottomRight) = (2, 2)
    } else {
      (corners.topLeft, corners.bottomLeft) = (2, 2)
    }
    return corners
  }

  private mutating func addRule(_ mark: PlottedMark) {
    guard let rect = placer.rect(mark) else { return }
    let isVertical = rect.x.start == rect.x.end
    if mark.mark.style.values.alignsWithPlotArea {
      let ends = [rect.x.start.share, rect.y.start.share, rect.x.end.share, rect.y.end.share]
      let line = CurveForm(
        places: MarkVector(ends, stride: 2), isArea: false, method: .linear,
        xPadding: mark.x.isOnScale ? placer.x.screenPadding : (0, 0),
        yPadding: mark.y.isOnScale ? placer.y.screenPadding : (0, 0),
        offset: mark.mark.style.values.offset)
      add(
        mark, .curve(line), at: .fill, beside: rect, stroke: stroke(mark.mark, width: 1))
      return
    }
    add(
      mark, .rule(isVertical: isVertical), at: .rect(rect), beside: rect,
      stroke: stroke(mark.mark, width: 1))
  }

  private mutating func addSector(_ mark: PlottedMark, _ sector: (start: Double, end: Double)?) {
    guard let sector, let form = mark.mark.sector else { return }
    let radius = mark.mark.style.values.cornerRadius ?? 0
    // Sectors fill the plot area, so that their gradients may run over it.
    let geometry = SectorGeometry(
      start: sector.start, end: sector.end, form: form,
      cornerRadius: radius.isFinite ? max(radius, 0) : 0)
    let whole = PlotStretch(PlotLength(0), PlotLength(1))
    let place = PlotRect.SectorPlace(
      geometry: geometry, isMirrored: environment.layoutDirection == .rightToLeft)
    add(
      mark, .sector(geometry), at: .fill, beside: PlotRect(x: whole, y: whole, sector: place))
  }

  // MARK: points

  private mutating func addPoint(_ mark: PlottedMark, _ points: inout PointBatches) {
    guard let x = placer.middle(mark, .horizontal), let y = placer.middle(mark, .vertical) else {
      return
    }
    if points.takesOrdinary, mark.mark.style.isOrdinary, mark.mark.masks.isEmpty {
      points.add(x.share, y.share)
      return
    }
    let values = mark.mark.style.values
    if points.isBatching, values.annotations.isEmpty, values.effects.isEmpty,
      mark.mark.masks.isEmpty, values.zIndex == 0,
      case .shape = symbol(mark.mark)
    {
      if !points.takes(mark.mark) {
        flush(&points)
        points.begin(mark.mark)
      }
      points.add(x.share, y.share)
      return
    }
    flush(&points)
    addSymbol(mark, x, y)
  }

  private mutating func flush(_ points: inout PointBatches) {
    guard let batch = points.take(), case .shape(let shape) = symbol(batch.mark) else { return }
    let box = symbolBox(batch.mark, shape)
    let form = PointsForm(
      places: MarkVector(batch.places, stride: 2), size: box, shape: shape,
      xPadding: placer.x.screenPadding, yPadding: placer.y.screenPadding,
      offset: batch.mark.style.values.offset)
    let opacity = batch.mark.style.values.opacity
    let style = style(batch.mark)
    append(
      PlotItem(
        id: id(batch.mark.identity, "points"), placement: .fill,
        content: .figure(
          MarkFigure(
            form: .points(form), style: opacity < 1 ? AnyShapeStyle(style.opacity(opacity)) : style,
            name: Mark.Kind.point.rawValue, words: "\(batch.places.count / 2) points",
            spansPlot: true))))
  }

  private mutating func addSymbol(_ mark: PlottedMark, _ x: PlotLength, _ y: PlotLength) {
    switch symbol(mark.mark) {
    case .shape(let shape):
      let size = symbolBox(mark.mark, shape)
      let isAligned = mark.mark.style.values.alignsWithPlotArea
      let rect = PlotRect(
        x: PlotStretch(x, x).resized(.fixed(size.width), automatic: .automatic),
        y: PlotStretch(y, y).resized(.fixed(size.height), automatic: .automatic))
      if isAligned {
        let point = PointsForm(
          places: MarkVector([x.share, y.share], stride: 2), size: size, shape: shape,
          xPadding: mark.x.isOnScale ? placer.x.screenPadding : (0, 0),
          yPadding: mark.y.isOnScale ? placer.y.screenPadding : (0, 0),
          offset: mark.mark.style.values.offset)
        add(mark, .points(point), at: .fill, beside: rect)
      } else {
        add(mark, .symbol(shape), at: .center(x, y, size: size), beside: rect)
      }
    case .view(let view):
      var item = PlotItem(
        id: id(mark.mark.identity, "symbol"), placement: .center(x, y, size: nil),
        content: .view(AnyView(view.foregroundStyle(style(mark.mark)))))
      let rect = PlotRect(x: PlotStretch(x, x), y: PlotStretch(y, y))
      finish(&item, mark, beside: rect)
    }
  }

  private func symbol(_ mark: Mark) -> MarkSymbol {
    let values = mark.style.values
    if let symbol = values.symbol { return symbol }
    if let value = values.symbolBy { return model.visuals.symbol(value.datum) }
    return .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle))
  }

  /// The box of a symbol: an area is that of the circle of equal weight (rule CH1.12).
  private func symbolBox(_ mark: Mark, _ shape: AnyChartSymbolShape) -> CGSize {
    let values = mark.style.values
    let area: CGFloat
    switch values.symbolSize {
    case .box(let size):
      return CGSize(
        width: size.width.isFinite ? max(size.width, 0) : 0,
        height: size.height.isFinite ? max(size.height, 0) : 0)
    case .area(let given): area = given
    case nil: area = values.symbolSizeBy.map { model.visuals.size($0.datum) } ?? 50
    }
    let side = 2 * (max(area, 0) / .pi).squareRoot()
    let unit = shape.perceptualUnitRect
    return CGSize(width: side * unit.width, height: side * unit.height)
  }

  // MARK: lines and areas

  private mutating func addSeries(_ group: SeriesGroups.Group) {
    let marks = group.marks
    guard let first = marks.first else { return }
    let values = first.mark.style.values
    let isArea = first.mark.kind == .area
    let form = CurveForm(
      places: SeriesPlaces(placer, marks, isArea: isArea).vector, isArea: isArea,
      method: values.interpolation ?? .linear, xPadding: placer.x.screenPadding,
      yPadding: placer.y.screenPadding, offset: .zero,
      fineness: LineThinning.stretch(displayScale: environment.displayScale))
    var item = PlotItem(
      id: id(MarkIdentity(), first.mark.kind.rawValue, group.key), placement: .fill,
      content: .figure(
        MarkFigure(
          form: .curve(form), style: style(first.mark),
          stroke: isArea ? nil : stroke(first.mark, width: 2),
          name: first.mark.kind.rawValue,
          words: MarkDescription(environment).series(first.mark, count: marks.count),
          spansPlot: values.alignsWithPlotArea)))
    item.opacity = values.opacity
    item.effects = values.effects
    item.zIndex = values.zIndex
    item.identifier = values.accessibility.identifier
    append(masked(item, first.mark))
    addSymbols(of: marks)
  }

  /// The symbols and annotations at the points of a line.
  private mutating func addSymbols(of marks: [PlottedMark]) {
    for mark in marks where !mark.mark.style.isOrdinary {
      let values = mark.mark.style.values
      let hasSymbol = mark.mark.kind == .line && (values.symbol != nil || values.symbolBy != nil)
      guard hasSymbol || !values.annotations.isEmpty,
        let x = placer.middle(mark, .horizontal), let y = SeriesPlaces.end(placer, mark)
      else { continue }
      if hasSymbol {
        addSymbol(mark, x, y)
      } else {
        let rect = PlotRect(x: PlotStretch(x, x), y: PlotStretch(y, y))
        annotate(mark, beside: rect)
      }
    }
  }

  // MARK: what all marks have

  private mutating func add(
    _ mark: PlottedMark, _ form: MarkForm, at placement: PlotPlacement, beside rect: PlotRect,
    stroke: StrokeStyle? = nil
  ) {
    var item = PlotItem(
      id: id(mark.mark.identity, mark.mark.kind.rawValue), placement: placement,
      content: .figure(
        MarkFigure(
          form: form, style: style(mark.mark), stroke: stroke, name: mark.mark.kind.rawValue,
          words: MarkDescription(environment).words(mark.mark),
          spansPlot: spansPlot(mark, placement))))
    finish(&item, mark, beside: rect)
  }

  /// Whether the gradients of a mark run over the plot area, which is its frame.
  private func spansPlot(_ mark: PlottedMark, _ placement: PlotPlacement) -> Bool {
    guard mark.mark.style.values.alignsWithPlotArea, case .fill = placement else { return false }
    return true
  }

  private mutating func finish(
    _ item: inout PlotItem, _ mark: PlottedMark, beside rect: PlotRect
  ) {
    let values = mark.mark.style.values
    item.opacity = values.opacity
    item.effects = values.effects
    item.zIndex = values.zIndex
    item.identifier = values.accessibility.identifier
    append(masked(item, mark.mark))
    annotate(mark, beside: rect)
  }

  private mutating func annotate(_ mark: PlottedMark, beside rect: PlotRect) {
    let values = mark.mark.style.values
    for (index, annotation) in values.annotations.enumerated() {
      let placement = AnnotationPlacement(
        position: annotation.position, alignment: annotation.alignment,
        spacing: annotation.spacing ?? (annotation.position.kind == .overlay ? 0 : 4),
        overflow: annotation.overflow, followsX: mark.x.isOnScale, followsY: mark.y.isOnScale)
      var item = PlotItem(
        id: id(mark.mark.identity, "annotation \(index)"), placement: .beside(rect, placement),
        content: .view(annotation.content(AnnotationContext(targetSize: rect.rect(in: size).size))))
      item.zIndex = values.zIndex
      annotations.append(item)
    }
  }

  private mutating func append(_ item: PlotItem) { items.append(item) }

  private mutating func id(
    _ identity: MarkIdentity, _ kind: String, _ series: SeriesKey? = nil
  ) -> PlotItem.ID {
    var id = PlotItem.ID(identity: identity, kind: kind, series: series)
    let number = numbers[id, default: 0]
    numbers[id] = number + 1
    id.number = number
    return id
  }

  private func style(_ mark: Mark) -> AnyShapeStyle {
    guard !mark.style.isOrdinary else { return AnyShapeStyle(VisualScales.palette[0]) }
    let values = mark.style.values
    if let style = values.foreground { return style }
    if let value = values.foregroundBy { return model.visuals.style(value.datum) }
    return AnyShapeStyle(VisualScales.palette[0])
  }

  private func stroke(_ mark: Mark, width: CGFloat) -> StrokeStyle {
    let values = mark.style.values
    if let style = values.lineStyle { return style }
    if let value = values.lineStyleBy { return model.visuals.lineStyle(value.datum) }
    return mark.kind == .line
      ? StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      : StrokeStyle(lineWidth: width)
  }
}
