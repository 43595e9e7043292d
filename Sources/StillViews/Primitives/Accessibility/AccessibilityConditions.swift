public import Foundation
public import StillGeometry
public import StillViewGraph

/// How a quick action is offered to who moves a hand, not a finger.
public protocol AccessibilityQuickActionStyle: Sendable {}

/// A quick action that is told in words.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  /// The style that `.prompt` names.
  public init() {}
}

/// A quick action whose view is outlined.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  /// The style that `.outline` names.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// Told in words.
  public static var prompt: AccessibilityQuickActionPromptStyle { Self() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// Its view is outlined.
  public static var outline: AccessibilityQuickActionOutlineStyle { Self() }
}

/// What is said to those who listen only while a condition holds: nothing that a picture shows.
extension View {
  /// Where a screen reader touches the view, in points. Accepted; no screen reader is on.
  nonisolated public func accessibilityActivationPoint(
    _ point: CGPoint, isEnabled: Bool
  ) -> some View { self }
  /// Where a screen reader touches the view, in shares of its frame. Accepted; no screen reader is on.
  nonisolated public func accessibilityActivationPoint(
    _ point: UnitPoint, isEnabled: Bool
  ) -> some View { self }
  /// By which words the view can be called. Accepted; nobody calls.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> some View { self }
  /// By which words the view can be called. Accepted; nobody calls.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { self }
  /// By which words the view can be called. Accepted; nobody calls.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View { self }
  /// Where the view can be taken to drag it. Accepted; nothing is dragged.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { self }
  /// Where the view can be taken to drag it. Accepted; nothing is dragged.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// Where the view can be taken to drag it. Accepted; nothing is dragged.
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
  /// Where something can be dropped on the view. Accepted; nothing is dropped.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { self }
  /// Where something can be dropped on the view. Accepted; nothing is dropped.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// Where something can be dropped on the view. Accepted; nothing is dropped.
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
  /// What is said when the view has been scrolled. Accepted; nothing is read.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  /// What is said when the view has been scrolled. Accepted; nothing is read.
  @_disfavoredOverload nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { self }
  /// What a gesture of the hand can do with the view. Accepted; the content is not drawn.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// What a gesture of the hand can do with the view. Accepted; the content is not drawn, and the binding stays as it
  /// is.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Says something more of the view. Accepted; nothing is read.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<S: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: S,
    importance: AXCustomContentImportance = .default
  ) -> some View { self }
  /// A list by which a screen reader jumps, of parts of a text. Accepted; nothing is read.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// A list by which a screen reader jumps, of parts of a text. Accepted; nothing is read.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// A list by which a screen reader jumps, of parts of a text. Accepted; nothing is read.
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// A list of the system's by which a screen reader jumps, of parts of a text. Accepted; nothing is read.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }
}
