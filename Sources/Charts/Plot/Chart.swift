import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph
import StillViews

/// A view of data: marks in a plot area with axes and a legend.
///
/// A chart takes the room that it is offered; its ideal size is 300 × 200 points.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// A chart with content for each element of a collection, told apart by their identities.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// A chart with content for each element of a collection, told apart by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    var collector = _MarkCollector()
    let _ = Content._collect(content, _MarkInputs(), into: &collector)
    _ChartView(marks: collector.marks, functions: collector.plots)
  }
}

/// A chart whose marks are known.
nonisolated struct _ChartView: View {
  let marks: [Mark]
  let functions: [PlottedFunction]
  @Environment(\.self) private var environment
  /// The room beside the plot area, as far as it is known.
  @State private var margins = CGSize(width: 24, height: 17)

  var body: some View {
    let settings = environment.chartSettings
    let chartEnvironment = ChartEnvironment(environment)
    let model = ChartModel(
      PlottedFunction.marks(functions, among: marks, settings, chartEnvironment), settings,
      chartEnvironment)
    if let style = settings.plotStyle {
      StyledChartLayout(margins: margins) {
        GeometryReader { proxy in
          _ChartBody(model: model, size: proxy.size) { room in
            let rest = CGSize(
              width: proxy.size.width - room.width, height: proxy.size.height - room.height)
            if rest != margins { margins = rest }
          }
        }
        style(ChartPlotContent(content: AnyView(Color.clear)))
          .hidden()
          .accessibilityHidden(true)
      }
      .warns(model.warnings)
    } else {
      GeometryReader { proxy in
        _ChartBody(model: model, size: proxy.size)
      }
      .frame(idealWidth: 300, idealHeight: 200)
      .warns(model.warnings)
    }
  }
}

/// The plot area's bounds, for what knows the scales of a chart.
struct PlotAreaKey: PreferenceKey {
  /// The name of the coordinate space of a chart.
  static let chart = "Charts.Chart"

  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A chart in a size: plot area, axes, titles and legend.
nonisolated struct _ChartBody: View {
  let model: ChartModel
  let size: CGSize
  /// Receives the size of the room for the plot area.
  var noteRoom: ((CGSize) -> Void)?
  @Environment(\.self) private var environment
  @State private var scroll = ScrollOffsets()
  @State private var known = AnnotationSizes()
  /// Counts changes of `known`, which ask for another body.
  @State private var changes = 0

  var body: some View {
    let _ = changes
    let frame = padded(ChartFrame(model, size, scroll))
    let settings = model.settings
    let x = AxisPieces(frame.xAxis, frame.x, isVertical: false, model.environment).make()
    let y = AxisPieces(frame.yAxis, frame.y, isVertical: true, model.environment).make()
    ChartLayout {
      plot(frame, lines: x.lines + y.lines)
      axis(x.outside, settings.x.style)
      axis(y.outside, settings.y.style)
      titles(settings.x.titles, isVertical: false)
      titles(settings.y.titles, isVertical: true)
      legend
      if let noteRoom {
        Color.clear
          .onGeometryChange(for: CGSize.self, of: \.size) { noteRoom($0) }
          .accessibilityHidden(true)
          .layoutValue(key: ChartPartKey.self, value: .room)
      }
    }
    .coordinateSpace(.named(PlotAreaKey.chart))
    .accessibilityElement(children: .contain)
    .overlayPreferenceValue(PlotAreaKey.self) { anchor in
      _ChartLayers(
        layers: settings.overlays, anchor: anchor, frame: frame, model: model,
        scroll: hasInteraction ? $scroll : nil)
    }
    .backgroundPreferenceValue(PlotAreaKey.self) { anchor in
      _ChartLayers(
        layers: settings.backgrounds, anchor: anchor, frame: frame, model: model, scroll: nil)
    }
    .transformPreference(PlotAreaKey.self) { $0 = nil }
  }

  private var hasInteraction: Bool {
    !model.settings.scrollableAxes.isEmpty || !model.settings.gestures.isEmpty
      || model.settings.selection.isActive
  }

  /// The same scales with room for annotations.
  private func padded(_ frame: ChartFrame) -> ChartFrame {
    guard !known.sizes.isEmpty else { return frame }
    var items = PlotItems(model, MarkPlacer(frame.x, frame.y, model), frame.size, environment)
    let room = AnnotationRoom(items.make(), known, chart: size).room
    return room == PlotRoom() ? frame : ChartFrame(model, size, scroll, room: room)
  }

  private func note(_ size: CGSize, of item: PlotItem) {
    guard known.sizes[item.id] != size else { return }
    known.sizes[item.id] = size
    changes &+= 1
  }

  private func note(plot: CGRect) {
    var plot = plot
    if environment.layoutDirection == .rightToLeft { plot.origin.x = size.width - plot.maxX }
    guard known.plot != plot else { return }
    known.plot = plot
    changes &+= 1
  }

  /// The chart in the coordinates of its plot area.
  private var chartFrame: CGRect? {
    known.plot.map { CGRect(origin: CGPoint(x: -$0.minX, y: -$0.minY), size: size) }
  }

  @ViewBuilder private func sized(_ item: PlotItem) -> some View {
    if case .beside(_, let placement) = item.placement, placement.padsScale {
      PlotItemView(item: item)
        .onGeometryChange(for: CGSize.self, of: \.size) { note($0, of: item) }
    } else {
      PlotItemView(item: item)
    }
  }

  /// Tells where the plot area is, if annotations need to know.
  @ViewBuilder private func observed(_ view: some View, _ items: [PlotItem]) -> some View {
    if items.contains(where: { $0.placement.needsChart }) {
      view.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(PlotAreaKey.chart))
      } action: {
        note(plot: $0)
      }
    } else {
      view
    }
  }

  private func plot(_ frame: ChartFrame, lines: [AxisPiece]) -> some View {
    var items = PlotItems(model, MarkPlacer(frame.x, frame.y, model), frame.size, environment)
    let made = items.make()
    let spoken = SpokenMarks(model, MarkPlacer(frame.x, frame.y, model), environment)
    let content = PlotLayout(chart: chartFrame) {
      ForEach(lines) { line in
        line.view.layoutValue(key: PlotPlacementKey.self, value: line.placement)
      }
      ForEach(made) { item in
        sized(item).layoutValue(key: PlotPlacementKey.self, value: item.placement)
      }
    }
    .anchorPreference(key: PlotAreaKey.self, value: .bounds) { $0 }
    .accessibilityElements { scope in
      let marks = spoken.items(in: scope)
      scope.items =
        [AccessibilityItem(.group, of: marks, frame: scope.frame, node: scope.element)]
        + scope.modified()
    }
    let whole = observed(content, made)
    let clipped = frame.isScrolled ? AnyView(whole.clipped()) : AnyView(whole)
    let styled = model.settings.plotStyle?(ChartPlotContent(content: clipped)) ?? clipped
    return styled.layoutValue(key: ChartPartKey.self, value: .plot)
  }

  @ViewBuilder private func axis(
    _ pieces: [AxisPiece], _ style: ((ChartAxisContent) -> AnyView)?
  ) -> some View {
    ForEach(pieces) { piece in
      (style?(ChartAxisContent(content: piece.view)) ?? piece.view)
        .layoutValue(key: ChartPartKey.self, value: piece.part)
    }
  }

  @ViewBuilder private func titles(_ titles: [AxisSettings.Title], isVertical: Bool) -> some View {
    ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
      let place = TitlePlace(title, isVertical: isVertical)
      place.turned(AnyView(title.content.font(.caption).foregroundStyle(.secondary)))
        .layoutValue(
          key: ChartPartKey.self,
          value: .title(place.side, share: place.share, spacing: title.spacing ?? 4))
    }
  }

  @ViewBuilder private var legend: some View {
    let settings = model.settings.legend
    let isAutomatic =
      !model.visuals.styles.isEmpty || !model.visuals.symbols.isEmpty
      || !model.visuals.lineStyles.isEmpty
    if settings.visibility != .hidden, isAutomatic || settings.content != nil {
      let side = settings.side
      let view =
        settings.content ?? AnyView(LegendView(model, isVertical: !side.isHorizontal))
      view.layoutValue(
        key: ChartPartKey.self,
        value: .legend(side, share: settings.share, spacing: settings.spacing ?? 6))
    }
  }
}

extension AxisPiece {
  /// Where a grid line lies in the plot area.
  fileprivate var placement: PlotPlacement {
    guard case .gridLine(let place, let isVertical) = role else { return .fill }
    let whole = PlotStretch(PlotLength(0), PlotLength(1))
    let point = PlotStretch(place, place)
    return .rect(isVertical ? PlotRect(x: point, y: whole) : PlotRect(x: whole, y: point))
  }

  /// The role of a tick or a label in the chart.
  fileprivate var part: ChartPart {
    switch role {
    case .gridLine: .plot
    case .tick(let side, let place, let length): .tick(side, place, length, stroke: 0)
    case .label(let place): .label(place)
    }
  }
}

extension LegendSettings {
  fileprivate var side: PlotSide {
    switch position.kind {
    case .top, .topLeading, .topTrailing: .top
    case .leading: .leading
    case .trailing: .trailing
    default: .bottom
    }
  }

  /// The place along the side, from 0 to 1.
  fileprivate var share: CGFloat {
    if let alignment {
      if side.isHorizontal {
        return alignment.horizontal == .trailing ? 1 : alignment.horizontal == .center ? 0.5 : 0
      }
      return alignment.vertical == .bottom ? 1 : alignment.vertical == .center ? 0.5 : 0
    }
    return switch position.kind {
    case .topTrailing, .bottomTrailing: 1
    default: 0
    }
  }
}

/// The place of the title of an axis.
private struct TitlePlace {
  let side: PlotSide
  let share: CGFloat
  private let isTurned: Bool

  init(_ title: AxisSettings.Title, isVertical: Bool) {
    var own: PlotSide
    var share: CGFloat
    switch title.position.kind {
    case .top: (own, share) = (.top, 0.5)
    case .topLeading: (own, share) = (.top, 0)
    case .topTrailing: (own, share) = (.top, 1)
    case .bottom: (own, share) = (.bottom, 0.5)
    case .bottomLeading: (own, share) = (.bottom, 0)
    case .bottomTrailing: (own, share) = (.bottom, 1)
    case .leading: (own, share) = (.leading, 0.5)
    case .trailing: (own, share) = (.trailing, 0.5)
    case .automatic, .overlay: (own, share) = isVertical ? (.top, 1) : (.bottom, 0.5)
    }
    if let alignment = title.alignment {
      if own.isHorizontal {
        share =
          alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
      } else {
        share = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
      }
    }
    side = own
    self.share = share
    isTurned = !own.isHorizontal
  }

  @ViewBuilder func turned(_ view: AnyView) -> some View {
    if isTurned {
      QuarterTurn { view.rotationEffect(.degrees(side == .leading ? -90 : 90)) }
    } else {
      view
    }
  }
}
