import StillGeometry
public import StillLayout
public import StillViewGraph
import StillViews

/// The plot area of a chart, for `chartPlotStyle`.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView

  public var body: some View { content }
}

extension View {
  /// Changes the look of the plot area: its background, border, clip or size.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Puts a view in front of the chart that knows its scales.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.overlays.insert(ChartLayer(alignment: alignment) { AnyView(content($0)) }, at: 0)
    }
  }

  /// Puts a view behind the chart that knows its scales.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.backgrounds.insert(ChartLayer(alignment: alignment) { AnyView(content($0)) }, at: 0)
    }
  }

  /// Lets the plot area follow a gesture that knows the scales of the chart.
  nonisolated public func chartGesture<G: Gesture>(
    _ body: @escaping (ChartProxy) -> G
  ) -> some View {
    chart { $0.gestures.append { AnyGesture(body($0).map { _ in () }) } }
  }
}
