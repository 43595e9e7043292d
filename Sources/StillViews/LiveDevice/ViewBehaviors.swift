// Initialisers that are not public are written out so that none is made by mistake.
// swift-format-ignore-file: UseSynthesizedInitializer

public import Foundation
public import StillViewGraph

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether a menu stays open when an entry was chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether texts can be improved by the system.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
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
  public typealias DynamicRange = _DynamicRange
}

/// What a surrounding does to its light.
public struct SurroundingsEffect: Equatable, Sendable {
  private let name: String

  public static let dark = SurroundingsEffect(name: "dark")
  public static let semiDark = SurroundingsEffect(name: "semiDark")
  public static let ultraDark = SurroundingsEffect(name: "ultraDark")
  public static let systemDark = SurroundingsEffect(name: "systemDark")
}

/// What a crown's turning is felt by.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
}

/// Which language a text is set by.
public struct TypesettingLanguage: Equatable, Sendable {
  private let name: String

  public static let automatic = TypesettingLanguage(name: "automatic")
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.maximalIdentifier)
  }
}

// What only has an effect on a live device takes what it is given and changes nothing.
extension View {
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  nonisolated public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View {
    self
  }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View { self }
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func onInteractiveResizeChange(
    _ action: @escaping (_ isResizing: Bool) -> Void
  ) -> some View { self }
  nonisolated public func touchBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func horizontalRadioGroupLayout() -> some View { self }
  nonisolated public func interactiveResizeDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }
  nonisolated public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }
}
