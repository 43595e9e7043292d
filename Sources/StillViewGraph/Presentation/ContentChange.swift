package import Foundation
import StillAnimation
package import StillGeometry

/// The previous content of a leaf, while it turns into another one (C10.17).
package struct FormerContent<Leaf> {
  package let leaf: Leaf
  /// The size that it had, in points.
  package let size: CGSize
  /// The proposal that it was placed with.
  package let proposal: ProposedViewSize
  /// The progress of the change: 0 at the start, 1 at the end, and beyond if the animation overshoots.
  package var progress: Double

  /// Returns the same of a content inside the one that was shown.
  package func of<Inner>(_ inner: Inner) -> FormerContent<Inner> {
    FormerContent<Inner>(leaf: inner, size: size, proposal: proposal, progress: progress)
  }
}

/// A running content transition, from the previous content to the current one.
final class ContentChange<Leaf: LeafContent> {
  private let former: FormerContent<Leaf>
  private var progress: AnimatedAttribute<Double>

  /// - Parameter start: How much of the new content is seen already, 0…1.
  init(
    from former: FormerContent<Leaf>, start: Double, _ transaction: Transaction,
    on node: _ViewNode
  ) {
    self.former = former
    progress = AnimatedAttribute(start)
    progress.set(1, transaction, on: node)
  }

  /// Returns the previous content, as drawn at `time`; nil once the change is done.
  func former(at time: TimeInterval) -> FormerContent<Leaf>? {
    var former = former
    former.progress = progress.value(at: time)
    return former.progress == 1 ? nil : former
  }

  /// Whether going to `leaf` takes the change back.
  func isUndone(by leaf: Leaf) -> Bool { !leaf.replaces(former.leaf) }
}
