package import Foundation
package import StillGeometry
package import StillLayout

/// A modifier that sizes and places what it modifies.
nonisolated package protocol UnaryLayoutModifier: ElementModifier {
  associatedtype Element = UnaryLayoutElement<Self>

  associatedtype Arrangement: UnaryLayout & Equatable

  /// Returns the arrangement in an environment.
  func arrangement(in environment: EnvironmentValues) -> Arrangement

  /// The modifier's name in reports.
  static var reportName: String { get }

  /// A warning about its numbers; nil if they are right.
  var warning: String? { get }
}

extension UnaryLayoutModifier {
  package var warning: String? { nil }
}

/// Applies a `UnaryLayout`.
package final class UnaryLayoutElement<Modifier: UnaryLayoutModifier>: SizingElement<Modifier>,
  ReportedElement, ExplainedElement
{
  private var arrangement: Modifier.Arrangement?

  override package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {
    let new = modifier.arrangement(in: environment)
    let mirrored = environment.layoutDirection == .rightToLeft
    if let warning = modifier.warning { _warn(warning) }
    if new != arrangement || mirrored != isRightToLeft {
      arrangement = new
      isRightToLeft = mirrored
      if old != nil { layoutChanged() }
    }
  }

  override package func _measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement?.size(proposal, of: inner) ?? .zero
  }

  override package var _isRigid: Bool { arrangement?.isRigid ?? true }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let arrangement else { return }
    let placement = arrangement.placement(in: bounds.size, proposal: proposal, of: inner)
    place(
      inner,
      PendingPlacement(
        position: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        anchor: .topLeading, proposal: placement.proposal),
      in: bounds)
  }

  override package func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let arrangement, arrangement.forwardsGuides else { return nil }
    let placement = arrangement.placement(in: size, proposal: proposal, of: inner)
    let innerSize = inner.size(for: placement.proposal)
    guard
      let value = inner.explicitGuide(key, size: innerSize, proposal: placement.proposal)
    else { return nil }
    guard arrangement.movesGuides else { return value }
    return value + (key.isVertical ? placement.origin.y : placement.origin.x)
  }

  override package func _preferredSpacing() -> ViewSpacing {
    var spacing = inner.spacing
    spacing.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return arrangement?.spacing(of: spacing) ?? spacing
  }

  override package var _layoutPriority: Double {
    arrangement?.keepsPriority == true ? inner.priority : 0
  }

  package var layoutArguments: String? {
    (arrangement as? any ArgumentedLayout)?.arguments
  }

  package var alignmentKeys: [AlignmentKey] {
    (arrangement as? any KnownLayout)?.alignmentKeys ?? []
  }

  package var reportName: String? { Modifier.reportName }
}
