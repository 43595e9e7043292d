// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Contacts
public import CoreLocation
public import Foundation

/// A place with an address.
///
/// Unchecked because the class is open: its own values never change.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D

  /// A place without an address.
  public override init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(coordinate: coordinate)
  }

  /// A place with an address.
  public init(coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress) {
    self.coordinate = coordinate
    super.init(coordinate: coordinate, address: address)
  }

  /// A place with an address by the keys of address books ("Street", "City") or of Contacts (nil: without).
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    func part(_ keys: String...) -> String {
      keys.lazy.compactMap { addressDictionary?[$0] as? String }.first ?? ""
    }
    let address = CNMutablePostalAddress()
    address.street = part("Street", "Thoroughfare", "street")
    address.subLocality = part("SubLocality", "subLocality")
    address.city = part("City", "city")
    address.subAdministrativeArea = part("SubAdministrativeArea", "subAdministrativeArea")
    address.state = part("State", "state")
    address.postalCode = part("ZIP", "postalCode")
    address.country = part("Country", "country")
    address.isoCountryCode = part("CountryCode", "ISOCountryCode")
    super.init(
      coordinate: coordinate, address: address, name: addressDictionary?["Name"] as? String)
  }

  /// A place with the address of another one.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }

  /// The address in one line; nil: not known.
  public var title: String? {
    let parts = [name, locality, country].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// A place that a map shows or finds.
///
/// Unchecked because programs change the values, as they may on Apple's platforms, from one thread
/// at a time.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The position and address.
  public let placemark: MKPlacemark
  /// The name; nil: none.
  public var name: String?
  /// The number of the telephone; nil: none.
  public var phoneNumber: String?
  /// The address of the page; nil: none.
  public var url: URL?
  /// The kind of place; nil: none.
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  /// The time zone; nil: not known.
  public var timeZone: TimeZone?
  /// Nil: only the places of Apple's maps have names.
  public var identifier: Identifier? { nil }
  /// Empty: only the places of Apple's maps have names.
  public var alternateIdentifiers: Set<Identifier> { [] }

  /// The name of a place in Apple's maps.
  public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init?(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A place at the position 0, 0.
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  /// A place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  /// A place at a position with an address.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    self.address = address
  }

  /// The position.
  public var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// The address; nil: not known.
  public private(set) var address: MKAddress?

  /// The address in parts; nil: not known.
  public var addressRepresentations: MKAddressRepresentations? {
    placemark.locality == nil && placemark.country == nil
      ? nil : MKAddressRepresentations(placemark)
  }

  /// Returns a place at 0° north, 0° east: no place of the user is known.
  public class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  /// Opens nothing, and returns false.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Opens nothing, and returns false.
  @discardableResult
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// The key of the kind of directions.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of whether the traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key of the kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of the middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the extent of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Directions for public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// Directions of the user's choice.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Directions for a car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions for walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Problems of maps.
public struct MKError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: UInt, Sendable {
    /// Not known.
    case unknown = 1
    /// The server, too many requests, or nothing found.
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "MKErrorDomain"

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }

  /// The number of the kind.
  public var errorCode: Int { Int(code.rawValue) }
}
