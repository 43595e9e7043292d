// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A film or sound. None is read.
///
/// Unchecked because the class is open: its own values never change.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The length: not known.
  public var duration: CMTime { .invalid }

  override init() {
    super.init()
  }

  /// A film or sound at an address, which is not read.
  public convenience init(url: URL) {
    self.init()
  }

  /// Throws an error: nothing is read.
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  /// Calls a closure: nothing is read, so that there is nothing to wait for.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { handler?() }
  /// Returns that reading failed.
  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus {
    .failed
  }
}

/// How far a value of a film or sound has been read.
public enum AVKeyValueStatus: Int, Sendable {
  /// Not asked for, being read, or read.
  case unknown, loading, loaded
  /// Not read.
  case failed, cancelled
}

/// A value of a film or sound that is read when it is asked for.
public struct AVAsyncProperty<Root, Value>: Sendable {}

extension AVAsyncProperty<AVAsset, CMTime> {
  /// The length.
  public static var duration: Self { Self() }
}

extension AVAsyncProperty<AVAsset, Bool> {
  /// Whether it can be played.
  public static var isPlayable: Self { Self() }
}

/// The key of whether the length is exact. No effect: nothing is read.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A film or sound at an address. It is not read.
///
/// Unchecked because the class is open: its own values never change.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// A film or sound at an address.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}

/// A film or sound in a player.
///
/// Unchecked because the class is open: its own values never change.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The film or sound.
  public let asset: AVAsset

  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Not known, yes, or no.
    case unknown, readyToPlay, failed
  }

  /// Whether it can be played: not known.
  public var status: Status { .unknown }
  /// The length: not known.
  public var duration: CMTime { .invalid }
  /// The reason why it cannot be played: nil.
  public var error: (any Error)? { nil }

  /// Whether it would play without a stop: false, as nothing is played.
  public var isPlaybackLikelyToKeepUp: Bool { false }
  /// No effect: nothing is played.
  public var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// No effect: nothing is played.
  public var preferredForwardBufferDuration: TimeInterval = 0
  /// Whether all that is loaded has been played: true, as nothing is.
  public var isPlaybackBufferEmpty: Bool { true }
  /// Whether no more can be loaded: false, as nothing is.
  public var isPlaybackBufferFull: Bool { false }

  /// A film or sound at an address.
  public convenience init(url: URL) {
    self.init(asset: AVURLAsset(url: url))
  }

  /// A film or sound.
  public init(asset: AVAsset) {
    self.asset = asset
  }

  /// Returns the time: 0.
  open func currentTime() -> CMTime { .zero }

  /// Never posted: nothing is played.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

/// The key of the error of a film that stopped.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayer {
  /// Never posted: nothing is played.
  public static let rateDidChangeNotification = Notification.Name(
    "AVPlayerRateDidChangeNotification")
}

extension AVPlayerItem {
  /// Never posted: nothing is played.
  public static let failedToPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemFailedToPlayToEndTime
  /// Never posted: nothing is played.
  public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
  /// No parts: nothing is loaded.
  public var seekableTimeRanges: [NSValue] { [] }
}

extension Notification.Name {
  /// Never posted: nothing is played.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// Never posted: nothing is played.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Never posted: nothing is played.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A player. Nothing is played: its rate and time are as set.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The reason why it does not play.
  public enum TimeControlStatus: Int, Sendable {
    /// It is paused, it waits, or it plays.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// The action at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// To play the next one, to pause, or nothing.
    case advance, pause, none
  }

  /// The film or sound; nil: none.
  public private(set) var currentItem: AVPlayerItem?
  /// The speed: 0 is paused.
  public var rate: Float = 0
  /// No effect: nothing is heard.
  public var volume: Float = 1
  /// No effect: nothing is heard.
  public var isMuted = false
  /// No effect: nothing is played.
  public var actionAtItemEnd = ActionAtItemEnd.pause
  /// No effect: nothing is played.
  public var allowsExternalPlayback = true
  /// No effect: nothing is played.
  public var preventsDisplaySleepDuringVideoPlayback = true
  /// No effect: nothing is played.
  public var automaticallyWaitsToMinimizeStalling = true
  private var time = CMTime.zero

  /// The reason why it cannot play: nil.
  public var error: (any Error)? { nil }
  /// Whether it plays, by its rate.
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  /// A player of nothing.
  public override init() {
    super.init()
  }

  /// A player of the film or sound at an address.
  public init(url: URL) {
    currentItem = AVPlayerItem(url: url)
  }

  /// A player of a film or sound.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
  }

  /// Sets the rate to 1.
  open func play() { rate = 1 }

  /// Sets the rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Sets the rate to 0.
  open func pause() { rate = 0 }

  /// Sets the time.
  open func seek(to time: CMTime) { self.time = time }

  /// Sets the time.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) { self.time = time }

  /// Sets the time, and reports that it is set.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Sets the time, and reports that it is set.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }

  /// Returns the time that was set last.
  open func currentTime() -> CMTime { time }

  /// Replaces the film or sound.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }

  /// Returns a mark; the function is never called: no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  /// No effect: no time passes.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several films or sounds, one after another.
///
/// Unchecked because programs change the values from one thread at a time, as on Apple's platforms.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem]

  /// A player of films or sounds.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// A player of one film or sound.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  /// A player of nothing.
  public override init() {
    queue = []
    super.init(playerItem: nil)
  }

  /// Returns the films and sounds that are not yet played.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes to the next film or sound.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }

  /// Adds a film or sound behind another one (nil: at the end).
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
    queue.insert(item, at: place.map { $0 + 1 } ?? queue.endIndex)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
  }

  /// Removes all films and sounds.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// A loop of one film or sound. No effect: nothing is played.
open class AVPlayerLooper: NSObject {
  /// A loop in a player.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}

  /// No effect: nothing is played.
  open func disableLooping() {}
}
