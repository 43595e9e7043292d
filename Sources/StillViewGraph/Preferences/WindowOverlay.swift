package import Foundation
package import StillGeometry
import StillLayout

/// Lays a view over the whole window, made of what the views inside hand up, as long as they hand up anything:
/// sheets, alerts, menus.
nonisolated public struct _WindowOverlayModifier<Key: PreferenceKey, Cover: View>: ElementModifier {
  package typealias Element = WindowOverlayElement<Key, Cover>

  let cover: (Key.Value, EnvironmentValues) -> Cover?
  /// Whether the window is the modified view itself, and not the picture.
  let isWindow: Bool

  /// Without a view there is nothing over the window.
  package init(
    _ key: Key.Type, isWindow: Bool = false,
    cover: @escaping (Key.Value, EnvironmentValues) -> Cover?
  ) {
    self.cover = cover
    self.isWindow = isWindow
  }
}

/// Builds its cover once layout has settled what the views inside hand up, and again when that changes.
package final class WindowOverlayElement<Key: PreferenceKey, Cover: View>:
  SecondaryHolder<_WindowOverlayModifier<Key, Cover>, Cover?>, LayoutObserver,
  PartlyReportedElement
{
  private var seen = PreferenceSight()
  private var isCovered = false

  override package func modifierChanged(
    from old: _WindowOverlayModifier<Key, Cover>?, _ transaction: Transaction
  ) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    if old == nil { graph.observes(self) }
    if isCovered || old != nil { build(transaction) }
  }

  private func build(_ transaction: Transaction) {
    let value = inner.preference(Key.self) ?? Key.defaultValue
    let cover = inBodyScope { modifier.cover(value, environment) }
    if cover == nil, !isCovered { return }
    isCovered = true
    insideBody { setSecondary(cover, transaction) }
    placementChanged()
  }

  func observeLayout() {
    guard seen.isOutdated(by: inner) else { return }
    // What is over the window has animations of its own, and no others.
    var transaction = graph.transaction
    transaction.animation = nil
    build(transaction)
  }

  /// A cover that waits for something to show is not reported.
  package var reportedElements: [_ViewNode] {
    guard var element = parts.first else { return innerElements }
    while element.innerElements.count == 1 { element = element.innerElements[0] }
    let isVacant = element.innerElements.isEmpty && element.nameInReport == "ZStack"
    return isVacant ? [inner] : innerElements
  }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    inner.place(at: .zero, size: bounds.size, proposal: proposal)
    guard let cover = parts.first else { return }
    let window = modifier.isWindow ? .unspecified : graph.window
    let offer = ProposedViewSize(
      width: window.width ?? bounds.width, height: window.height ?? bounds.height)
    place(
      cover,
      PendingPlacement(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer),
      in: bounds)
  }
}
