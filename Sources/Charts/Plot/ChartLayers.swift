import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
import StillViews

/// Views in front of a chart, or behind it, that know its scales; in front also what follows touches.
nonisolated struct _ChartLayers: View {
  let layers: [ChartLayer]
  let anchor: Anchor<CGRect>?
  let frame: ChartFrame
  let model: ChartModel
  /// Where scrolling is kept; nil where nothing follows touches.
  let scroll: Binding<ScrollOffsets>?

  var body: some View {
    if let anchor, !layers.isEmpty || scroll != nil {
      GeometryReader { geometry in
        let plot = geometry[anchor]
        let proxy = ChartProxy(frame, model, anchor, plot.size)
        ZStack(alignment: .topLeading) {
          if let scroll {
            _ChartTouches(proxy: proxy, frame: frame, model: model, scroll: scroll)
              .frame(width: plot.width, height: plot.height)
              .offset(x: plot.minX, y: plot.minY)
          }
          ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
            layer.content(proxy)
              .frame(
                width: geometry.size.width, height: geometry.size.height,
                alignment: layer.alignment)
          }
        }
      }
    }
  }
}

/// Follows touches on the plot area: selection, scrolling, gestures of users' code.
nonisolated struct _ChartTouches: View {
  let proxy: ChartProxy
  let frame: ChartFrame
  let model: ChartModel
  let scroll: Binding<ScrollOffsets>

  var body: some View {
    let area = Color.clear.contentShape(Rectangle())
    if !model.settings.scrollableAxes.isEmpty {
      area.gesture(scrolling)
    } else if model.settings.gestures.isEmpty {
      area.gesture(selecting)
    } else {
      gestures(AnyView(area))
    }
  }

  private func gestures(_ area: AnyView) -> AnyView {
    var view = area
    for gesture in model.settings.gestures { view = AnyView(view.gesture(gesture(proxy))) }
    return view
  }

  private var scrolling: some Gesture {
    DragGesture().onChanged { drag in
      var offsets = scroll.wrappedValue
      let start = offsets.start ?? (frame.x.window.start, frame.y.window.start)
      offsets.start = start
      if model.settings.scrollableAxes.contains(.horizontal), proxy.plotSize.width > 0 {
        let moved = Double(drag.translation.width / proxy.plotSize.width) * frame.x.window.length
        offsets.x = clamped(start.x - moved, frame.x)
        report(offsets.x, frame.x, model.settings.x)
      }
      if model.settings.scrollableAxes.contains(.vertical), proxy.plotSize.height > 0 {
        let moved = Double(drag.translation.height / proxy.plotSize.height) * frame.y.window.length
        offsets.y = clamped(start.y + (frame.y.scale.isDiscrete ? -moved : moved), frame.y)
        report(offsets.y, frame.y, model.settings.y)
      }
      scroll.wrappedValue = offsets
    }.onEnded { _ in
      var offsets = scroll.wrappedValue
      offsets.start = nil
      if let x = offsets.x {
        offsets.x = clamped(aligned(x, frame.x, model.settings.x.target), frame.x)
        report(offsets.x, frame.x, model.settings.x)
      }
      if let y = offsets.y {
        offsets.y = clamped(aligned(y, frame.y, model.settings.y.target), frame.y)
        report(offsets.y, frame.y, model.settings.y)
      }
      scroll.wrappedValue = offsets
    }
  }

  private func clamped(_ start: Double, _ axis: AxisGeometry) -> Double {
    min(max(start, 0), 1 - axis.window.length)
  }

  /// The nearest value at which scrolling ends.
  private func aligned(
    _ start: Double, _ axis: AxisGeometry, _ target: ScrollTargetSettings?
  ) -> Double {
    guard let target else { return start }
    switch axis.scale {
    case .numbers(let scale):
      guard let unit = target.unit, unit > 0 else { return start }
      return scale.unit((scale.value(start) / unit).rounded() * unit) ?? start
    case .dates(let scale):
      guard let components = target.components else { return start }
      let date = Date(timeIntervalSinceReferenceDate: scale.value(start))
      let calendar = model.environment.calendar
      let near = [Calendar.SearchDirection.forward, .backward].compactMap {
        calendar.nextDate(
          after: date, matching: components, matchingPolicy: .nextTime, direction: $0)
      }.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
      return near.flatMap { scale.unit($0.timeIntervalSinceReferenceDate) } ?? start
    case .categories(let scale):
      return (start / scale.band).rounded() * scale.band
    }
  }

  private func report(_ start: Double?, _ axis: AxisGeometry, _ settings: AxisSettings) {
    guard let start, let position = settings.position else { return }
    let inside = axis.scale.isDiscrete ? start + axis.scale.band / 2 : start
    position.wrappedValue = axis.scale.datum(at: inside)
  }

  private var selecting: some Gesture {
    DragGesture(minimumDistance: 0).onChanged { drag in
      let selection = model.settings.selection
      if selection.x != nil { proxy.selectXValue(at: drag.location.x) }
      if selection.y != nil { proxy.selectYValue(at: drag.location.y) }
      if selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: drag.location)) }
      if selection.xRange != nil {
        proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
      }
      if selection.yRange != nil {
        proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
      }
    }.onEnded { _ in
      model.settings.selection.x?(nil)
      model.settings.selection.y?(nil)
      model.settings.selection.angle?(nil)
    }
  }
}
