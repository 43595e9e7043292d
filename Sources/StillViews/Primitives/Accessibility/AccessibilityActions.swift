import Foundation
public import StillGeometry
public import StillViewGraph

extension View {
  /// Adds an action that assistive technologies perform, in place of one of the same kind. `Stage.perform` calls it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { properties, environment in
      properties.setAction(
        AccessibilityActionEntry(actionKind.entryKind(in: environment), perform: handler))
    }
  }
  /// Adds an action that is offered by its name. `Stage.perform` calls it.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }
  /// Adds an action that is offered by its name. `Stage.perform` calls it.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Adds an action that is offered by its name. `Stage.perform` calls it.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }
  /// Adds an action that is offered by its label, which is not drawn. `Stage.perform` calls it.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityElements(views: [AnyView(label())]) { scope in
      let name = scope.combinedUnshown(0).name ?? ""
      scope.items = scope.modifiedOrNew()
      scope.items.changeEach {
        $0.properties.setAction(AccessibilityActionEntry(.named(name), perform: action))
      }
    }
  }
  /// Adds the actions of buttons, which are not drawn.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(category: .default, content)
  }
  /// Adds the actions of buttons, which are not drawn, in a group.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityElements(views: [AnyView(content())]) { scope in
      let group = category.name?.spokenWords(in: scope.environment)
      let actions = scope.unshown(0).namedActions(category: group)
      scope.items = scope.modifiedOrNew()
      scope.items.changeEach { item in
        for action in actions { item.properties.setAction(action) }
      }
    }
  }
  /// Makes the view adjustable: swipes up and down call `handler`.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { properties, _ in
      properties.traits.insert(.adjustable)
      properties.setAction(AccessibilityActionEntry(.increment) { handler(.increment) })
      properties.setAction(AccessibilityActionEntry(.decrement) { handler(.decrement) })
    }
  }
  /// Scrolls the view by a three-finger swipe; `handler` is given the edge towards which the content moves.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { properties, _ in
      for edge in Edge.allCases {
        properties.setAction(
          AccessibilityActionEntry(.scroll(edge.spokenName)) { handler(edge) })
      }
    }
  }
  /// Zooms the view in and out, at its middle.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityElements { scope in
      scope.items = scope.modifiedOrNew()
      let middle = CGPoint(x: scope.frame.width / 2, y: scope.frame.height / 2)
      func entry(
        _ kind: AccessibilityActionEntry.Kind,
        _ direction: AccessibilityZoomGestureAction.Direction
      ) -> AccessibilityActionEntry {
        AccessibilityActionEntry(kind) {
          handler(
            AccessibilityZoomGestureAction(
              direction: direction, location: .center, point: middle))
        }
      }
      scope.items.changeEach {
        $0.properties.setAction(entry(.zoomIn, .zoomIn))
        $0.properties.setAction(entry(.zoomOut, .zoomOut))
      }
    }
  }
  /// Sets the words that are read after the view was scrolled; the tree lists them.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View {
    accessibilityProperties(makesElement: false) { properties, environment in
      if isEnabled { properties.scrollStatus = status.spokenWords(in: environment) }
    }
  }
  /// Sets the words that are read after the view was scrolled; the tree lists them.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
  /// Sets the words that are read after the view was scrolled; the tree lists them.
  @_disfavoredOverload nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}

extension AccessibilityScope {
  /// The elements of the modified view, or a new one where there are none.
  mutating func modifiedOrNew() -> [AccessibilityItem] {
    let items = modified()
    return items.isVoid ? [element(AccessibilityProperties())] : items
  }
}

extension [AccessibilityItem] {
  /// The activations of all elements as actions with the elements' names.
  func namedActions(category: String?) -> [AccessibilityActionEntry] {
    var elements: [(item: AccessibilityItem, containers: [String])] = []
    for item in ReadingOrder().sorted(self) { item.appendElements(to: &elements) }
    return elements.compactMap { element in
      let properties = element.item.properties
      guard let name = properties.name, let action = properties.action(.activate),
        !properties.traits.contains(.notEnabled)
      else { return nil }
      return AccessibilityActionEntry(
        .named(name), category: category, perform: action.perform)
    }
  }
}

extension Edge {
  /// The edge's name.
  fileprivate var spokenName: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}
