public import StillViewGraph

extension View {
  /// Adds traits to the view's accessibility elements.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    guard traits.contains(.isModal), !traits.isEmpty else {
      return accessibilityProperties { properties, _ in
        properties.add(traits.set)
      }
    }
    return accessibilityElements { scope in
      scope.items = scope.modified()
      if scope.items.isVoid { scope.items = [scope.element(AccessibilityProperties())] }
      scope.items.changeEach { $0.properties.add(traits.set) }
      var group = AccessibilityItem(
        .group, of: scope.items, frame: scope.frame, node: scope.element)
      group.isModal = true
      scope.items = [group]
    }
  }

  /// Removes traits from the view's accessibility elements.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties(makesElement: false) { properties, _ in
      properties.traits.subtract(traits.set)
      if traits.contains(.isHeader) { properties.heading = nil }
    }
  }

  /// The older name of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

  /// The older name of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the level of a heading.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties(makesElement: false) { properties, _ in
      properties.heading = Int(level.rawValue)
    }
  }

  /// Sets the kind of text that the view shows.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties(makesElement: false) { properties, _ in
      properties.textContentType = value.name
    }
  }

  /// Says whether the view reacts when it is activated, in place of what its traits say.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: true)
  }

  /// Says whether the view reacts when it is activated, while `isEnabled` is true.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties(makesElement: false) { properties, _ in
      if isEnabled { properties.respondsToUserInteraction = respondsToUserInteraction }
    }
  }

  /// Hands touches on to the view, past VoiceOver: the element has the trait `allowsDirectInteraction`.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessibilityProperties(makesElement: isDirectTouchArea) { properties, _ in
      if isDirectTouchArea {
        properties.traits.insert(.allowsDirectInteraction)
      } else {
        properties.traits.remove(.allowsDirectInteraction)
      }
    }
  }

  /// Keeps the view's colors where the system inverts all others. The tree says so; pictures never have inverted colors.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessibilityProperties(makesElement: false) { properties, _ in
      properties.keepsColors = active
    }
  }

  /// Shows the view in the large content viewer while it is held. The tree says so; pictures show nothing of it.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    accessibilityProperties(makesElement: false) { properties, _ in
      properties.showsLargeContent = true
    }
  }

  /// Shows another view in the large content viewer while this one is held. The tree says so; pictures show nothing of it.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    accessibilityShowsLargeContentViewer()
  }

  /// No effect: it told choices of older pickers apart.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

extension AccessibilityProperties {
  /// Adds traits. What is a button, a link or a heading is no longer plain text.
  mutating func add(_ new: TraitSet) {
    traits.formUnion(new)
  }
}

extension Text {
  /// Sets the level of the heading that the text is.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    inside { $0.speech.heading = $0.speech.heading ?? Int(level.rawValue) }
  }

  /// Sets the kind of text that it is.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    inside { $0.speech.contentType = $0.speech.contentType ?? value.name }
  }
}
