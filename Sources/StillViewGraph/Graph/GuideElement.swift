package import Foundation
package import StillGeometry
package import StillLayout

/// A modifier that sets an alignment guide (rule L3.50).
nonisolated package protocol GuideModifier: ElementModifier {
  associatedtype Element = GuideElement<Self>

  var key: AlignmentKey { get }
  var computeValue: (ViewDimensions) -> CGFloat { get }
}

/// Answers for one guide itself.
package final class GuideElement<Modifier: GuideModifier>: ModifierElement<Modifier> {
  override package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {
    // Closures cannot be compared: a new value of the view may mean a new guide.
    if old != nil { layoutChanged() }
  }

  override package func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == modifier.key else {
      return inner.explicitGuide(key, size: size, proposal: proposal)
    }
    let value = modifier.computeValue(
      ViewDimensions(size: size, element: inner, proposal: proposal))
    if value.isFinite { return value }
    // A guide at the far end of a view without end is no mistake, but nothing can be lined up there.
    if size.width.isFinite, size.height.isFinite {
      _warn("has an alignment guide at \(value), which is no place; the guide's default is taken")
    }
    return nil
  }
}
