public import StillViewGraph

/// `accessibilityLabel`: what a screen reader says for the view, and a name by which events find it. No effect on what a
/// picture shows.
nonisolated public struct _AccessibilityLabelModifier: LabelModifier {
  /// Nil: there is no label for the time being.
  let label: Text?

  package func label(in environment: EnvironmentValues) -> String? {
    label?.leaf(in: environment).words
  }
}

extension View {
  /// What a screen reader says for the view, and events find it by; nothing that a picture shows.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AccessibilityLabelModifier(label: label))
  }

  /// What a screen reader says for the view, and events find it by; nothing that a picture shows.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What a screen reader says for the view, and events find it by; nothing that a picture shows.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// What a screen reader says of the view's value; nothing that a picture shows.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

  /// What a screen reader says of the view's value; nothing that a picture shows.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// What a screen reader says of the view's value; nothing that a picture shows.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// What a screen reader says the view does; nothing that a picture shows.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

  /// What a screen reader says the view does; nothing that a picture shows.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// What a screen reader says the view does; nothing that a picture shows.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Whether screen readers pass the view over; a picture shows it all the same.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

extension Text {
  /// What a screen reader says in place of the words; nothing that a picture shows.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// What a screen reader says in place of the words; nothing that a picture shows.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// What a screen reader says in place of the words; nothing that a picture shows.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    self
  }
}
