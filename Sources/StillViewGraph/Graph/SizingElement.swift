package import Foundation
package import StillGeometry
package import StillLayout

/// A modifier's element that is of a size of its own, and places what is inside in it. It tells nothing of what is
/// inside unless it says so.
package class SizingElement<Modifier>: ModifierElement<Modifier> {
  override package final var _transparentContent: _LayoutElement? { nil }

  override package func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override package func _preferredSpacing() -> ViewSpacing { ViewSpacing() }
  override package var _layoutPriority: Double { 0 }
}
