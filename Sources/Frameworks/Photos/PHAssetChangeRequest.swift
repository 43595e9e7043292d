public import Foundation

/// A change of a library of photos. None is made.
open class PHAssetChangeRequest: NSObject {
  /// The date of the photo. No effect: permission is refused.
  open var creationDate: Date?
  /// Whether it is a favorite. No effect: permission is refused.
  open var isFavorite = false
  /// The photo to be, by which collections take it.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder() }

  /// Returns a request to add a picture.
  @discardableResult
  public class func creationRequestForAsset<Picture>(
    from image: Picture
  ) -> PHAssetChangeRequest { PHAssetChangeRequest() }

  /// Returns nil: there are no photos.
  @discardableResult
  public class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }

  /// Returns nil: there are no films.
  @discardableResult
  public class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
}

/// A kind of data of a photo.
public enum PHAssetResourceType: Int, Sendable {
  /// A photo.
  case photo = 1
  /// A film, or sound.
  case video, audio
}

/// The settings of data of a photo.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
  /// Whether the file is moved.
  open var shouldMoveFile = false
  /// The kind of file (default: nil, that of its name).
  open var uniformTypeIdentifier: String?
}

/// A photo to add. None is added.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Returns a request to add a photo.
  public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  /// No effect: permission is refused.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  /// No effect: permission is refused.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}
