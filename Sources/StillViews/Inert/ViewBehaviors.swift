// Initialisers that are not public are written out so that none is made by mistake.
// swift-format-ignore-file: UseSynthesizedInitializer

public import Foundation
public import StillViewGraph

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The button acts again where its control has it so.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The button acts again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The button acts once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether a menu stays open when an entry was chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  /// The menu closes where the system has it so.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether texts can be improved by the system.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String

  /// The system's tools for the text.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All tools there are, in the text itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Tools in a panel beside the text only.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// No tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How much brighter than white a picture may be.
public struct _DynamicRange: Hashable, Sendable {
  private let name: String

  public static let standard = _DynamicRange(name: "standard")
  public static let constrainedHigh = _DynamicRange(name: "constrainedHigh")
  public static let high = _DynamicRange(name: "high")
}

extension Image {
  /// How much brighter than white an image may get.
  public typealias DynamicRange = _DynamicRange
}

/// The effect on the light of the surroundings.
public struct SurroundingsEffect: Equatable, Sendable {
  private let name: String

  /// The surroundings get darker.
  public static let dark = SurroundingsEffect(name: "dark")
  /// The surroundings get a little darker.
  public static let semiDark = SurroundingsEffect(name: "semiDark")
  /// The surroundings get much darker.
  public static let ultraDark = SurroundingsEffect(name: "ultraDark")
  /// The surroundings get as dark as the system makes them.
  public static let systemDark = SurroundingsEffect(name: "systemDark")
}

/// The sensitivity of a digital crown.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// How far one has to turn for a step: far, less far, a little.
  case low, medium, high
}

/// Which language a text is set by.
public struct TypesettingLanguage: Equatable, Sendable {
  private let name: String

  /// The language detected in the text (default: the user's).
  public static let automatic = TypesettingLanguage(name: "automatic")
  /// Returns an explicit language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.maximalIdentifier)
  }
}

// Modifiers that concern only a live device have no effect.
extension View {
  /// No effect: no button is held in a picture.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  /// No effect: menus close when an entry is chosen.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
  /// No effect: there are no writing tools.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  /// No effect: pictures have a standard dynamic range.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// No effect: a picture has no surroundings.
  nonisolated public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View {
    self
  }
  /// No effect: a picture has no system overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// No effect: the fonts and scripts of the text determine line heights and line breaks.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
  /// No effect: the fonts and scripts of the text determine line heights and line breaks.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
  /// No effect: no crown is turned; the binding is never written.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View { self }
  /// No effect: no crown is turned; the binding is never written.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  /// No effect: texts are not searched.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// No effect: texts are not searched.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// No effect: texts are not searched.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// No effect: no window is resized; the closure is never called.
  nonisolated public func onInteractiveResizeChange(
    _ action: @escaping (_ isResizing: Bool) -> Void
  ) -> some View { self }
  /// No effect: there is no touch bar.
  nonisolated public func touchBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// No effect: no window is activated.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// No effect: no pointer is over a view.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// No effect: a picture has no pointer.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// No effect: radio buttons are always stacked vertically.
  nonisolated public func horizontalRadioGroupLayout() -> some View { self }
  /// No effect: no window is resized.
  nonisolated public func interactiveResizeDisabled(_ disabled: Bool = true) -> some View { self }
  /// No effect: a picture shows no windows.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }
  /// No effect: a picture shows no windows.
  nonisolated public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
  /// No effect: a picture shows no windows.
  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
  /// No effect: a picture shows no windows.
  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
}
