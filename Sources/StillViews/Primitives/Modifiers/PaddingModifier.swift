public import Foundation
public import StillGeometry
package import StillLayout
public import StillViewGraph

/// `padding`.
nonisolated public struct _PaddingLayout: UnaryLayoutModifier {
  package let insets: EdgeInsets

  package func arrangement(in environment: EnvironmentValues) -> PaddingLayout {
    PaddingLayout(insets: insets)
  }
  package static var reportName: String { "Padding" }
  package var warning: String? {
    [insets.top, insets.leading, insets.bottom, insets.trailing].first { !$0.isFinite }
      .map { "a padding of \($0) is no length; it counts as 0" }
  }
}

extension View {
  /// Adds padding around the view, in points for each edge.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds padding on some edges, in points (default: 16; rule L3.25).
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let amount = length ?? PaddingLayout.standardAmount
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? amount : 0, leading: edges.contains(.leading) ? amount : 0,
        bottom: edges.contains(.bottom) ? amount : 0,
        trailing: edges.contains(.trailing) ? amount : 0))
  }

  /// Adds padding on all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
