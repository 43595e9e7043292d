public import StillViewGraph

extension View {
  /// Sets the accessibility label of the view's elements, in place of the default one. Events find the view by it.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label, isEnabled: true)
  }

  /// Sets the accessibility label of the view's elements, in place of the default one. Events find the view by it.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label of the view's elements, in place of the default one. Events find the view by it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label while `isEnabled` is true; otherwise the default one stays.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties(makesElement: isEnabled) { properties, environment in
      if isEnabled { properties.label = label.spokenWords(in: environment) }
    }
  }

  /// Sets the accessibility label while `isEnabled` is true; otherwise the default one stays.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility label while `isEnabled` is true; otherwise the default one stays.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets an accessibility label that is made from the view's own: `content` is given a placeholder for that one.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    accessibilityElements(views: [AnyView(content(PlaceholderContentView(self)))]) { scope in
      let label = scope.combinedUnshown(0).label
      scope.items = scope.modified()
      if scope.items.isVoid { scope.items = [scope.element(AccessibilityProperties())] }
      scope.items.changeEach { $0.properties.label = label }
    }
  }

  /// The older name of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }
}

extension Text {
  /// Sets what assistive technologies read in place of the text. No effect on pictures.
  public func accessibilityLabel(_ label: Text) -> Text {
    inside { $0.speech.label = $0.speech.label ?? [label] }
  }

  /// Sets what assistive technologies read in place of the text. No effect on pictures.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what assistive technologies read in place of the text. No effect on pictures.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
}
