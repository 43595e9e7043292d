public import Combine
public import Foundation

/// A player that plays nothing: it is stopped.
open class MusicPlayer: @unchecked Sendable {
  // Unchecked because programs use it from one thread at a time, as on Apple's platforms.

  /// The state of playing.
  public enum PlaybackStatus: Hashable, Sendable {
    /// Stopped, playing, paused, interrupted, or moved by a finger.
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }

  /// The repetition of titles.
  public enum RepeatMode: Hashable, Sendable {
    /// None, one title, or all.
    case none, one, all
  }

  /// The order of titles.
  public enum ShuffleMode: Hashable, Sendable {
    /// As they are, or titles by chance.
    case off, songs
  }

  /// The state of a player.
  public final class State: ObservableObject, @unchecked Sendable {
    // Unchecked for the reason given at `MusicPlayer`.

    /// Playing or not: stopped.
    public var playbackStatus: PlaybackStatus { .stopped }
    /// The speed.
    @Published public var playbackRate: Float = 0
    /// The repetition; nil: as the system has it.
    @Published public var repeatMode: RepeatMode?
    /// The order; nil: as the system has it.
    @Published public var shuffleMode: ShuffleMode?
  }

  /// The titles of a player.
  open class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    // Unchecked for the reason given at `MusicPlayer`.

    /// A title in the queue.
    public struct Entry: Identifiable, Hashable, Sendable {
      public let id: String
      /// The title.
      public let title: String
      /// Words below the title; nil: none.
      public let subtitle: String?
      /// The picture; nil: none.
      public let artwork: Artwork?
      /// The item; nil: it is not there yet.
      public enum Item: Hashable, Sendable {
        /// A title.
        case song(Song)
        /// A film.
        case musicVideo(MusicVideo)
      }
      /// The item; nil: it is not there yet.
      public let item: Item?
    }

    /// The title that plays: none.
    @Published open var currentEntry: Entry?
    /// The titles: none.
    @Published public var entries: [Entry] = []

    /// A queue of items, none of which is played.
    public init<Item: PlayableMusicItem>(
      for items: some Sequence<Item>, startingAt item: Item? = nil
    ) {}

    /// A queue of items, none of which is played.
    public required init(arrayLiteral elements: any PlayableMusicItem...) {}

    /// The place for new items.
    public enum EntryInsertionPosition: Sendable {
      /// Behind the title that plays, or at the end.
      case afterCurrentEntry, tail
    }

    /// No effect: nothing is played.
    open func insert(
      _ item: any PlayableMusicItem, position: EntryInsertionPosition
    ) async throws {}
  }

  /// The state.
  public let state = State()
  /// The played seconds.
  open var playbackTime: TimeInterval = 0
  /// The titles.
  open var queue: Queue = []
  /// Whether a title can play: never.
  public var isPreparedToPlay: Bool { false }

  init() {}

  /// Throws an error: nothing is played.
  open func play() async throws { throw CocoaError(.featureUnsupported) }
  /// Throws an error: nothing is played.
  open func prepareToPlay() async throws { throw CocoaError(.featureUnsupported) }
  /// No effect: nothing is played.
  open func pause() {}
  /// No effect: nothing is played.
  open func stop() {}
  /// No effect: nothing is played.
  open func skipToNextEntry() async throws {}
  /// No effect: nothing is played.
  open func skipToPreviousEntry() async throws {}
  /// No effect: nothing is played.
  open func restartCurrentEntry() {}
}

/// The player of the program.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  // Unchecked for the reason given at `MusicPlayer`.
  /// The only player.
  public static let shared = ApplicationMusicPlayer()
}

/// The player of the device.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  // Unchecked for the reason given at `MusicPlayer`.
  /// The only player.
  public static let shared = SystemMusicPlayer()
}
