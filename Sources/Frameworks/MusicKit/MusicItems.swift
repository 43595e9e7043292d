public import SwiftUI

/// A picture of an item, which is on a server.
public struct Artwork: Hashable, Codable, Sendable {
  /// The greatest width, in pixels.
  public let maximumWidth: Int
  /// The greatest height, in pixels.
  public let maximumHeight: Int
  /// A description in words; nil: none.
  public let alternateText: String?
  /// The color behind words; nil: not known.
  public var backgroundColor: CGColor? { nil }
  /// The color of titles; nil: not known.
  public var primaryTextColor: CGColor? { nil }
  /// The color of other words; nil: not known.
  public var secondaryTextColor: CGColor? { nil }

  /// Returns the address at a size in pixels; nil: there is none.
  public func url(width: Int, height: Int) -> URL? { nil }
}

/// A part of a title to listen to.
public struct PreviewAsset: Hashable, Codable, Sendable {
  /// The address; nil: none.
  public let url: URL?
}

/// A title. There is no catalog that has one.
public struct Song: PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable,
  Hashable, Codable
{
  public let id: MusicItemID
  /// The title.
  public let title: String
  /// The name of the artist.
  public let artistName: String
  /// The name of the album; nil: none.
  public let albumTitle: String?
  /// The picture; nil: none.
  public let artwork: Artwork?
  /// The length in seconds; nil: not known.
  public let duration: TimeInterval?
  /// The names of the genres.
  public let genreNames: [String]
  /// The date of the release; nil: not known.
  public let releaseDate: Date?
  /// The place on the album; nil: not known.
  public let trackNumber: Int?
  /// The number of the disc; nil: not known.
  public let discNumber: Int?
  /// The name of the composer; nil: not known.
  public let composerName: String?
  /// The international number; nil: not known.
  public let isrc: String?
  /// Whether there are lyrics.
  public let hasLyrics: Bool
  /// Whether the words are fit for children; nil: not known.
  public let contentRating: ContentRating?
  /// Parts to listen to; nil: none.
  public let previewAssets: [PreviewAsset]?
  /// The facts by which it is played; nil: it cannot be played.
  public let playParameters: PlayParameters?
  /// The address; nil: none.
  public let url: URL?
}

/// The properties by which a title is found.
public struct SongFilter {
  /// The name by which it is found again.
  public let id: MusicItemID
  /// The international number.
  public let isrc: String?
}

extension Song: FilterableMusicItem {
  public typealias FilterType = SongFilter
}

/// An album. There is no catalog that has one.
public struct Album: PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable,
  Hashable, Codable
{
  public let id: MusicItemID
  /// The title.
  public let title: String
  /// The name of the artist.
  public let artistName: String
  /// The picture; nil: none.
  public let artwork: Artwork?
  /// The names of the genres.
  public let genreNames: [String]
  /// The date of the release; nil: not known.
  public let releaseDate: Date?
  /// The number of titles.
  public let trackCount: Int
  /// Words about rights; nil: none.
  public let copyright: String?
  /// The name of the label; nil: not known.
  public let recordLabelName: String?
  /// The number on the cover; nil: not known.
  public let upc: String?
  /// Whether it has one title; nil: not known.
  public let isSingle: Bool?
  /// Whether the words are fit for children; nil: not known.
  public let contentRating: ContentRating?
  /// The titles; nil: not asked for.
  public let tracks: MusicItemCollection<Track>?
  /// The facts by which it is played; nil: it cannot be played.
  public let playParameters: PlayParameters?
  /// The address; nil: none.
  public let url: URL?
}

/// The properties by which an album is found.
public struct AlbumFilter {
  /// The name by which it is found again.
  public let id: MusicItemID
  /// The number on the cover.
  public let upc: String?
}

extension Album: FilterableMusicItem {
  public typealias FilterType = AlbumFilter
}

/// An artist. There is no catalog that has one.
public struct Artist: MusicCatalogSearchable, MusicLibraryRequestable, Hashable, Codable {
  public let id: MusicItemID
  /// The name.
  public let name: String
  /// The picture; nil: none.
  public let artwork: Artwork?
  /// The names of the genres; nil: not known.
  public let genreNames: [String]?
  /// The albums; nil: not asked for.
  public let albums: MusicItemCollection<Album>?
  /// The titles that are played most; nil: not asked for.
  public let topSongs: MusicItemCollection<Song>?
  /// The address; nil: none.
  public let url: URL?
}

/// The properties by which an artist is found.
public struct ArtistFilter {
  /// The name by which it is found again.
  public let id: MusicItemID
}

extension Artist: FilterableMusicItem {
  public typealias FilterType = ArtistFilter
}

/// A list of titles. There is no catalog that has one.
public struct Playlist: PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable,
  Hashable, Codable
{
  public let id: MusicItemID
  /// The name.
  public let name: String
  /// The name of the person who made it; nil: not known.
  public let curatorName: String?
  /// A description; nil: none.
  public let standardDescription: String?
  /// A short description; nil: none.
  public let shortDescription: String?
  /// The picture; nil: none.
  public let artwork: Artwork?
  /// The date of the last change; nil: not known.
  public let lastModifiedDate: Date?
  /// The titles; nil: not asked for.
  public let tracks: MusicItemCollection<Track>?
  /// The facts by which it is played; nil: it cannot be played.
  public let playParameters: PlayParameters?
  /// The address; nil: none.
  public let url: URL?
}

/// The properties by which a list of titles is found.
public struct PlaylistFilter {
  /// The name by which it is found again.
  public let id: MusicItemID
}

extension Playlist: FilterableMusicItem {
  public typealias FilterType = PlaylistFilter
}

/// A station. There is no catalog that has one.
public struct Station: PlayableMusicItem, MusicCatalogSearchable, Hashable, Codable {
  public let id: MusicItemID
  /// The name.
  public let name: String
  /// The picture; nil: none.
  public let artwork: Artwork?
  /// Whether it plays what happens now.
  public let isLive: Bool
  /// The facts by which it is played; nil: it cannot be played.
  public let playParameters: PlayParameters?
  /// The address; nil: none.
  public let url: URL?
}

/// The properties by which a station is found.
public struct StationFilter {
  /// The name by which it is found again.
  public let id: MusicItemID
}

extension Station: FilterableMusicItem {
  public typealias FilterType = StationFilter
}

/// A film with music. There is no catalog that has one.
public struct MusicVideo: PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable,
  Hashable, Codable
{
  public let id: MusicItemID
  /// The title.
  public let title: String
  /// The name of the artist.
  public let artistName: String
  /// The picture; nil: none.
  public let artwork: Artwork?
  /// The length in seconds; nil: not known.
  public let duration: TimeInterval?
  /// The facts by which it is played; nil: it cannot be played.
  public let playParameters: PlayParameters?
  /// The address; nil: none.
  public let url: URL?
}

/// The properties by which a film with music is found.
public struct MusicVideoFilter {
  /// The name by which it is found again.
  public let id: MusicItemID
}

extension MusicVideo: FilterableMusicItem {
  public typealias FilterType = MusicVideoFilter
}

/// A genre.
public struct Genre: MusicLibraryRequestable, Hashable, Codable {
  public let id: MusicItemID
  /// The name.
  public let name: String
}

/// The properties by which a genre is found.
public struct GenreFilter {
  /// The name by which it is found again.
  public let id: MusicItemID
}

extension Genre: FilterableMusicItem {
  public typealias FilterType = GenreFilter
}

/// A title or a film of an album or a list.
public enum Track: PlayableMusicItem, Hashable, Codable {
  /// A title.
  case song(Song)
  /// A film.
  case musicVideo(MusicVideo)

  public var id: MusicItemID {
    switch self {
    case .song(let song): song.id
    case .musicVideo(let video): video.id
    }
  }

  public var playParameters: PlayParameters? {
    switch self {
    case .song(let song): song.playParameters
    case .musicVideo(let video): video.playParameters
    }
  }

  /// The title.
  public var title: String {
    switch self {
    case .song(let song): song.title
    case .musicVideo(let video): video.title
    }
  }

  /// The name of the artist.
  public var artistName: String {
    switch self {
    case .song(let song): song.artistName
    case .musicVideo(let video): video.artistName
    }
  }

  /// The picture; nil: none.
  public var artwork: Artwork? {
    switch self {
    case .song(let song): song.artwork
    case .musicVideo(let video): video.artwork
    }
  }

  /// The length in seconds; nil: not known.
  public var duration: TimeInterval? {
    switch self {
    case .song(let song): song.duration
    case .musicVideo(let video): video.duration
    }
  }
}
