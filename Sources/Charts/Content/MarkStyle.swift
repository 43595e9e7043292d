package import Foundation
package import StillGeometry
package import StillViewGraph
package import StillViews

/// Everything that modifiers set on marks. Copies share storage until one of them changes.
package struct MarkStyle {
  package final class Storage {
    package var foreground: AnyShapeStyle?
    package var foregroundBy: PlotValue?
    package var symbol: MarkSymbol?
    package var symbolBy: PlotValue?
    package var symbolSize: MarkSymbolSize?
    package var symbolSizeBy: PlotValue?
    package var lineStyle: StrokeStyle?
    package var lineStyleBy: PlotValue?
    package var position: MarkPosition?
    package var interpolation: InterpolationMethod?
    package var cornerRadius: CGFloat?
    package var cornerStyle = RoundedCornerStyle.continuous
    package var opacity = 1.0
    package var offset = CGSize.zero
    /// Further offsets of the start and the end of an interval.
    package var edgeOffsets = MarkEdgeOffsets()
    package var zIndex = 0.0
    package var alignsWithPlotArea = false
    package var annotations: [MarkAnnotation] = []
    /// Effects on the finished view of a mark, the innermost first.
    package var effects: [(AnyView) -> AnyView] = []
    package var accessibility = MarkAccessibility()

    init() {}

    init(copying other: Storage) {
      foreground = other.foreground
      foregroundBy = other.foregroundBy
      symbol = other.symbol
      symbolBy = other.symbolBy
      symbolSize = other.symbolSize
      symbolSizeBy = other.symbolSizeBy
      lineStyle = other.lineStyle
      lineStyleBy = other.lineStyleBy
      position = other.position
      interpolation = other.interpolation
      cornerRadius = other.cornerRadius
      cornerStyle = other.cornerStyle
      opacity = other.opacity
      offset = other.offset
      edgeOffsets = other.edgeOffsets
      zIndex = other.zIndex
      alignsWithPlotArea = other.alignsWithPlotArea
      annotations = other.annotations
      effects = other.effects
      accessibility = other.accessibility
    }
  }

  private var storage: Storage?

  package init() {}

  /// The settings, to be read.
  package var values: Storage {
    if let storage { return storage }
    return unsafe MarkStyle.ordinary
  }

  /// The settings of marks that no modifier was applied to. Nobody changes them.
  nonisolated(unsafe) private static let ordinary = Storage()

  /// Changes settings of this copy.
  package mutating func change(_ body: (Storage) -> Void) {
    let own = storage.map(Storage.init(copying:)) ?? Storage()
    body(own)
    storage = own
  }

  /// Whether no modifier was applied.
  package var isOrdinary: Bool { storage == nil }
}

/// Offsets of the ends of a mark, in points.
package struct MarkEdgeOffsets: Equatable {
  package var xStart: CGFloat = 0
  package var xEnd: CGFloat = 0
  package var yStart: CGFloat = 0
  package var yEnd: CGFloat = 0

  package init() {}
}

/// The position of a mark within the band of its category (rule CH1.9).
package struct MarkPosition {
  package var value: PlotValue
  package var axis: Axis?
  package var span: MarkDimension
}

/// The size of a symbol.
package enum MarkSymbolSize: Equatable {
  /// In square points.
  case area(CGFloat)
  /// The box that it fills, in points.
  case box(CGSize)
}

/// A symbol: a shape or a view.
package enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// The words of a mark for assistive technologies.
package struct MarkAccessibility {
  package var label: Text?
  package var value: Text?
  package var identifier: String?
  package var isHidden = false

  package init() {}
}
