public import Foundation

/// What a device's owner has set, for those who ask UIKit. Pictures are made on none, so that all of it is off; what a picture is to
/// look like with it on, the environment says.
@MainActor @preconcurrency public enum UIAccessibility {
  public nonisolated static let isVoiceOverRunning = false
  public nonisolated static let isSwitchControlRunning = false
  public nonisolated static let isAssistiveTouchRunning = false
  public nonisolated static let isBoldTextEnabled = false
  public nonisolated static let isReduceMotionEnabled = false
  public nonisolated static let isReduceTransparencyEnabled = false
  public nonisolated static let isDarkerSystemColorsEnabled = false
  public nonisolated static let isGrayscaleEnabled = false
  public nonisolated static let isInvertColorsEnabled = false
  public nonisolated static let isMonoAudioEnabled = false
  public nonisolated static let isClosedCaptioningEnabled = false
  public nonisolated static let isGuidedAccessEnabled = false
  public nonisolated static let isOnOffSwitchLabelsEnabled = false
  public nonisolated static let isShakeToUndoEnabled = true
  public nonisolated static let isSpeakScreenEnabled = false
  public nonisolated static let isSpeakSelectionEnabled = false
  public nonisolated static let isVideoAutoplayEnabled = true
  public nonisolated static let shouldDifferentiateWithoutColor = false
  public nonisolated static let prefersCrossFadeTransitions = false
  public nonisolated static let buttonShapesEnabled = false

  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerColorsStatusDidChangeNotification")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

  /// What VoiceOver is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells nobody.
  public static func post(notification: Notification, argument: Any?) {}
}
