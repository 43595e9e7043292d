public import Foundation
import StillGeometry
package import StillLayout
public import StillViewGraph

/// `fixedSize`.
nonisolated public struct _FixedSizeLayout: UnaryLayoutModifier {
  package let layout: FixedSizeLayout
  package func arrangement(in environment: EnvironmentValues) -> FixedSizeLayout { layout }
  package static var reportName: String { "FixedSize" }
}

/// `offset`.
nonisolated public struct _OffsetLayout: UnaryLayoutModifier {
  package let layout: OffsetLayout
  /// The warning about an invalid value that was corrected.
  package let warning: String?
  package func arrangement(in environment: EnvironmentValues) -> OffsetLayout { layout }
  package static var reportName: String { "Offset" }
}

/// `position`.
nonisolated public struct _PositionLayout: UnaryLayoutModifier {
  package let layout: PositionLayout
  /// The warning about an invalid value that was corrected.
  package let warning: String?
  package func arrangement(in environment: EnvironmentValues) -> PositionLayout { layout }
  package static var reportName: String { "Position" }
}

/// `aspectRatio`.
nonisolated public struct _AspectRatioLayout: UnaryLayoutModifier {
  package let layout: AspectRatioLayout
  /// The warning about an invalid value that was corrected.
  package let warning: String?
  package func arrangement(in environment: EnvironmentValues) -> AspectRatioLayout { layout }
  package static var reportName: String { "AspectRatio" }
}

/// How content is scaled into a proposal.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside, or as small as covers all of it.
  case fit, fill
}

extension View {
  /// Gives the view its ideal size, for any proposal (rule L3.23).
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(
      _FixedSizeLayout(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }

  /// Draws the view elsewhere, in points; layout does not notice (rule L3.27).
  nonisolated public func offset(_ offset: CGSize) -> some View {
    let bad = [offset.width, offset.height].first { !$0.isFinite }
    return modifier(
      _OffsetLayout(
        layout: OffsetLayout(offset: offset),
        warning: bad.map { "an offset of \($0) is no length; it counts as 0" }))
  }

  /// Draws the view elsewhere, in points; layout does not notice.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre on a point and takes all the room (rule L3.28).
  nonisolated public func position(_ position: CGPoint) -> some View {
    let bad = [position.x, position.y].first { !$0.isFinite }
    return modifier(
      _PositionLayout(
        layout: PositionLayout(center: position),
        warning: bad.map { "a position of \($0) is no place; it counts as 0" }))
  }

  /// Puts the view's centre on a point and takes all the room.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Proposes the view a size of a ratio, width over height (rules L3.29–L3.31).
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let bad = aspectRatio.flatMap { $0.isFinite && $0 > 0 ? nil : $0 }
    return modifier(
      _AspectRatioLayout(
        layout: AspectRatioLayout(ratio: aspectRatio, fills: contentMode == .fill),
        warning: bad.map {
          "an aspect ratio of \($0) is none; the view's own is taken"
        }))
  }

  /// Proposes the view a size of the ratio of `aspectRatio`.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to the largest size that fits the proposal.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to the smallest size that covers the proposal.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
