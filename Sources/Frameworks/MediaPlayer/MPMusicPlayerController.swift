// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The state of a player.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Stopped, playing, paused, interrupted, or moved by a finger.
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// The repetition of titles.
public enum MPMusicRepeatMode: Int, Sendable {
  /// As in the settings, none, one title, or all.
  case `default`, none, one, all
}

/// The order of titles.
public enum MPMusicShuffleMode: Int, Sendable {
  /// As in the settings, as they are, or by chance.
  case `default`, off, songs, albums
}

/// Titles that a player is given.
open class MPMusicPlayerQueueDescriptor: NSObject {}

/// Titles of the library that a player is given.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
  /// The titles.
  public let itemCollection: MPMediaItemCollection
  /// The search that finds the titles.
  public let query: MPMediaQuery
  /// The first title; nil: that of the list.
  open var startItem: MPMediaItem?

  /// Titles.
  public init(itemCollection: MPMediaItemCollection) {
    self.itemCollection = itemCollection
    query = MPMediaQuery()
  }

  /// The titles that a search finds.
  public init(query: MPMediaQuery) {
    itemCollection = MPMediaItemCollection(items: query.items ?? [])
    self.query = query
  }
}

/// Titles of the store that a player is given.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
  /// The numbers of the titles.
  open var storeIDs: [String]?
  /// The first title; nil: that of the list.
  open var startItemID: String?

  /// Titles by their numbers.
  public init(storeIDs: [String]) {
    self.storeIDs = storeIDs
  }
}

/// A player that plays nothing: it is stopped.
///
/// Unchecked because programs use it from one thread at a time, as on Apple's platforms.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  private static let system = MPMusicPlayerController()
  private static let application = MPMusicPlayerController()

  /// The player of the device.
  open class var systemMusicPlayer: MPMusicPlayerController { system }
  /// The player of the program.
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  /// The player of the program whose queue can be changed.
  open class var applicationQueuePlayer: MPMusicPlayerController { application }

  /// The title that plays: none.
  open var nowPlayingItem: MPMediaItem?
  /// The place of the title that plays in the queue.
  public var indexOfNowPlayingItem: Int { NSNotFound }
  /// The state: stopped.
  public var playbackState: MPMusicPlaybackState { .stopped }
  /// The repetition.
  open var repeatMode = MPMusicRepeatMode.default
  /// The order.
  open var shuffleMode = MPMusicShuffleMode.default
  /// The played seconds.
  open var currentPlaybackTime: TimeInterval = 0
  /// The speed.
  open var currentPlaybackRate: Float = 0
  /// Whether a title can play: never.
  public var isPreparedToPlay: Bool { false }

  /// No effect: nothing is played.
  open func setQueue(with query: MPMediaQuery) {}
  /// No effect: nothing is played.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// No effect: nothing is played.
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
  /// No effect: nothing is played.
  open func setQueue(with storeIDs: [String]) {}
  /// No effect: nothing is played.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  /// No effect: nothing is played.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  /// No effect: nothing is played.
  open func prepareToPlay() {}
  /// Calls the closure with an error: nothing is played.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(CocoaError(.featureUnsupported))
  }
  /// No effect: nothing is played.
  open func play() {}
  /// No effect: nothing is played.
  open func pause() {}
  /// No effect: nothing is played.
  open func stop() {}
  /// No effect: nothing is played.
  open func skipToNextItem() {}
  /// No effect: nothing is played.
  open func skipToBeginning() {}
  /// No effect: nothing is played.
  open func skipToPreviousItem() {}
  /// No effect: nothing is played.
  open func beginSeekingForward() {}
  /// No effect: nothing is played.
  open func beginSeekingBackward() {}
  /// No effect: nothing is played.
  open func endSeeking() {}
  /// No effect: nothing changes.
  open func beginGeneratingPlaybackNotifications() {}
  /// No effect: nothing changes.
  open func endGeneratingPlaybackNotifications() {}
}

extension Notification.Name {
  /// Never posted: a player plays nothing.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// Never posted: a player plays nothing.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// Never posted: a player plays nothing.
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  /// Never posted: the library does not change.
  public static let MPMediaLibraryDidChange = Notification.Name(
    "MPMediaLibraryDidChangeNotification")
}
