package import Foundation
package import StillGeometry
package import StillLayout
package import StillViewGraph
package import StillViews

/// Everything that modifiers set on charts. It flows down the tree of views, so that it may be set on any ancestor.
package struct ChartSettings {
  package var x = AxisSettings()
  package var y = AxisSettings()
  package var styles: VisualScale<AnyShapeStyle>?
  package var symbols: VisualScale<MarkSymbol>?
  package var symbolSizes: VisualScale<CGFloat>?
  package var lineStyles: VisualScale<StrokeStyle>?
  package var legend = LegendSettings()
  package var plotStyle: ((ChartPlotContent) -> AnyView)?
  package var overlays: [ChartLayer] = []
  package var backgrounds: [ChartLayer] = []
  package var gestures: [(ChartProxy) -> AnyGesture<Void>] = []
  package var selection = SelectionSettings()
  package var scrollableAxes: Axis.Set = []
  package var scrollTarget: (any ChartScrollTargetBehavior)?

  package init() {}
}

/// The settings of one axis.
package struct AxisSettings {
  package enum Content {
    case automatic
    case hidden
    case groups([_AxisGroup])
  }

  package struct Title {
    package var position: AnnotationPosition
    package var alignment: Alignment?
    package var spacing: CGFloat?
    package var content: AnyView
  }

  package var scale = AxisScaleSettings()
  package var content = Content.automatic
  package var titles: [Title] = []
  package var style: ((ChartAxisContent) -> AnyView)?
  /// The length of the visible part of the domain; nil for all of it.
  package var visibleLength: Double?
  package var initialPosition: _Datum?
  package var position: Binding<_Datum?>?

  package init() {}
}

/// A view in front of charts or behind them.
package struct ChartLayer {
  package var alignment: Alignment
  package var content: (ChartProxy) -> AnyView
}

/// The settings of the legend.
package struct LegendSettings {
  package var visibility = Visibility.automatic
  package var position = AnnotationPosition.automatic
  package var alignment: Alignment?
  package var spacing: CGFloat?
  package var content: AnyView?

  package init() {}
}

/// The selection by touches.
package struct SelectionSettings {
  package var x: ((_Datum?) -> Void)?
  package var y: ((_Datum?) -> Void)?
  package var angle: ((_Datum?) -> Void)?
  package var angleRange: (((low: _Datum, high: _Datum)?) -> Void)?
  package var xRange: (((low: _Datum, high: _Datum)?) -> Void)?
  package var yRange: (((low: _Datum, high: _Datum)?) -> Void)?

  package init() {}

  /// Whether touches select anything.
  package var isActive: Bool {
    x != nil || y != nil || angle != nil || angleRange != nil || xRange != nil || yRange != nil
  }
}

/// A scale from values to styles, symbols or sizes as modifiers give it.
package struct VisualScale<Visual> {
  package var domain: [_Datum]?
  package var range: [Visual]?
  package var mapping: ((_Datum) -> Visual?)?
  package var type: ScaleType?

  package init() {}
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  package var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
