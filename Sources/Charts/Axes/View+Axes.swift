public import Foundation
import StillGeometry
public import StillLayout
public import StillViewGraph
public import StillViews

extension View {
  /// Shows or hides the axis of x.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.content = AxisSettings.Content(visibility) }
  }

  /// Sets the marks of the axis of x.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = axisGroups(content())
    return chart { $0.x.content = .groups(groups) }
  }

  /// Shows or hides the axis of y.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.content = AxisSettings.Content(visibility) }
  }

  /// Sets the marks of the axis of y.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = axisGroups(content())
    return chart { $0.y.content = .groups(groups) }
  }

  /// Changes the look of the axis of x as a whole.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.x.style = { AnyView(content($0)) } }
  }

  /// Changes the look of the axis of y as a whole.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.y.style = { AnyView(content($0)) } }
  }

  /// Writes a title beside the axis of x (default: below, in caption).
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.x.titles.append(
        .init(position: position, alignment: alignment, spacing: spacing, content: view))
    }
  }

  /// Writes a title beside the axis of x, looked up in the table of strings.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Writes a title beside the axis of x.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Writes a title beside the axis of x.
  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Writes a title beside the axis of y (default: above the labels, in caption).
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.y.titles.append(
        .init(position: position, alignment: alignment, spacing: spacing, content: view))
    }
  }

  /// Writes a title beside the axis of y, looked up in the table of strings.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Writes a title beside the axis of y.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Writes a title beside the axis of y.
  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
}

/// The labels and lines of an axis, for `chartXAxisStyle` and `chartYAxisStyle`.
nonisolated public struct ChartAxisContent: View {
  let content: AnyView

  public var body: some View { content }
}

extension AxisSettings.Content {
  fileprivate init(_ visibility: Visibility) {
    self = visibility == .hidden ? .hidden : .automatic
  }
}

nonisolated private func axisGroups<Content: AxisContent>(_ content: Content) -> [_AxisGroup] {
  var groups: [_AxisGroup] = []
  Content._collect(content, into: &groups)
  return groups
}
