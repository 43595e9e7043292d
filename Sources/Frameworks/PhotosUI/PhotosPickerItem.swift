@_exported public import AVFoundation
@_exported public import Photos
@_exported public import SwiftUI
public import UniformTypeIdentifiers

/// A chosen photo or video. Nothing can be chosen in a picture, and nothing is loaded.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The form in which photos are handed over.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// Chosen by the system.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As stored.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// In a form that other programs read.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// The name by which the library finds it; nil: none.
  public let itemIdentifier: String?
  /// The forms in which it can be loaded: none.
  public let supportedContentTypes: [UTType] = []

  /// A photo of the library.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
  }

  /// Returns nil: nothing is loaded.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Reports nil: nothing is loaded.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 0)
  }
}

/// The order in which chosen photos are handed over.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// Chosen by the system.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In the order of the choice.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// Each at once.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// Each at once, in the order of the choice.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}

/// A choice of kinds of photos.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  /// Photos.
  public static let images = PHPickerFilter(name: "images")
  /// Videos.
  public static let videos = PHPickerFilter(name: "videos")
  /// Photos with movement.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Photos of screens.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Wide photos.
  public static let panoramas = PHPickerFilter(name: "panoramas")
  /// Videos of screens.
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")

  /// Photos of any of several kinds.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any(" + filters.map(\.name).joined(separator: ",") + ")")
  }

  /// Photos of all of several kinds.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all(" + filters.map(\.name).joined(separator: ",") + ")")
  }

  /// Photos of any kind but one.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "not(\(filter.name))")
  }
}
