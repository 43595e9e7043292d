public import SwiftUI

/// Settings of the choice of photos.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The kinds of photos; nil: all.
  public var filter: PHPickerFilter?
  /// The largest number of photos; 0: no limit.
  public var selectionLimit = 1
  /// How photos are chosen.
  public var selection = Selection.default
  /// The form in which photos are wanted.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The photos that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// How the choice looks.
  public var mode = Mode.default
  /// The parts at the edges that are shown.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge {
    get { NSDirectionalRectEdge(rawValue: edges) }
    set { edges = newValue.rawValue }
  }
  private var edges: UInt = 0
  /// The actions that a person cannot take.
  public var disabledCapabilities: PHPickerCapabilities = []

  /// How photos are chosen.
  public enum Selection: Int, Sendable {
    /// One after the other, in an order, and so that each choice is reported.
    case `default`, ordered, continuous, continuousAndOrdered
    /// By people, one after the other.
    case people
  }

  /// The form in which photos are wanted.
  public enum AssetRepresentationMode: Int, Sendable {
    /// Any, as they are, or as most programs read them.
    case automatic, current, compatible
  }

  /// How the choice looks.
  public enum Mode: Int, Sendable {
    /// A grid, or one row.
    case `default`, compact
  }

  /// A choice of one photo.
  public init() {}

  /// A choice of one photo of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// The actions that a person can take in the choice of photos.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To search.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// To see the chosen ones below.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// To go to albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// To add, cancel and clear.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
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
