/// Permission to use a person's music.
public struct MusicAuthorization: Sendable {
  /// The answer of the person.
  public enum Status: String, Sendable {
    /// Not asked for, refused, impossible, or given.
    case notDetermined, denied, restricted, authorized
  }

  /// The permission: always refused.
  public static var currentStatus: Status { .denied }

  /// Returns the answer: refused, without a question.
  @discardableResult public static func request() async -> Status { .denied }
}

/// The subscription of a person. There is none.
public struct MusicSubscription: Hashable, Sendable {
  /// Whether titles of the catalog can be played: never.
  public var canPlayCatalogContent: Bool { false }
  /// Whether the person can subscribe: never.
  public var canBecomeSubscriber: Bool { false }
  /// Whether the library is in the cloud: never.
  public var hasCloudLibraryEnabled: Bool { false }

  /// The subscription at present.
  public static var current: MusicSubscription { get async throws { MusicSubscription() } }

  /// The subscription after each change: there is none.
  public static var subscriptionUpdates: AsyncStream<MusicSubscription> {
    AsyncStream { $0.finish() }
  }
}

/// A search in the catalog, in which nothing is found.
public struct MusicCatalogSearchRequest: Sendable {
  /// The words.
  public let term: String
  /// The most items of a kind; nil: as many as the server gives.
  public var limit: Int?
  /// The number of items that are left out; nil: none.
  public var offset: Int?
  /// Whether the best items of all kinds are wanted.
  public var includeTopResults = false

  /// A search for items of some kinds.
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {
    self.term = term
  }

  /// Returns what is found: nothing.
  public func response() async throws -> MusicCatalogSearchResponse { MusicCatalogSearchResponse() }
}

/// The items that a search in the catalog finds.
public struct MusicCatalogSearchResponse: Sendable {
  /// The titles.
  public let songs = MusicItemCollection<Song>()
  /// The albums.
  public let albums = MusicItemCollection<Album>()
  /// The artists.
  public let artists = MusicItemCollection<Artist>()
  /// The lists of titles.
  public let playlists = MusicItemCollection<Playlist>()
  /// The stations.
  public let stations = MusicItemCollection<Station>()
  /// The films.
  public let musicVideos = MusicItemCollection<MusicVideo>()
}

/// A request for items of the catalog by a property. None are found.
public struct MusicCatalogResourceRequest<MusicItemType: FilterableMusicItem> {
  /// The most items; nil: as many as the server gives.
  public var limit: Int?

  /// A request for the item with a value.
  public init<Value>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value
  ) {}

  /// A request for the items with one of several values.
  public init<Value>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]
  ) {}

  /// Returns what is found: nothing.
  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
    MusicCatalogResourceResponse()
  }
}

/// The items of the catalog that are found.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
  /// The items.
  public let items = MusicItemCollection<MusicItemType>()
}

/// A request for items of a person's library, which is empty.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable> {
  /// The most items; nil: all.
  public var limit: Int?
  /// The number of items that are left out; nil: none.
  public var offset: Int?

  /// A request for all items.
  public init() {}

  /// No effect: the library is empty.
  public mutating func filter(text: String) {}

  /// Returns what is found: nothing.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    MusicLibraryResponse()
  }
}

/// The items of a library that are found.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
  /// The items.
  public let items = MusicItemCollection<MusicItemType>()
}

/// A request for the items that were played last. There are none.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem> {
  /// The most items; nil: as many as the server gives.
  public var limit: Int?

  /// A request.
  public init() {}

  /// Returns what is found: nothing.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    MusicLibraryResponse()
  }
}
