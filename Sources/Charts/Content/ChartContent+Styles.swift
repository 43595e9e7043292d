public import Foundation
public import StillGeometry
import StillViewGraph
public import StillViews

/// Content with a setting that its marks inherit unless they have one of their own.
nonisolated public struct _StyledChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (MarkStyle.Storage) -> Void

  public static func _collect(
    _ styled: _StyledChartContent, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    var inputs = inputs
    inputs.style.change(styled.change)
    Content._collect(styled.content, inputs, into: &collector)
  }
}

extension ChartContent {
  nonisolated package func styled(
    _ change: @escaping (MarkStyle.Storage) -> Void
  ) -> _StyledChartContent<Self> {
    _StyledChartContent(content: self, change: change)
  }

  /// Fills the marks with a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    styled {
      $0.foreground = AnyShapeStyle(style)
      $0.foregroundBy = nil
    }
  }

  /// Fills the marks by a value: the chart's scale of styles gives each value its style (rule CH2.8).
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    styled {
      $0.foregroundBy = value.plotted
      $0.foreground = nil
    }
  }

  /// Strokes lines and rules in a style.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled {
      $0.lineStyle = style
      $0.lineStyleBy = nil
    }
  }

  /// Strokes lines by a value.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    styled {
      $0.lineStyleBy = value.plotted
      $0.lineStyle = nil
    }
  }

  /// Draws lines and the edges of areas by a method (default: straight lines).
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = method }
  }

  /// Rounds the corners of bars, rectangles and sectors (default of bars: 2 points at the end of a stack).
  ///
  /// - Parameter radius: In points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    styled {
      $0.cornerRadius = radius
      $0.cornerStyle = style
    }
  }

  /// Fades the marks, from 0 to 1; nested opacities multiply.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
  }

  /// Moves the marks, in points.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    styled {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves the marks, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the ends of intervals along x, and the marks along y, in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    styled {
      $0.edgeOffsets.xStart += xStart
      $0.edgeOffsets.xEnd += xEnd
      $0.offset.height += y
    }
  }

  /// Moves the ends of intervals along y, and the marks along x, in points.
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    styled {
      $0.edgeOffsets.yStart += yStart
      $0.edgeOffsets.yEnd += yEnd
      $0.offset.width += x
    }
  }

  /// Moves the ends of intervals, in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    styled {
      $0.edgeOffsets.xStart += xStart
      $0.edgeOffsets.xEnd += xEnd
      $0.edgeOffsets.yStart += yStart
      $0.edgeOffsets.yEnd += yEnd
    }
  }

  /// Draws the marks in front of those with a smaller value (default 0).
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    styled { $0.zIndex = value.isNaN ? 0 : value }
  }

  /// Runs gradients over the plot area instead of each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent {
    styled { $0.alignsWithPlotArea = aligns }
  }

  /// Places marks of one category side by side, one place a value (rule CH1.9).
  ///
  /// - Parameters:
  ///   - axis: The axis that the places lie along (default: that of the categories).
  ///   - span: The share of the band that they take (default: seven tenths).
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    styled { $0.position = MarkPosition(value: value.plotted, axis: axis, span: span) }
  }
}
