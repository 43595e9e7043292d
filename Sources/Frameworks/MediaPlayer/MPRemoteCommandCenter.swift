public import Foundation

/// The answer to a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It is done.
  case success = 0
  /// There is no such content.
  case noSuchContent = 100
  /// Nothing plays.
  case noActionableNowPlayingItem = 110
  /// The device is absent.
  case deviceNotFound = 120
  /// It failed.
  case commandFailed = 200
}

/// A command of a person.
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  /// The time, in seconds since the device started.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand) {
    self.command = command
    timestamp = 0
  }
}

/// A command to play at another time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The time in seconds.
  public var positionTime: TimeInterval { 0 }
}

/// A command to leap.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The length of the leap in seconds.
  public var interval: TimeInterval { 0 }
}

/// A button of the lock screen. Nobody presses it.
///
/// Unchecked because the value that changes lies behind a lock.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var keptIsEnabled = true

  /// Whether it could be pressed (default: true).
  open var isEnabled: Bool {
    get { lock.withLock { keptIsEnabled } }
    set { lock.withLock { keptIsEnabled = newValue } }
  }

  /// Returns a mark of the function, which is never called.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }

  /// No effect: no function is called.
  open func removeTarget(_ target: Any?) {}
}

/// A button that leaps. Nobody presses it.
///
/// Unchecked because the value that changes lies behind a lock.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  private let lock = NSLock()
  private var keptIntervals: [NSNumber] = []

  /// The lengths of leaps in seconds.
  open var preferredIntervals: [NSNumber] {
    get { lock.withLock { keptIntervals } }
    set { lock.withLock { keptIntervals = newValue } }
  }
}

/// A slider of the time. Nobody moves it.
///
/// Unchecked because it has no values of its own.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// The buttons of the lock screen. Nobody presses them.
public final class MPRemoteCommandCenter: NSObject, Sendable {
  private static let center = MPRemoteCommandCenter()

  private override init() {
    super.init()
  }

  /// Returns the only buttons.
  public class func shared() -> MPRemoteCommandCenter { center }

  /// The button that plays.
  public let playCommand = MPRemoteCommand()
  /// The button that pauses.
  public let pauseCommand = MPRemoteCommand()
  /// The button that stops.
  public let stopCommand = MPRemoteCommand()
  /// The button that plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The button of the next title.
  public let nextTrackCommand = MPRemoteCommand()
  /// The button of the title before.
  public let previousTrackCommand = MPRemoteCommand()
  /// The button that leaps ahead.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The button that leaps back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// The button that plays fast ahead while it is held.
  public let seekForwardCommand = MPRemoteCommand()
  /// The button that plays fast backwards while it is held.
  public let seekBackwardCommand = MPRemoteCommand()
  /// The slider of the time.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// The button of the speed.
  public let changePlaybackRateCommand = MPRemoteCommand()
  /// The button of likes.
  public let likeCommand = MPRemoteCommand()
  /// The button of dislikes.
  public let dislikeCommand = MPRemoteCommand()
  /// The button of bookmarks.
  public let bookmarkCommand = MPRemoteCommand()
  /// The button of stars.
  public let ratingCommand = MPRemoteCommand()
  /// The button that repeats.
  public let changeRepeatModeCommand = MPRemoteCommand()
  /// The button of the random order.
  public let changeShuffleModeCommand = MPRemoteCommand()
}
