public import Foundation
public import UniformTypeIdentifiers

// Controllers of which a person chooses something. Nobody does: their delegates are never told, and nothing of them is drawn.

/// Follows a navigation controller; never told of anything.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// Reports a page that is about to be shown. Never called.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Reports a page that is shown. Never called.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// Takes or chooses a photo. No device has a camera here.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  /// Where photos come from.
  public enum SourceType: Int, Sendable {
    /// The library, the camera, or the albums.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A side of a device that has a camera.
  public enum CameraDevice: Int, Sendable {
    /// Behind, or in front.
    case rear, front
  }

  /// The kind of recording.
  public enum CameraCaptureMode: Int, Sendable {
    /// A photo, or a film.
    case photo, video
  }

  /// Whether there is a flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// Where it is dark, or always.
    case auto, on
  }

  /// A fact about a photo.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The photo.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// How it was cut.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a photo.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Photo or film.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The camera's words about it.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// Its place in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Where photos come from.
  open var sourceType = SourceType.photoLibrary
  /// Photos or films.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether photos may be cut.
  open var allowsEditing = false
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// The kind of recording.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether there is a flash.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera has its buttons.
  open var showsCameraControls = true
  /// The view over the camera's picture.
  open var cameraOverlayView: UIView?
  /// The longest film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600

  /// Nobody chooses a photo of it.
  public init() {
    super.init(rootViewController: UIViewController())
    keptView?.hosted = nil
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// False: there are no photos and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// False: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// False: there is no flash.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Nil: there is nothing to choose from.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Does nothing: there is no camera.
  open func takePicture() {}
}

/// Is told of a photo; never here.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A photo was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// No photo was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Chooses a file.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// Never told of anything.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether endings of names are shown.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?

  /// Opens files of kinds.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init()
  }

  /// Writes files somewhere.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init()
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}

/// Is told of files; never here.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// No file was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Chooses a typeface.
@MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
  /// Which typefaces are shown.
  @MainActor @preconcurrency public final class Configuration: NSObject {
    /// Whether the faces of a family are shown, too.
    public var includeFaces = false
    /// Whether names are set in their typeface.
    public var displayUsingSystemFont = false
  }

  /// Never told of anything.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The typeface that is chosen.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Nobody chooses a typeface of it.
  public init(configuration: Configuration = Configuration()) {
    super.init()
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}

/// Is told of a typeface; never here.
@MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// A typeface was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// No typeface was chosen.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(
    _ viewController: UIFontPickerViewController
  ) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
