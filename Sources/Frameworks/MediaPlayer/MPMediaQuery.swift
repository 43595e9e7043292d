public import UIKit

/// The relation between a value and that of a title.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// Both are equal, or one contains the other.
  case equalTo, contains
}

/// The property by which titles are put together.
public enum MPMediaGrouping: Int, Sendable {
  /// Each title for itself, or those of an album, artist, genre and so on.
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// A condition on titles.
open class MPMediaPredicate: NSObject {}

/// A condition on the value of a property.
open class MPMediaPropertyPredicate: MPMediaPredicate {
  /// The key of the property.
  public let property: String
  /// The value.
  public let value: Any?
  /// The relation of both.
  public let comparisonType: MPMediaPredicateComparison

  /// A condition on a value (default: it is equal).
  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
  }
}

/// A search in the library of music, which is empty.
open class MPMediaQuery: NSObject {
  /// The conditions; nil: none.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// The property by which titles are put together.
  open var groupingType = MPMediaGrouping.title

  /// A search with conditions (nil: none).
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
  }

  /// A search for all titles.
  public override convenience init() {
    self.init(filterPredicates: nil)
  }

  private convenience init(by grouping: MPMediaGrouping) {
    self.init(filterPredicates: nil)
    groupingType = grouping
  }

  /// The titles that are found: none.
  public var items: [MPMediaItem]? { [] }
  /// The groups of titles that are found: none.
  public var collections: [MPMediaItemCollection]? { [] }

  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  /// Takes a condition away.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// Returns a search for songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery(by: .title) }
  /// Returns a search for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery(by: .album) }
  /// Returns a search for artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery(by: .artist) }
  /// Returns a search for composers.
  open class func composers() -> MPMediaQuery { MPMediaQuery(by: .composer) }
  /// Returns a search for genres.
  open class func genres() -> MPMediaQuery { MPMediaQuery(by: .genre) }
  /// Returns a search for lists of titles.
  open class func playlists() -> MPMediaQuery { MPMediaQuery(by: .playlist) }
  /// Returns a search for podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery(by: .podcastTitle) }
  /// Returns a search for books that are read.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery(by: .title) }
}

/// The object that a controller for choosing titles reports to.
@MainActor @preconcurrency public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Reports chosen titles. Never called.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Reports that nothing was chosen. Never called.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// The screen on which titles are chosen: an empty page.
@MainActor @preconcurrency open class MPMediaPickerController: UIViewController {
  /// The kinds of titles that can be chosen.
  public private(set) var mediaTypes = MPMediaType.any
  /// The object that it reports to.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// No effect: there are no titles.
  open var allowsPickingMultipleItems = false
  /// No effect: there are no titles.
  open var showsCloudItems = true
  /// No effect: there are no titles.
  open var showsItemsWithProtectedAssets = true
  /// No effect: no words are drawn.
  open var prompt: String?

  /// A screen for kinds of titles.
  public convenience init(mediaTypes: MPMediaType) {
    self.init()
    self.mediaTypes = mediaTypes
  }
}
