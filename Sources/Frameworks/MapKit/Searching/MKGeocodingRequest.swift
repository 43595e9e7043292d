public import CoreLocation
import Foundation

/// A question for the address of a position. Each one fails: there are no maps.
@MainActor @preconcurrency public final class MKReverseGeocodingRequest {
  /// The position.
  public nonisolated let location: CLLocation
  /// The language of the answer; nil: the person's.
  public var preferredLocale: Locale?
  /// Whether it is under way: never.
  public var isLoading: Bool { false }
  /// Whether it was ended.
  public private(set) var isCancelled = false

  /// A question for the address of a position; nil where that is none.
  public nonisolated init?(location: CLLocation) {
    guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
    self.location = location
  }

  /// Throws: there are no maps.
  public var mapItems: [MKMapItem] {
    get async throws { throw MKError(.serverFailure) }
  }

  /// Reports that there are no maps.
  public func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Ends it.
  public func cancel() { isCancelled = true }
}

/// A question for the position of an address. Each one fails: there are no maps.
@MainActor @preconcurrency public final class MKGeocodingRequest {
  /// The address.
  public nonisolated let addressString: String
  /// The region to look in; nil: anywhere.
  public var region: MKCoordinateRegion?
  /// The language of the answer; nil: the person's.
  public var preferredLocale: Locale?
  /// Whether it is under way: never.
  public var isLoading: Bool { false }
  /// Whether it was ended.
  public private(set) var isCancelled = false

  /// A question for the position of an address; nil where that is empty.
  public nonisolated init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }

  /// Throws: there are no maps.
  public var mapItems: [MKMapItem] {
    get async throws { throw MKError(.serverFailure) }
  }

  /// Reports that there are no maps.
  public func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Ends it.
  public func cancel() { isCancelled = true }
}
