import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
import StillViews

/// The accessibility elements of a chart's marks, one for each mark with its data (rules CH4.3 and CH4.4).
struct SpokenMarks {
  private let model: ChartModel
  private let placer: MarkPlacer
  private let environment: EnvironmentValues
  private let words: MarkDescription

  /// Lines and clouds of more marks than this are one element.
  private static let mostMarks = 300

  init(_ model: ChartModel, _ placer: MarkPlacer, _ environment: EnvironmentValues) {
    self.model = model
    self.placer = placer
    self.environment = environment
    words = MarkDescription(environment)
  }

  /// The elements of the marks in the order of the data.
  ///
  /// - Parameter scope: That of the plot area.
  func items(in scope: AccessibilityScope) -> [AccessibilityItem] {
    var counts: [Group: Int] = [:]
    for mark in model.marks { counts[Group(mark.mark), default: 0] += 1 }
    var sectors = SectorPlan(model.marks)
    var spoken: Set<Group> = []
    var items: [AccessibilityItem] = []
    for mark in model.marks {
      let sector = mark.mark.kind == .sector ? sectors.next() : nil
      let values = mark.mark.style.values.accessibility
      guard !values.isHidden else { continue }
      let group = Group(mark.mark)
      let count = counts[group] ?? 1
      let isWhole =
        mark.mark.isSample || count > Self.mostMarks && group.kind != .bar
      var properties: AccessibilityProperties
      var frame = scope.frame
      if isWhole {
        guard spoken.insert(group).inserted else { continue }
        properties = AccessibilityProperties(
          label: words.series(mark.mark, count: count), traits: .image)
      } else {
        guard let place = self.frame(mark, sector, in: scope.frame) else { continue }
        frame = place
        properties = AccessibilityProperties(label: words.label(mark), traits: [])
        properties.value = words.value(mark)
      }
      if let label = values.label { properties.label = label.plainWords(in: environment) }
      if let value = values.value { properties.value = value.plainWords(in: environment) }
      properties.identifier = values.identifier
      var item = scope.element(properties)
      item.frame = frame
      items.append(item)
    }
    for index in items.indices { items[index].sortPriority = Double(items.count - index) }
    return items
  }

  /// Marks that become one element where there are many.
  private struct Group: Hashable {
    let kind: Mark.Kind
    let key: SeriesKey

    init(_ mark: Mark) {
      kind = mark.kind
      key = SeriesKey(mark)
    }
  }

  /// Where a mark lies in the picture; nil outside of the scales.
  private func frame(
    _ mark: PlottedMark, _ sector: (start: Double, end: Double)?, in plot: CGRect
  ) -> CGRect? {
    if mark.mark.kind == .sector {
      guard let sector, let form = mark.mark.sector else { return nil }
      let radius = mark.mark.style.values.cornerRadius ?? 0
      return SectorGeometry(
        start: sector.start, end: sector.end, form: form,
        cornerRadius: radius.isFinite ? max(radius, 0) : 0
      ).path(in: plot).boundingRect
    }
    var rect: CGRect
    switch mark.mark.kind {
    case .line, .area, .point:
      guard let x = placer.middle(mark, .horizontal), let y = SeriesPlaces.end(placer, mark) else {
        return nil
      }
      rect = PlotRect(x: PlotStretch(x, x), y: PlotStretch(y, y)).rect(in: plot.size)
        .insetBy(dx: -4, dy: -4)
    default:
      guard let place = placer.rect(mark) else { return nil }
      rect = place.rect(in: plot.size)
    }
    if environment.layoutDirection == .rightToLeft {
      rect.origin.x = plot.width - rect.maxX
    }
    rect = rect.offsetBy(dx: plot.minX, dy: plot.minY).standardized
    return rect.isFinite ? rect : nil
  }
}
