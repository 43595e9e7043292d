import Foundation
import StillGeometry
import StillLayout

/// Lays a view over the whole window, made of what the views inside hand up, as long as they hand up anything:
/// sheets, alerts, menus.
nonisolated public struct _WindowOverlayModifier<Key: PreferenceKey, Cover: View>: ElementModifier {
  let cover: (Key.Value) -> Cover?
  /// Whether the window is the modified view itself, and not the picture.
  let isWindow: Bool

  /// Without a view there is nothing over the window.
  package init(
    _ key: Key.Type, isWindow: Bool = false, cover: @escaping (Key.Value) -> Cover?
  ) {
    self.cover = cover
    self.isWindow = isWindow
  }
}

extension _WindowOverlayModifier {
  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    WindowOverlayElement(modifier, environment, maker, inner)
  }
}

/// Builds its cover once layout has settled what the views inside hand up, and again when that changes.
private final class WindowOverlayElement<Key: PreferenceKey, Cover: View>:
  SecondaryHolder<_WindowOverlayModifier<Key, Cover>, Cover?>, LayoutObserver
{
  private var mayHaveChanged = true
  private var isCovered = false

  override func modifierChanged(
    from old: _WindowOverlayModifier<Key, Cover>?, _ transaction: Transaction
  ) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    if old == nil { graph.observes(self) }
    if isCovered { build(transaction) }
  }

  private func build(_ transaction: Transaction) {
    inBodyScope {
      let cover = modifier.cover(inner.preference(Key.self) ?? Key.defaultValue)
      if cover == nil, !isCovered { return }
      isCovered = true
      setSecondary(cover, .center, transaction)
      placementChanged()
    }
  }

  override func collectPreferences() {
    if inner.preferencesAreStale { mayHaveChanged = true }
    collectInnerPreferences()
  }

  func observeLayout() {
    guard mayHaveChanged else { return }
    mayHaveChanged = false
    build(Transaction())
  }

  override func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
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

  override var reportName: String? { nil }
}
