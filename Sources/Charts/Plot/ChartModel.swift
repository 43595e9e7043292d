package import Foundation
package import StillGeometry
package import StillViewGraph
import StillViews

/// A chart with its scales, before it is known how large it is.
package struct ChartModel {
  package private(set) var marks: [PlottedMark]
  package var x: AxisDomain
  package var y: AxisDomain
  package let visuals: VisualScales
  package let settings: ChartSettings
  package let environment: ChartEnvironment
  /// The values that marks of a group are told apart by, for each axis in their order.
  package let positions: (x: OrderedValues, y: OrderedValues)
  package let warnings: [String]

  package init(_ marks: [Mark], _ settings: ChartSettings, _ environment: ChartEnvironment) {
    var plotter = MarkPlotter(calendar: environment.calendar)
    let plotted = plotter.plot(marks)
    self.marks = plotted
    self.settings = settings
    self.environment = environment
    visuals = VisualScales(marks, settings)
    var (xData, yData) = (AxisData(), AxisData())
    var (xPositions, yPositions) = (OrderedValues(nil), OrderedValues(nil))
    for mark in plotted {
      if mark.mark.kind == .sector { continue }
      xData.add(mark.x)
      yData.add(mark.y)
      note(mark, &xData, &yData)
      if let position = mark.mark.style.values.position {
        if mark.isGrouped(along: .horizontal) {
          xPositions.add(position.value)
        } else {
          yPositions.add(position.value)
        }
      }
    }
    positions = (xPositions, yPositions)
    x = AxisDomain(xData, settings.x.scale)
    y = AxisDomain(yData, settings.y.scale)
    var warnings: [String] = []
    if plotter.leftOut > 0 {
      warnings.append(
        plotter.leftOut == 1
          ? "one mark has a value that is not a finite number, and is left out"
          : "\(plotter.leftOut) marks have values that are not finite numbers, and are left out")
    }
    self.warnings = warnings
  }

  /// The same chart, with other marks on its scales.
  package func replacingMarks(_ marks: [Mark]) -> ChartModel {
    var result = self
    var plotter = MarkPlotter(calendar: environment.calendar)
    result.marks = plotter.plot(marks)
    return result
  }

  /// Whether there are sectors only, which have no axes.
  package var isPolar: Bool {
    !marks.isEmpty && marks.allSatisfy { $0.mark.kind == .sector }
  }
}

/// The parts of the environment that scales depend on.
package struct ChartEnvironment {
  package var calendar: Calendar
  package var locale: Locale
  package var timeZone: TimeZone

  package init(_ environment: EnvironmentValues) {
    locale = environment.locale
    timeZone = environment.timeZone
    calendar = environment.calendar
    calendar.timeZone = timeZone
  }
}

private func note(_ mark: PlottedMark, _ x: inout AxisData, _ y: inout AxisData) {
  func unit(_ span: MarkSpan) -> (isDate: Bool, unit: Calendar.Component?) {
    guard let value = span.first, case .date = value.datum else { return (false, nil) }
    if case .unit(let unit, _) = value.bin?.kind { return (true, unit) }
    return (true, nil)
  }
  let (inX, inY) = (unit(mark.mark.x), unit(mark.mark.y))
  if inX.isDate { x.note(unit: inX.unit) }
  if inY.isDate { y.note(unit: inY.unit) }
  if mark.mark.stacking.kind == .normalized {
    if mark.isVertical { y.isNormalized = true } else { x.isNormalized = true }
  }
}

extension AxisData {
  fileprivate mutating func add(_ extent: PlottedExtent) {
    switch extent {
    case .open, .points: break
    case .value(let datum): add(datum)
    case .bin(let datum, let low, let high):
      if case .date = datum {
        add(.date(low))
        add(.date(high))
      } else {
        add(.number(low))
        add(.number(high))
      }
    case .interval(let start, let end):
      add(start)
      add(end)
    }
  }
}

extension PlottedMark {
  /// Whether marks of one group lie side by side along an axis (rule CH1.9).
  package func isGrouped(along axis: Axis) -> Bool {
    guard let position = mark.style.values.position else { return false }
    if let given = position.axis { return given == axis }
    let isAlongX = mark.kind == .bar ? isVertical : x.hasBand || !y.hasBand
    return (axis == .horizontal) == isAlongX
  }
}
