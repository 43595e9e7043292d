public import StillViewGraph

extension View {
  /// Sets the accessibility value of the view's elements, in place of a control's own.
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value, isEnabled: true)
  }

  /// Sets the accessibility value of the view's elements, in place of a control's own.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value of the view's elements, in place of a control's own.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility value while `isEnabled` is true.
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties(makesElement: isEnabled) { properties, environment in
      if isEnabled { properties.value = value.spokenWords(in: environment) }
    }
  }

  /// Sets the accessibility value while `isEnabled` is true.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility value while `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// The older name of `accessibilityValue(_:)`.
  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }
}
