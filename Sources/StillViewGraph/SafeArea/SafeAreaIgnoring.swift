package import Foundation
public import StillGeometry
import StillLayout

/// Parts of the room around a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The area that the device's edges and bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area that a keyboard covers: none in a picture.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The area that the device, bars and a keyboard cover.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// `ignoresSafeArea`.
nonisolated public struct _SafeAreaIgnoringModifier: ElementModifier {
  package typealias Element = SafeAreaIgnoringElement

  let regions: SafeAreaRegions
  let edges: Edge.Set
}

/// Is as large as its content was in the safe area, and places it in the room around as well (rule L3.57).
package final class SafeAreaIgnoringElement:
  ModifierElement<_SafeAreaIgnoringModifier>, CommittedElement, ReportedElement
{
  private var usedInsets = EdgeInsets()

  override package func modifierChanged(
    from old: _SafeAreaIgnoringModifier?, _ transaction: Transaction
  ) {
    if let old, old.edges != modifier.edges || old.regions != modifier.regions {
      placementChanged()
    }
  }

  /// The room that the content takes beside its own, physically.
  private var insets: EdgeInsets {
    guard modifier.regions.contains(.container) else { return EdgeInsets() }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var insets = physicalSafeAreaInsets
    let edges = modifier.edges
    if !edges.contains(.top) { insets.top = 0 }
    if !edges.contains(.bottom) { insets.bottom = 0 }
    if !edges.contains(isRightToLeft ? .trailing : .leading) { insets.leading = 0 }
    if !edges.contains(isRightToLeft ? .leading : .trailing) { insets.trailing = 0 }
    return insets
  }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    let insets = insets
    usedInsets = insets
    if insets == EdgeInsets() {
      return super._placeContent(in: bounds, proposal: proposal)
    }
    let offer = ProposedViewSize(
      width: bounds.width + insets.leading + insets.trailing,
      height: bounds.height + insets.top + insets.bottom)
    let size = inner.size(for: offer)
    // Content that does not take the room begins at the edge as well.
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let end = bounds.width + insets.trailing - size.width
    inner.place(
      at: CGPoint(x: isRightToLeft ? end : -insets.leading, y: -insets.top),
      size: size, proposal: offer)
  }

  override package var asCommitted: (any CommittedElement)? { self }

  package func commit(_ pass: inout CommitPass) {
    if insets != usedInsets { placementChanged() }
    commitInner(&pass)
  }

  package var reportName: String? { "IgnoresSafeArea" }
}

extension View {
  /// Extends the view into the room around the safe area where it touches its edges.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Extends the view into the room around the safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
