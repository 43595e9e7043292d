public import Foundation
public import StillLayout
public import StillViewGraph
import StillViews

/// The side of a mark that an annotation lies on (rule CH1.15).
public struct AnnotationPosition: Sendable, Hashable {
  package enum Kind: Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  package let kind: Kind

  /// Above the mark.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// On the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(kind: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// On the leading side.
  public static let leading = AnnotationPosition(kind: .leading)
  /// On the trailing side.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// At the upper leading corner.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// At the upper trailing corner.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// At the lower leading corner.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// At the lower trailing corner.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The mark of an annotation.
public struct AnnotationContext: Sendable {
  /// The size of the mark in points.
  public let targetSize: CGSize
}

/// How an annotation stays inside when its mark is near an edge.
public struct AnnotationOverflowResolution: Sendable {
  /// The area that an annotation stays in.
  public struct Boundary: Sendable {
    package enum Kind: Sendable { case automatic, plot, chart }
    package let kind: Kind
    /// The chart.
    public static var automatic: Boundary { Boundary(kind: .automatic) }
    /// The plot area.
    public static var plot: Boundary { Boundary(kind: .plot) }
    /// The chart with its axes.
    public static var chart: Boundary { Boundary(kind: .chart) }
  }

  /// A way to stay inside along one axis.
  public struct Strategy: Sendable {
    package enum Kind: Sendable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }
    package let kind: Kind
    /// Leaves room at the end of the scale for what would reach beyond the chart.
    public static var automatic: Strategy { Strategy(kind: .automatic) }
    /// Moves the annotation into the chart.
    public static var fit: Strategy { Strategy(kind: .fit(.automatic)) }
    /// Moves the annotation into an area.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// Leaves room at the end of the scale, so that the annotation lies in the plot area.
    public static var padScale: Strategy { Strategy(kind: .padScale) }
    /// Leaves the annotation where it is.
    public static var disabled: Strategy { Strategy(kind: .disabled) }
  }

  package var x: Strategy
  package var y: Strategy

  /// The strategies along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    (self.x, self.y) = (x, y)
  }

  /// Leaves room at the ends of scales for what would reach beyond the chart.
  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}

/// An annotation of a mark.
package struct MarkAnnotation {
  package var position: AnnotationPosition
  package var alignment: Alignment
  /// In points; nil for the default of 4.
  package var spacing: CGFloat?
  package var overflow: AnnotationOverflowResolution
  package var content: (AnnotationContext) -> AnyView
}

extension ChartContent {
  /// Puts a view beside each mark, or on it.
  ///
  /// - Parameters:
  ///   - spacing: The distance to the mark in points (default: 4).
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic
    ) { _ in view }
  }

  /// Puts a view beside each mark, or on it, that knows the size of the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Puts a view beside each mark, or on it, that stays inside by a strategy.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in view }
  }

  /// Puts a view beside each mark, or on it, that stays inside by a strategy and knows the size of the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    styled {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing,
          overflow: overflowResolution, content: { AnyView(content($0)) }))
    }
  }
}
