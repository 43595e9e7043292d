package import Foundation
package import StillGeometry
package import StillLayout

/// A view that needs no fonts and no graph: it takes what it is proposed, between limits.
///
/// Lengths are in characters of the drawing, so that a test shows what it expects.
package final class Block: _LayoutElement {
  /// Drawn for each of its cells.
  package let letter: Character
  private let width: ClosedRange<CGFloat>
  private let height: ClosedRange<CGFloat>
  private let ideal: CGSize
  private let ownPriority: Double
  private let guides: [AlignmentKey: CGFloat]
  private let ownSpacing: ViewSpacing
  /// Every proposal that was not answered from memory.
  package private(set) var proposals: [ProposedViewSize] = []

  /// A block of a fixed size.
  package convenience init(
    _ letter: Character, width: CGFloat, height: CGFloat = 1, priority: Double = 0,
    guides: [AlignmentKey: CGFloat] = [:], spacing: ViewSpacing = ViewSpacing()
  ) {
    self.init(
      letter, width: width...width, height: height...height, priority: priority, guides: guides,
      spacing: spacing)
  }

  /// A block with limits; its ideal size is the lower one.
  package init(
    _ letter: Character, width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat> = 1...1,
    priority: Double = 0, guides: [AlignmentKey: CGFloat] = [:],
    spacing: ViewSpacing = ViewSpacing()
  ) {
    self.letter = letter
    self.width = width
    self.height = height
    ideal = CGSize(width: width.lowerBound, height: height.lowerBound)
    ownPriority = priority
    self.guides = guides
    ownSpacing = spacing
    super.init()
  }

  override package func _measure(_ proposal: ProposedViewSize) -> CGSize {
    proposals.append(proposal)
    func take(_ proposed: CGFloat?, _ limits: ClosedRange<CGFloat>) -> CGFloat {
      min(max(proposed ?? limits.lowerBound, limits.lowerBound), limits.upperBound)
    }
    return CGSize(width: take(proposal.width, width), height: take(proposal.height, height))
  }

  override package var _layoutPriority: Double { ownPriority }
  override package func _preferredSpacing() -> ViewSpacing { ownSpacing }

  override package func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { guides[key] }
}
