import Foundation
public import StillGeometry
public import StillViewGraph

/// The padding of a view at the edges of a window.
nonisolated public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat

  /// 16 points, as on a phone.
  public static let minimum = ScenePadding(length: 16)
  /// The least room around the bars of navigation.
  public static let navigationBar = ScenePadding(length: 16)
}

extension View {
  /// Adds the padding at the edges of a window: 16 points, as on a phone.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, ScenePadding.minimum.length)
  }

  /// Adds the padding at the edges of a window.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges, padding.length)
  }
}
