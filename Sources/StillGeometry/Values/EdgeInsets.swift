public import Foundation

/// Distances in points from the four edges of a rectangle towards its inside.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge down.
  public var top: CGFloat
  /// From the edge where text begins.
  public var leading: CGFloat
  /// From the lower edge up.
  public var bottom: CGFloat
  /// From the edge where text ends.
  public var trailing: CGFloat

  /// A distance from each edge, in points; a negative one reaches outside.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
  /// The four distances in the order top, leading, bottom, trailing.
  @inlinable public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension EdgeInsets {
  /// The same distance at the edges in `edges`, none at the others.
  @inlinable package init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The sum of the leading and trailing insets.
  @inlinable package var horizontal: CGFloat { leading + trailing }

  /// The sum of the top and bottom insets.
  @inlinable package var vertical: CGFloat { top + bottom }
}
