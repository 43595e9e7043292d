// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the album's artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the number that stays.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the played seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the kind of medium.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the answer whether it is live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the place in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the length of the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of the address.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// A kind of medium.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// None, sound, or film.
  case none, audio, video
}

/// The state of playing.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// Not known, playing, paused, stopped, or interrupted.
  case unknown, playing, paused, stopped, interrupted
}

/// The title that plays, as the lock screen would show it. It is kept, and shown nowhere.
///
/// Unchecked because the values lie behind a lock.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  private let lock = NSLock()
  private var keptInfo: [String: Any]?
  private var keptState = MPNowPlayingPlaybackState.unknown

  private override init() {
    super.init()
  }

  /// Returns the only center.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }

  /// The facts; nil: none.
  open var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { keptInfo } }
    set { lock.withLock { keptInfo = newValue } }
  }
  /// The state of playing.
  open var playbackState: MPNowPlayingPlaybackState {
    get { lock.withLock { keptState } }
    set { lock.withLock { keptState = newValue } }
  }
}

/// The picture of a title.
open class MPMediaItemArtwork: NSObject {
  /// The place of the picture at its own size, in points.
  public let bounds: CGRect
  private let picture: (CGSize) -> UIImage

  /// A picture that a function draws.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    picture = requestHandler
  }

  /// Returns the picture at a size in points; nil for an empty one.
  open func image(at size: CGSize) -> UIImage? {
    size.width > 0 && size.height > 0 ? picture(size) : nil
  }
}

/// The slider of the device's volume: an empty view.
@MainActor @preconcurrency open class MPVolumeView: UIView {
  /// No effect: no slider is drawn.
  open var showsVolumeSlider = true
  /// No effect: no button is drawn.
  open var showsRouteButton = true
}
