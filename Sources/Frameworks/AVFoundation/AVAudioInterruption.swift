// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Nothing interrupts the sound of a picture, so that none of these notifications is ever posted.
extension AVAudioSession {
  /// A moment of an interruption.
  public enum InterruptionType: UInt, Sendable {
    /// The end, or the beginning.
    case ended, began
  }

  /// Hints at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The sound may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// The cause of an interruption.
  public enum InterruptionReason: UInt, Sendable {
    /// Another session.
    case `default` = 0
    /// The program was suspended (deprecated).
    case appWasSuspended = 1
    /// The microphone was muted.
    case builtInMicMuted = 2
    /// The port was disconnected.
    case routeDisconnected = 4
  }

  /// The cause of a change of ports.
  public enum RouteChangeReason: UInt, Sendable {
    /// Not known.
    case unknown = 0
    /// A device is there, or gone.
    case newDeviceAvailable, oldDeviceUnavailable
    /// The category changed.
    case categoryChange
    /// The program chose another port.
    case override
    /// The device woke.
    case wakeFromSleep = 6
    /// No port suits the category.
    case noSuitableRouteForCategory
    /// The ports are configured in another way.
    case routeConfigurationChange
  }

  /// The wish of the system about sounds in the background of a program.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// They may sound, or should be silent.
    case end, begin
  }

  /// The notification of an interruption. Never posted.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// The notification of another port. Never posted.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// The notification that the server of sounds stopped. Never posted.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// The notification that the server of sounds was restarted. Never posted.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// The notification about sounds in the background of a program. Never posted.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The key of an `InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of `InterruptionOptions`.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of an `InterruptionReason`.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of a `RouteChangeReason`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the ports before a change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of a `SilenceSecondaryAudioHintType`.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
