public import Foundation
public import StillGeometry
public import StillViewGraph
public import StillViews

/// The scales of a chart, for views in front of it and behind it (rule CH4.2).
///
/// Places are points in the plot area, from its upper leading corner.
public struct ChartProxy {
  let frame: ChartFrame
  let model: ChartModel
  private let anchor: Anchor<CGRect>

  /// The size of the plot area in points.
  public let plotSize: CGSize

  init(_ frame: ChartFrame, _ model: ChartModel, _ anchor: Anchor<CGRect>, _ plotSize: CGSize) {
    (self.frame, self.model, self.anchor, self.plotSize) = (frame, model, anchor, plotSize)
  }

  /// The bounds of the plot area.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The bounds of the plot area.
  public var plotAreaFrame: Anchor<CGRect> { anchor }
  /// The size of the plot area in points.
  public var plotAreaSize: CGSize { plotSize }
  /// The bounds of the plot area, as large as all that scrolling shows.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }

  /// The place of a value of x: of a category the middle of its band; nil outside of the scale.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    frame.x.place(value.datum).map { $0(plotSize.width) }
  }

  /// The place of a value of y: of a category the middle of its band; nil outside of the scale.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    frame.y.place(value.datum).map { $0(plotSize.height) }
  }

  /// The place of values of both axes.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The band of a category of x; of other values their place alone.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(value.datum, frame.x, plotSize.width)
  }

  /// The band of a category of y; of other values their place alone.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(value.datum, frame.y, plotSize.height)
  }

  private func range(
    _ datum: _Datum, _ axis: AxisGeometry, _ length: CGFloat
  ) -> ClosedRange<CGFloat>? {
    if let band = axis.band(.value(datum)) {
      let (a, b) = (band.start(length), band.end(length))
      return min(a, b)...max(a, b)
    }
    return axis.place(datum).map { $0(length)...$0(length) }
  }

  /// The value of x at a place; nil for a value of another type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    datum(position, frame.x, plotSize.width).flatMap { P(datum: $0) }
  }

  /// The value of y at a place; nil for a value of another type.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    datum(position, frame.y, plotSize.height).flatMap { P(datum: $0) }
  }

  /// The values of both axes at a place.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  func datum(_ position: CGFloat, _ axis: AxisGeometry, _ length: CGFloat) -> _Datum? {
    axis.unit(at: position, length: length).flatMap { axis.scale.datum(at: $0) }
  }

  /// The ends of a domain of numbers or dates of x, or its categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(frame.x.scale) }

  /// The ends of a domain of numbers or dates of y, or its categories.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(frame.y.scale) }

  private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
    let values: [_Datum] =
      switch scale {
      case .numbers(let numbers): [.number(numbers.start), .number(numbers.end)]
      case .dates(let dates): [.date(dates.start), .date(dates.end)]
      case .categories(let categories): categories.names.map { .category($0) }
      }
    return values.compactMap { P(datum: $0) }
  }

  /// The style of a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.visuals.styles.isEmpty ? nil : model.visuals.style(value.datum)
  }

  /// The line style of a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    model.visuals.lineStyles.isEmpty ? nil : model.visuals.lineStyle(value.datum)
  }

  /// The values that styles are given to; the ends of a scale of quantities.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    domain(model.visuals.styles, type: model.settings.styles?.type)
  }

  /// The values that line styles are given to.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    domain(model.visuals.lineStyles, type: nil)
  }

  /// The values that symbols are given to.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    domain(model.visuals.symbols, type: .category)
  }

  /// The values that sizes of symbols are given to; the ends of a scale of quantities.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    domain(model.visuals.sizes, type: model.settings.symbolSizes?.type)
  }

  private func domain<P: Plottable>(_ values: OrderedValues, type: ScaleType?) -> [P] {
    guard !values.isEmpty else { return [] }
    guard values.isContinuous(type: type), let ends = values.extent else {
      return values.values.compactMap { P(datum: $0) }
    }
    let isDate = if case .date = values.values.first { true } else { false }
    return [ends.low, ends.high].compactMap { P(datum: isDate ? .date($0) : .number($0)) }
  }

  /// The symbol of a value, if it is a shape.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    guard !model.visuals.symbols.isEmpty, case .shape(let shape) = model.visuals.symbol(value.datum)
    else { return nil }
    return shape
  }

  /// The area of the symbol of a value, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    model.visuals.sizes.isEmpty ? nil : model.visuals.size(value.datum)
  }
}

extension ChartProxy {
  /// The angle of a place around the middle of the plot area, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let x = Double(position.x - plotSize.width / 2)
    let y = Double(position.y - plotSize.height / 2)
    let angle = atan2(x, -y)
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The value at an angle: the sum of the sectors up to it.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    let turn = angle.radians / (2 * .pi)
    guard turn.isFinite, let value = SectorPlan.value(at: turn, model.marks) else { return nil }
    return P(datum: .number(value)) ?? P(datum: .number(value.rounded(.down)))
  }

  /// Selects the value of x at a place.
  public func selectXValue(at position: CGFloat) {
    model.settings.selection.x?(datum(position, frame.x, plotSize.width))
  }

  /// Selects the value of y at a place.
  public func selectYValue(at position: CGFloat) {
    model.settings.selection.y?(datum(position, frame.y, plotSize.height))
  }

  /// Selects the values of both axes at a place.
  public func selectValue(at position: CGPoint) {
    selectXValue(at: position.x)
    selectYValue(at: position.y)
  }

  /// Selects the value at an angle.
  public func selectAngleValue(at angle: Angle) {
    let turn = angle.radians / (2 * .pi)
    guard turn.isFinite else { return }
    model.settings.selection.angle?(
      SectorPlan.value(at: turn, model.marks).map { .number($0) })
  }

  /// Selects the range of values between two angles.
  func selectAngleRange(from start: Angle, to end: Angle) {
    let values = [start, end].map { angle -> Double? in
      let turn = angle.radians / (2 * .pi)
      return turn.isFinite ? SectorPlan.value(at: turn, model.marks) : nil
    }
    guard let a = values[0], let b = values[1] else { return }
    model.settings.selection.angleRange?((.number(a), .number(b)))
  }

  /// Selects the range of x between two places.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    model.settings.selection.xRange?(range(start, end, frame.x, plotSize.width))
  }

  /// Selects the range of y between two places.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    model.settings.selection.yRange?(range(start, end, frame.y, plotSize.height))
  }

  private func range(
    _ start: CGFloat, _ end: CGFloat, _ axis: AxisGeometry, _ length: CGFloat
  ) -> (low: _Datum, high: _Datum)? {
    guard let a = datum(start, axis, length), let b = datum(end, axis, length) else { return nil }
    return (a, b)
  }
}
