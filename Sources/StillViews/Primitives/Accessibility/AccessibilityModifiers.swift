public import Foundation
public import StillGeometry
public import StillViewGraph

// What screen readers are told; nothing that a picture shows.
extension View {
  /// What becomes of the views inside for who is read to. Accepted; a picture shows nothing of it.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  /// Says what kind of thing the view is. Accepted; a picture shows nothing of it.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Says what kind of thing the view is not. Accepted; a picture shows nothing of it.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Higher numbers are read earlier. Accepted; nothing is read.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// How far below the title of a page the heading stands. Accepted; nothing is read.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
  /// What the text is about. Accepted; nothing is read.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
  /// Whether colours stay where others are inverted. Accepted; no colours are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Whether it is said that the view can be touched. Accepted; nothing is read.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// The same while a condition holds. Accepted; nothing is read.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View { self }
  /// Whether touches reach the view past a screen reader. Accepted; no screen reader is on.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Shows the view large in the middle while it is held. Accepted; nothing is shown.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Shows another view large in the middle while this one is held. Accepted; nothing is shown.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Hides the view from who is read to while a condition holds. Accepted; a picture shows nothing of it.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
  /// The name by which tests find the view, while a condition holds.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    accessibilityIdentifier(isEnabled ? identifier : "")
  }
  /// Where a screen reader touches the view, in points. Accepted; no screen reader is on.
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  /// Where a screen reader touches the view, in shares of its frame. Accepted; no screen reader is on.
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  /// What is read in place of what is drawn inside. Accepted; nothing is read, and the children are not drawn.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }
  /// What is read in place of the view. Accepted; nothing is read, and the representation is not drawn.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  /// Views that belong together wherever they stand. Accepted; nothing is read.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// A label and what it labels, wherever they stand. Accepted; nothing is read.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Ties what is being read to a value. Accepted; nothing is read, so the binding keeps what is written to it.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Ties what is being read to a condition. Accepted; nothing is read, so the binding keeps what is written to it.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
  /// By which words the view can be called. Accepted; nobody calls.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// By which words the view can be called. Accepted; nobody calls.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }
  /// By which words the view can be called. Accepted; nobody calls.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }
  /// A label made from the one that the view has. Accepted; neither tests nor reports know it.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  /// Says something more of the view. Accepted; nothing is read.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContentImportance = .default
  ) -> some View { self }
  /// Says something more of the view. Accepted; nothing is read.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View { self }
  /// Says something more of the view. Accepted; nothing is read.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View { self }
  /// Says something more of the view. Accepted; nothing is read.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContentImportance = .default
  ) -> some View { self }
  /// Says something more of the view. Accepted; nothing is read.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View { self }
  /// Says something more of the view. Accepted; nothing is read.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<S: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: S,
    importance: AXCustomContentImportance = .default
  ) -> some View { self }
  /// Whether punctuation is spoken. Accepted; nothing is read.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  /// Whether words are spelled. Accepted; nothing is read.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// How high words are spoken: 0 to 2, 1 being the usual voice. Accepted; nothing is read.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Whether an announcement waits until what is being spoken is over. Accepted; nothing is read.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

// The same under conditions.
extension View {
  /// A label while a condition holds: events find the view by it, as by one without a condition.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(_AccessibilityLabelModifier(label: isEnabled ? label : nil))
  }
  /// A label while a condition holds: events find the view by it, as by one without a condition.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  /// A label while a condition holds: events find the view by it, as by one without a condition.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  /// A value in words while a condition holds. Accepted; nothing is read.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
  /// A value in words while a condition holds. Accepted; nothing is read.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// A value in words while a condition holds. Accepted; nothing is read.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View { self }
  /// What the view does, in words, while a condition holds. Accepted; nothing is read.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  /// What the view does, in words, while a condition holds. Accepted; nothing is read.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// What the view does, in words, while a condition holds. Accepted; nothing is read.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View { self }
}

// The first names of some of these.
extension View {
  /// The older name of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The older name of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { self }
  /// The older name of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { self }
  /// The older name of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }
  /// The older name of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// The older name of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    self
  }
  /// The older name of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }
  /// The older name of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
  /// The older name of `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }
  /// The older name of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }
  /// The older name of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// Tells choices of older pickers apart. Accepted; nothing is read.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

extension Text {
  /// What a screen reader says of the words; nothing that a picture shows.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// How far below the title of a page the heading stands. Accepted; nothing is read.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// Whether punctuation is spoken. Accepted; nothing is read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Whether words are spelled. Accepted; nothing is read.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// How high words are spoken: 0 to 2, 1 being the usual voice. Accepted; nothing is read.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Whether an announcement waits until what is being spoken is over. Accepted; nothing is read.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
