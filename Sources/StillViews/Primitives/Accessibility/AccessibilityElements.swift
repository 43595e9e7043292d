public import StillViewGraph

extension View {
  /// Makes one accessibility element of the view; `children` says what happens to those inside it (default: they are
  /// ignored).
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibilityElements { scope in
      switch children.kind {
      case .ignore:
        var element = scope.element(AccessibilityProperties())
        element.isSynthetic = true
        scope.items = [element]
      case .combine:
        let modified = ReadingOrder().sorted(scope.modified())
        var element = scope.element(modified.combined())
        element.isSynthetic = modified.isVoid
        scope.items = [element]
      case .contain:
        scope.items = [
          AccessibilityItem(
            .container, of: scope.modified(), frame: scope.frame, node: scope.element)
        ]
      }
    }
  }

  /// Hides the view and everything inside from assistive technologies, or not; it stays visible.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityElements { scope in if !hidden { scope.items = scope.modified() } }
  }

  /// Hides the view from assistive technologies while `isEnabled` is true.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden && isEnabled)
  }

  /// The older name of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHidden(hidden) }

  /// Reads other elements in place of the view's children: those of `children`, which are laid out in the view's frame and
  /// not drawn. The view's own label and value are those of the container.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    accessibilityElements(views: [AnyView(children())]) { scope in
      let own = ReadingOrder().sorted(scope.modified()).combined()
      var container = AccessibilityItem(
        .container, of: scope.unshown(0), frame: scope.frame, node: scope.element)
      container.properties = own
      scope.items = [container]
    }
  }

  /// Reads another view in place of this one, such as a slider for a drawing of one. It is not drawn.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityElements(views: [AnyView(representation())]) { scope in
      scope.items = scope.unshown(0)
      if scope.items.count == 1 { scope.items[0].frame = scope.frame }
    }
  }

  /// Reads elements with a higher priority before others of the same container (default 0).
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityElements { scope in
      scope.items = scope.modified()
      guard sortPriority.isFinite else { return }
      for index in scope.items.indices { scope.items[index].sortPriority = sortPriority }
    }
  }

  /// The older name of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// Links elements that belong together, wherever they are; the tree lists the group with each of them.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibilityElements { scope in
      scope.items = scope.modified()
      let key = AccessibilityItem.LinkKey(AnyHashable(id), AnyHashable(namespace))
      scope.items.changeEach { $0.linkedGroup = key }
    }
  }

  /// Pairs a label with its content, wherever they are: the content is read with the label, and the label by itself is not.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibilityElements { scope in
      scope.items = scope.modified()
      let key = AccessibilityItem.LinkKey(AnyHashable(id), AnyHashable(namespace))
      scope.items.changeEach {
        $0.labelRole = AccessibilityItem.LabelRole(key: key, isLabel: role == .label)
      }
    }
  }

  /// Sets the name by which tests find the view, while `isEnabled` is true.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    accessibilityIdentifier(isEnabled ? identifier : "")
  }

  /// The older name of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}
