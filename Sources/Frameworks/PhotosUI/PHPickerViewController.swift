public import SwiftUI

/// Settings of the choice of photos.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The kinds of photos; nil: all.
  public var filter: PHPickerFilter?
  /// The largest number of photos; 0: no limit.
  public var selectionLimit = 1

  /// A choice of one photo.
  public init() {}

  /// A choice of one photo of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen photo.
public struct PHPickerResult {
  /// The source of the photo.
  public let itemProvider: NSItemProvider
  /// The name by which the library finds it; nil: none.
  public let assetIdentifier: String?
}

/// The receiver of chosen photos. No method is called.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Receives chosen photos. Never called.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The choice of photos of UIKit: an empty view.
@MainActor @preconcurrency open class PHPickerViewController: UIViewController {
  /// The receiver of chosen photos.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// The settings.
  public let configuration: PHPickerConfiguration

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A choice with settings.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init()
  }
}
