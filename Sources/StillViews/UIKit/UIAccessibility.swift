public import Foundation

/// The accessibility settings of a device, by UIKit's names. Pictures are not made on a device, so all of them are off;
/// the environment sets them for a picture.
@MainActor @preconcurrency public enum UIAccessibility {
  /// False: nothing is read aloud.
  public nonisolated static let isVoiceOverRunning = false
  /// False: no switches are attached.
  public nonisolated static let isSwitchControlRunning = false
  /// Always false: no assistive touch is running.
  public nonisolated static let isAssistiveTouchRunning = false
  /// False; `legibilityWeight` of the environment makes text bold.
  public nonisolated static let isBoldTextEnabled = false
  /// False; views ask the environment for `accessibilityReduceMotion`.
  public nonisolated static let isReduceMotionEnabled = false
  /// False; views ask the environment for `accessibilityReduceTransparency`.
  public nonisolated static let isReduceTransparencyEnabled = false
  /// False; `colorSchemeContrast` of the environment makes colours stronger.
  public nonisolated static let isDarkerSystemColorsEnabled = false
  /// False: pictures have their colours.
  public nonisolated static let isGrayscaleEnabled = false
  /// False: pictures have their colours.
  public nonisolated static let isInvertColorsEnabled = false
  /// False: there is no sound.
  public nonisolated static let isMonoAudioEnabled = false
  /// False: nothing is subtitled.
  public nonisolated static let isClosedCaptioningEnabled = false
  /// False: nothing is locked to one program.
  public nonisolated static let isGuidedAccessEnabled = false
  /// False: switches have no marks for on and off.
  public nonisolated static let isOnOffSwitchLabelsEnabled = false
  /// True, the default of a device.
  public nonisolated static let isShakeToUndoEnabled = true
  /// False: nothing is read aloud.
  public nonisolated static let isSpeakScreenEnabled = false
  /// False: nothing is read aloud.
  public nonisolated static let isSpeakSelectionEnabled = false
  /// True, the default of a device.
  public nonisolated static let isVideoAutoplayEnabled = true
  /// False; views ask the environment for `accessibilityDifferentiateWithoutColor`.
  public nonisolated static let shouldDifferentiateWithoutColor = false
  /// False: pages slide.
  public nonisolated static let prefersCrossFadeTransitions = false
  /// False; views ask the environment for `accessibilityShowButtonShapes`.
  public nonisolated static let buttonShapesEnabled = false

  /// Never posted: nothing is read aloud.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Never posted: nothing is read aloud.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Never posted: the setting never changes.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted: the setting never changes.
  public nonisolated static let switchControlStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Never posted: the setting never changes.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Never posted: the setting never changes.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Never posted: the setting never changes.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Never posted: the setting never changes.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Never posted: the setting never changes.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

  /// A notification to VoiceOver.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words to be read.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is in sight.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// No effect: no assistive technology is running.
  public static func post(notification: Notification, argument: Any?) {}
}
