public import StillViewGraph

extension View {
  /// Sets the accessibility hint of the view's elements: what happens when the view is activated.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint, isEnabled: true)
  }

  /// Sets the accessibility hint of the view's elements: what happens when the view is activated.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the accessibility hint of the view's elements: what happens when the view is activated.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// Sets the accessibility hint while `isEnabled` is true.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties(makesElement: isEnabled) { properties, environment in
      if isEnabled { properties.hint = hint.spokenWords(in: environment) }
    }
  }

  /// Sets the accessibility hint while `isEnabled` is true.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint while `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// The older name of `accessibilityHint(_:)`.
  nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }
}
