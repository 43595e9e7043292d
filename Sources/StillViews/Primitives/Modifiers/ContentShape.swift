package import Foundation
import StillGeometry
public import StillViewGraph

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The drag preview, which no picture shows.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of an open context menu, which no picture shows.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The area that reacts to a pointer, which no picture shows.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The focus ring, which no picture shows.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outline for assistive technologies, which no picture shows.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// `contentShape`.
nonisolated public struct _ContentShapeModifier<Content: Shape>: ContentRegionModifier {
  let kinds: ContentShapeKinds
  let shape: Content
  let isEvenOdd: Bool

  package func isHit(_ point: CGPoint, in frame: CGRect) -> Bool? {
    guard kinds.contains(.interaction) else { return nil }
    return frame.isFinite && shape.path(in: frame).contains(point, eoFill: isEvenOdd)
  }
}

extension View {
  /// Sets the region in which the view is touched, in its frame (rule C12.9).
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view's content for some uses, of which touches are the only one here.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
  }
}
