@_exported public import Foundation

/// Permission to read photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Not asked for, impossible, refused, given, or given for some photos.
  case notDetermined, restricted, denied, authorized, limited
}

/// The kind of permission.
public enum PHAccessLevel: Int, Sendable {
  /// To add photos.
  case addOnly = 1
  /// To read and add them.
  case readWrite
}

/// The library of photos, which is empty. Permission is refused, without a question.
///
/// Unchecked because the class is open: it has no values.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// The only library.
  public class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }

  /// Returns the permission: always refused.
  public class func authorizationStatus() -> PHAuthorizationStatus { .denied }

  /// Returns the permission: always refused.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }

  /// Reports that permission is refused.
  public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }

  /// Reports that permission is refused.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  /// Returns that permission is refused.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }

  /// Reports that nothing can be changed; the changes are not made.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }

  /// Throws: nothing can be changed.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
}

/// Problems of the library.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// Permission is refused.
    case accessUserDenied = 3311
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "PHPhotosErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }
}

/// A kind of medium.
public enum PHAssetMediaType: Int, Sendable {
  /// Not known, a photo, a video, or sound.
  case unknown, image, video, audio
}

/// A photo or video. There are none.
///
/// Unchecked because the class is open: its own values never change.
open class PHAsset: NSObject, @unchecked Sendable {
  /// The name by which it is found again.
  public let localIdentifier = ""
  /// The time of the photo; nil: not known.
  public let creationDate: Date? = nil
  /// The kind of medium.
  public let mediaType = PHAssetMediaType.unknown
  /// The width in pixels.
  public let pixelWidth = 0
  /// The height in pixels.
  public let pixelHeight = 0
  /// The length of a video in seconds.
  public let duration: TimeInterval = 0
  /// Whether it is among the favorites.
  public let isFavorite = false

  /// Returns nothing: the library is empty.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Returns nothing: the library is empty.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  /// Returns nothing: the library is empty.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// A file of a photo or video. There are none.
///
/// Unchecked because the class is open: its own values never change.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// The name of the file when it was taken in.
  public let originalFilename = ""
  /// The identifier of the kind of content.
  public let uniformTypeIdentifier = ""
  /// The identifier of the photo or video.
  public let assetLocalIdentifier = ""
  /// The kind of file.
  public let type = PHAssetResourceType.photo

  /// Returns nothing: photos have no files here.
  public class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }

  /// Returns nil: nothing is known of a file.
  public func value(forKey key: String) -> Any? { nil }
}

/// Options of a search. No effect: nothing is found.
open class PHFetchOptions: NSObject {
  /// The order of the results.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The condition.
  public var predicate: NSPredicate?
  /// The number of results; 0: all.
  public var fetchLimit = 0
}

/// Results of a search: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// The number of results.
  public let count = 0
  /// The first result: nil.
  public var firstObject: ObjectType? { nil }
  /// The last result: nil.
  public var lastObject: ObjectType? { nil }

  /// Calls the function for no result.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}
