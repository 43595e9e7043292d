package import Foundation
package import StillGeometry
package import StillViews

/// The scales from values to styles, symbols, sizes and line styles of one chart (rules CH2.7 to CH2.9).
package struct VisualScales {
  /// The default colours in their order (rule CH2.7).
  package static let palette: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ]

  /// The default colours of quantities, from the least to the greatest.
  package static let ramp: [Color] = [.blue, .green, .yellow, .orange, .red]

  private static let symbolOrder: [BasicChartSymbolShape.Kind] = [
    .circle, .cross, .square, .triangle, .diamond, .pentagon, .plus, .asterisk,
  ]

  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]

  package let styles: OrderedValues
  package let symbols: OrderedValues
  package let sizes: OrderedValues
  package let lineStyles: OrderedValues
  private let settings: ChartSettings

  package init(_ marks: [Mark], _ settings: ChartSettings) {
    var styles = OrderedValues(settings.styles?.domain)
    var symbols = OrderedValues(settings.symbols?.domain)
    var sizes = OrderedValues(settings.symbolSizes?.domain)
    var lineStyles = OrderedValues(settings.lineStyles?.domain)
    for mark in marks where !mark.style.isOrdinary {
      let values = mark.style.values
      if let value = values.foregroundBy { styles.add(value) }
      if let value = values.symbolBy { symbols.add(value) }
      if let value = values.symbolSizeBy { sizes.add(value) }
      if let value = values.lineStyleBy { lineStyles.add(value) }
    }
    (self.styles, self.symbols, self.sizes, self.lineStyles) = (styles, symbols, sizes, lineStyles)
    self.settings = settings
  }

  /// The style of a value.
  package func style(_ datum: _Datum) -> AnyShapeStyle {
    if let style = settings.styles?.mapping?(datum) { return style }
    if styles.isContinuous(type: settings.styles?.type) {
      return AnyShapeStyle(color(at: styles.share(of: datum)))
    }
    let range = settings.styles?.range ?? VisualScales.palette.map { AnyShapeStyle($0) }
    guard !range.isEmpty else { return AnyShapeStyle(Color.blue) }
    return range[(styles.index(of: datum) ?? 0) % range.count]
  }

  /// The colours of a scale of quantities.
  package var rampColors: [Color] {
    let given = settings.styles?.range?.compactMap { $0.color } ?? []
    return given.isEmpty ? VisualScales.ramp : given
  }

  private func color(at share: Double) -> Color {
    let colors = rampColors
    guard colors.count > 1, let last = colors.last else { return colors.first ?? .blue }
    let place = min(max(share, 0), 1) * Double(colors.count - 1)
    let index = Int(place.rounded(.down))
    guard index + 1 < colors.count else { return last }
    return colors[index].mix(with: colors[index + 1], by: place - Double(index), in: .device)
  }

  /// The symbol of a value.
  package func symbol(_ datum: _Datum) -> MarkSymbol {
    if let symbol = settings.symbols?.mapping?(datum) { return symbol }
    let index = symbols.index(of: datum) ?? 0
    if let range = settings.symbols?.range, !range.isEmpty { return range[index % range.count] }
    let kind = VisualScales.symbolOrder[index % VisualScales.symbolOrder.count]
    return .shape(AnyChartSymbolShape(BasicChartSymbolShape(kind: kind)))
  }

  /// The area of the symbol of a value, in square points.
  package func size(_ datum: _Datum) -> CGFloat {
    if let size = settings.symbolSizes?.mapping?(datum) { return size }
    let range = settings.symbolSizes?.range ?? [20, 400]
    guard sizes.isContinuous(type: settings.symbolSizes?.type), let low = range.first,
      let high = range.last
    else { return range.isEmpty ? 50 : range[(sizes.index(of: datum) ?? 0) % range.count] }
    return low + (high - low) * CGFloat(min(max(sizes.share(of: datum), 0), 1))
  }

  /// The line style of a value.
  package func lineStyle(_ datum: _Datum) -> StrokeStyle {
    if let style = settings.lineStyles?.mapping?(datum) { return style }
    let index = lineStyles.index(of: datum) ?? 0
    if let range = settings.lineStyles?.range, !range.isEmpty { return range[index % range.count] }
    let dash = VisualScales.dashes[index % VisualScales.dashes.count]
    return StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: dash)
  }
}

/// Values in the order of a domain or of the data.
package struct OrderedValues {
  package private(set) var values: [_Datum] = []
  private var indices: [_Datum: Int] = [:]
  private var ends: (low: Double, high: Double)?
  private let isGiven: Bool
  /// The name of the quantity.
  package private(set) var label: MarkLabel?

  package init(_ domain: [_Datum]?) {
    isGiven = domain != nil
    for datum in domain ?? [] { take(datum) }
  }

  package var isEmpty: Bool { label == nil || values.isEmpty }

  package mutating func add(_ value: PlotValue) {
    if label == nil { label = value.label }
    if !isGiven { take(value.datum) }
  }

  private mutating func take(_ datum: _Datum) {
    if let position = datum.position, position.isFinite {
      ends = ends.map { (min($0.low, position), max($0.high, position)) } ?? (position, position)
    }
    guard indices[datum] == nil, values.count < 10_000 else { return }
    indices[datum] = values.count
    values.append(datum)
  }

  package func index(of datum: _Datum) -> Int? { indices[datum] }

  /// Whether the values are quantities.
  package func isContinuous(type: ScaleType?) -> Bool {
    if type?.kind == .category { return false }
    guard let first = values.first else { return false }
    if case .category = first { return false }
    return true
  }

  package var extent: (low: Double, high: Double)? { ends }

  /// The place of a value between the least and the greatest, from 0 to 1.
  package func share(of datum: _Datum) -> Double {
    guard let ends, let position = datum.position, ends.high > ends.low else { return 0 }
    return (position - ends.low) / (ends.high - ends.low)
  }
}

extension AnyShapeStyle {
  /// The colour, if the style is one.
  package var color: Color? { innermost as? Color }
}
