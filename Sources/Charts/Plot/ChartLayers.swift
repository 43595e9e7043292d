import Foundation
import StillAnimation
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
      if model.settings.selection.isActive {
        area.gesture(scrolling).simultaneousGesture(tapping)
      } else {
        area.gesture(scrolling)
      }
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
    }.onEnded { drag in
      var offsets = scroll.wrappedValue
      let rest = target(of: drag, offsets)
      offsets.start = nil
      if offsets.x != nil { offsets.x = rest.x }
      if offsets.y != nil { offsets.y = rest.y }
      withAnimation(model.settings.scrollTarget == nil ? nil : .smooth(duration: 0.3)) {
        report(offsets.x, frame.x, model.settings.x)
        report(offsets.y, frame.y, model.settings.y)
        scroll.wrappedValue = offsets
      }
    }
  }

  private func clamped(_ start: Double, _ axis: AxisGeometry) -> Double {
    min(max(start, 0), 1 - axis.window.length)
  }

  /// The first visible shares where scrolling comes to rest.
  private func target(
    of drag: DragGesture.Value, _ offsets: ScrollOffsets
  ) -> (x: Double, y: Double) {
    let (x, y) = (offsets.x ?? frame.x.window.start, offsets.y ?? frame.y.window.start)
    let start = offsets.start ?? (x, y)
    guard let behavior = model.settings.scrollTarget else { return (x, y) }
    let content = CGSize(
      width: proxy.plotSize.width / frame.x.window.length,
      height: proxy.plotSize.height / frame.y.window.length)
    func rect(_ x: Double, _ y: Double) -> CGRect {
      let top = frame.y.scale.isDiscrete ? y : 1 - y - frame.y.window.length
      return CGRect(
        x: CGFloat(x) * content.width, y: CGFloat(top) * content.height,
        width: proxy.plotSize.width, height: proxy.plotSize.height)
    }
    let ahead = CGSize(
      width: drag.predictedEndTranslation.width - drag.translation.width,
      height: drag.predictedEndTranslation.height - drag.translation.height)
    var target = ScrollTarget(rect: rect(x, y).offsetBy(dx: -ahead.width, dy: -ahead.height))
    behavior.updateTarget(
      &target,
      context: ChartScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect(start.x, start.y)),
        velocity: CGVector(dx: -drag.velocity.width, dy: -drag.velocity.height),
        contentSize: content, containerSize: proxy.plotSize, axes: model.settings.scrollableAxes,
        chartProxy: proxy))
    guard content.width > 0, content.height > 0, target.rect.minX.isFinite,
      target.rect.minY.isFinite
    else { return (x, y) }
    let top = Double(target.rect.minY / content.height)
    return (
      clamped(Double(target.rect.minX / content.width), frame.x),
      clamped(frame.y.scale.isDiscrete ? top : 1 - top - frame.y.window.length, frame.y)
    )
  }

  private func report(_ start: Double?, _ axis: AxisGeometry, _ settings: AxisSettings) {
    guard let start, let position = settings.position else { return }
    let inside = axis.scale.isDiscrete ? start + axis.scale.band / 2 : start
    position.wrappedValue = axis.scale.datum(at: inside)
  }

  /// Selects by taps, for charts that drags scroll.
  private var tapping: some Gesture {
    SpatialTapGesture().onEnded { tap in
      let selection = model.settings.selection
      if selection.x != nil { proxy.selectXValue(at: tap.location.x) }
      if selection.y != nil { proxy.selectYValue(at: tap.location.y) }
      if selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: tap.location)) }
    }
  }

  private var selecting: some Gesture {
    DragGesture(minimumDistance: 0).onChanged { drag in
      let selection = model.settings.selection
      if selection.x != nil { proxy.selectXValue(at: drag.location.x) }
      if selection.y != nil { proxy.selectYValue(at: drag.location.y) }
      if selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: drag.location)) }
      if selection.angleRange != nil {
        proxy.selectAngleRange(
          from: proxy.angle(at: drag.startLocation), to: proxy.angle(at: drag.location))
      }
      if selection.xRange != nil {
        proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
      }
      if selection.yRange != nil {
        proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
      }
    }.onEnded { drag in
      let selection = model.settings.selection
      selection.x?(nil)
      selection.y?(nil)
      selection.angle?(nil)
      guard drag.translation == .zero else { return }
      selection.xRange?(nil)
      selection.yRange?(nil)
      selection.angleRange?(nil)
    }
  }
}
