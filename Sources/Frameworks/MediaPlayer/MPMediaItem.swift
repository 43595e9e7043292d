// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The key of the number of an album that stays.
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
/// The key of the number of an artist that stays.
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"
/// The key of the kind of medium.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of the answer whether it is in the cloud alone.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of the number of times that it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The key of the date of the last time that it was played.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The key of the address.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of the name of a list of titles.
public let MPMediaPlaylistPropertyName = "name"
/// The key of the number of a list of titles that stays.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"

/// A number by which a title, an album or an artist is found again.
public typealias MPMediaEntityPersistentID = UInt64

/// Kinds of media.
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// Podcasts.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Books that are read.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// All that is heard.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Films.
  public static let movie = MPMediaType(rawValue: 0x100)
  /// All that is seen.
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  /// All.
  public static let any = MPMediaType(rawValue: .max)
}

/// A title or several of the library.
open class MPMediaEntity: NSObject {
  /// The number by which it is found again.
  public var persistentID: MPMediaEntityPersistentID { 0 }

  /// Returns the value of a key; nil: none.
  open func value(forProperty property: String) -> Any? { nil }
}

/// A title of the library. There are none.
open class MPMediaItem: MPMediaEntity {
  /// The kind of medium.
  public var mediaType: MPMediaType { .music }
  /// The title; nil: not known.
  public var title: String? { nil }
  /// The artist; nil: not known.
  public var artist: String? { nil }
  /// The number by which the artist is found again.
  public var artistPersistentID: MPMediaEntityPersistentID { 0 }
  /// The album; nil: not known.
  public var albumTitle: String? { nil }
  /// The artist of the album; nil: not known.
  public var albumArtist: String? { nil }
  /// The number by which the album is found again.
  public var albumPersistentID: MPMediaEntityPersistentID { 0 }
  /// The place on the album.
  public var albumTrackNumber: Int { 0 }
  /// The number of titles of the album.
  public var albumTrackCount: Int { 0 }
  /// The genre; nil: not known.
  public var genre: String? { nil }
  /// The composer; nil: not known.
  public var composer: String? { nil }
  /// The lyrics; nil: none.
  public var lyrics: String? { nil }
  /// The length in seconds.
  public var playbackDuration: TimeInterval { 0 }
  /// The picture; nil: none.
  public var artwork: MPMediaItemArtwork? { nil }
  /// The address; nil: none.
  public var assetURL: URL? { nil }
  /// Whether the words are not for children.
  public var isExplicitItem: Bool { false }
  /// Whether it is in the cloud alone.
  public var isCloudItem: Bool { false }
  /// Whether it may not be copied.
  public var hasProtectedAsset: Bool { false }
  /// Whether it belongs to a collection of several artists.
  public var isCompilation: Bool { false }
  /// The number of times that it was played.
  public var playCount: Int { 0 }
  /// The number of times that it was skipped.
  public var skipCount: Int { 0 }
  /// The rating, from 0 to 5.
  public var rating: Int { 0 }
  /// The date of the last time that it was played; nil: never.
  public var lastPlayedDate: Date? { nil }
  /// The date of its release; nil: not known.
  public var releaseDate: Date? { nil }
  /// The date from which on it is in the library.
  public var dateAdded: Date { .distantPast }
  /// The number in the store.
  public var playbackStoreID: String { "0" }
}

/// Titles of the library.
open class MPMediaItemCollection: MPMediaEntity {
  /// The titles.
  public let items: [MPMediaItem]

  /// Several titles.
  public init(items: [MPMediaItem]) {
    self.items = items
  }

  /// The title that stands for all; nil: there is none.
  public var representativeItem: MPMediaItem? { items.first }
  /// The number of titles.
  public var count: Int { items.count }
}

/// A list of titles by a person. There are none.
open class MPMediaPlaylist: MPMediaItemCollection {
  /// The name; nil: none.
  public var name: String? { nil }
}

/// Permission to read the library of music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// Not asked for, refused, impossible, or given.
  case notDetermined, denied, restricted, authorized
}

/// The library of music, which is empty. Permission is refused, without a question.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  // Unchecked because a class that is not final cannot promise it; it has no state.
  private static let shared = MPMediaLibrary()

  /// Returns the library of the device.
  open class func `default`() -> MPMediaLibrary { shared }

  /// Returns the permission: always refused.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

  /// Reports that permission is refused.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  /// The date of the last change: long ago.
  public var lastModifiedDate: Date { .distantPast }

  /// No effect: the library does not change.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// No effect: the library does not change.
  open func endGeneratingLibraryChangeNotifications() {}
}
