/// The name by which a title, an album and so on is found again.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }

  public var description: String { rawValue }
}

/// A title, an album, an artist and so on.
public protocol MusicItem: Identifiable, Sendable {
  /// The name by which it is found again.
  var id: MusicItemID { get }
}

/// An item that can be found by its properties.
public protocol FilterableMusicItem: MusicItem {
  /// The properties by which it can be found.
  associatedtype FilterType
}

/// An item that the catalog is searched for.
public protocol MusicCatalogSearchable: MusicItem {}

/// An item of a person's library.
public protocol MusicLibraryRequestable: MusicItem {}

/// An item that can be played.
public protocol PlayableMusicItem: MusicItem {
  /// The facts by which it is played; nil: it cannot be played.
  var playParameters: PlayParameters? { get }
}

/// The facts by which an item is played.
public struct PlayParameters: Hashable, Codable, Sendable {}

/// Whether words are fit for children.
public enum ContentRating: String, Hashable, Codable, Sendable {
  /// They are, or are not.
  case clean, explicit
}

/// Items in a row.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection,
  ExpressibleByArrayLiteral, Sendable
{
  private var items: [MusicItemType]
  /// The title; nil: none.
  public var title: String? { nil }
  /// Whether there are more on the server: never.
  public var hasNextBatch: Bool { false }

  /// Items as they are written.
  public init(arrayLiteral elements: MusicItemType...) {
    items = elements
  }

  /// Some items.
  public init(_ items: some Sequence<MusicItemType>) {
    self.items = Array(items)
  }

  /// No items.
  public init() {
    items = []
  }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }

  public subscript(position: Int) -> MusicItemType { items[position] }

  /// Returns the following items: always nil.
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }

  /// Puts items behind others.
  public static func + (a: MusicItemCollection, b: MusicItemCollection) -> MusicItemCollection {
    MusicItemCollection(a.items + b.items)
  }

  /// Adds items behind the last one.
  public static func += (a: inout MusicItemCollection, b: MusicItemCollection) {
    a.items += b.items
  }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}
extension MusicItemCollection: Encodable where MusicItemType: Encodable {}
extension MusicItemCollection: Decodable where MusicItemType: Decodable {}
