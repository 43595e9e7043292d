import StillGeometry
import StillViewGraph

/// A row is read in one go. One with a single element is read by all of its frame, with what swipes offer as actions
/// (rule AX2.4).
nonisolated struct AccessibleRow: ViewModifier {
  let isSelected: Bool
  /// Action of a tap anywhere on the row; nil without one.
  let act: (@MainActor () -> Void)?
  /// The buttons that swipes show.
  let swipes: [AnyView]

  @MainActor func body(content: Content) -> some View {
    let (isSelected, act, swipes) = (isSelected, act, swipes)
    content.accessibilityElements(
      views: swipes.isEmpty ? [] : [AnyView(SwipedButtons(buttons: swipes))]
    ) { scope in
      var items = scope.modified()
      if items.isVoid { return }
      let actions = swipes.isEmpty ? [] : scope.unshown(0).namedActions(category: nil)
      let frame = scope.frame
      let isOne = items.count == 1 && items[0].kind == .element
      if isOne { items[0].frame = frame }
      items.changeEach { item in
        if isSelected { item.properties.traits.insert(.selected) }
        for action in actions { item.properties.setAction(action) }
        if isOne, let act, item.properties.action(.activate) == nil {
          item.properties.setAction(
            AccessibilityActionEntry(.activate, isTouch: true, perform: act))
        }
      }
      scope.items = [
        AccessibilityItem(.group, of: items, frame: frame, node: scope.element)
      ]
    }
  }
}

/// The buttons that a swipe shows, for assistive technologies.
nonisolated private struct SwipedButtons: View {
  let buttons: [AnyView]

  @MainActor var body: some View {
    VStack {
      ForEach(Array(buttons.enumerated()), id: \.offset) { $0.element }
    }
  }
}
