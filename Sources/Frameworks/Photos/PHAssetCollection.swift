public import Foundation

/// A photo or an album that a request creates. It never exists.
open class PHObjectPlaceholder: NSObject {
  /// The name by which it would be found again.
  public var localIdentifier: String { "" }
}

/// A kind of collection.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album of the user.
  case album = 1
  /// An album that the library fills itself, or a moment.
  case smartAlbum, moment
}

/// A kind of album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// One of the user.
  case albumRegular = 2
  /// All photos.
  case smartAlbumUserLibrary = 209
  /// The favorites.
  case smartAlbumFavorites = 203
  /// Any kind.
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// An album. There are none.
open class PHAssetCollection: NSObject {
  /// The name by which it is found again.
  public var localIdentifier: String { "" }
  /// The title; nil: none.
  public var localizedTitle: String? { nil }
  /// The number of photos.
  public var estimatedAssetCount: Int { 0 }

  /// Returns nothing: the library is empty.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A change of an album. No effect: permission is refused.
open class PHAssetCollectionChangeRequest: NSObject {
  /// The title.
  open var title = ""
  /// The album to be.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }

  override init() {
    super.init()
  }

  /// Nil: there are no albums.
  public convenience init?(for assetCollection: PHAssetCollection) { nil }

  /// Returns a request to add an album.
  public class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }

  /// No effect: permission is refused.
  open func addAssets(_ assets: NSArray) {}
  /// No effect: permission is refused.
  open func removeAssets(_ assets: NSArray) {}
}

extension PHAsset {
  /// Returns nothing: the library is empty.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
