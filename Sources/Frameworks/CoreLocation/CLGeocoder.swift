public import Contacts
public import Foundation

/// A position with an address.
///
/// Unchecked because the class is open: its own values never change.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The position; nil: not known.
  public let location: CLLocation?
  /// The name of the place; nil: not known.
  public let name: String?
  /// The street; nil: not known.
  public let thoroughfare: String?
  /// The number of the house; nil: not known.
  public let subThoroughfare: String?
  /// The town; nil: not known.
  public let locality: String?
  /// The part of the town; nil: not known.
  public let subLocality: String?
  /// The state or province; nil: not known.
  public let administrativeArea: String?
  /// The part of the state; nil: not known.
  public let subAdministrativeArea: String?
  /// The code of the post; nil: not known.
  public let postalCode: String?
  /// The country; nil: not known.
  public let country: String?
  /// The code of the country, as "DE"; nil: not known.
  public let isoCountryCode: String?
  /// The time zone; nil: not known.
  public let timeZone: TimeZone?

  /// The names of what is there: not known.
  public var areasOfInterest: [String]? { nil }
  /// The name of the water: not known.
  public var inlandWater: String? { nil }
  /// The name of the ocean: not known.
  public var ocean: String? { nil }
  /// The area: not known.
  public var region: CLRegion? { nil }

  /// The address as contacts have it; nil: no part of it is known.
  public var postalAddress: CNPostalAddress? {
    let street = [thoroughfare, subThoroughfare].compactMap { $0 }.joined(separator: " ")
    let parts = [locality, administrativeArea, postalCode, country]
    guard !street.isEmpty || parts.contains(where: { $0 != nil }) else { return nil }
    let address = CNMutablePostalAddress()
    address.street = street
    address.city = locality ?? ""
    address.state = administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    return address
  }

  /// A place with the address of another one.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    country = placemark.country
    isoCountryCode = placemark.isoCountryCode
    timeZone = placemark.timeZone
  }

  package init(coordinate: CLLocationCoordinate2D) {
    location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    (name, thoroughfare, subThoroughfare, locality, subLocality) = (nil, nil, nil, nil, nil)
    (administrativeArea, subAdministrativeArea, postalCode) = (nil, nil, nil)
    (country, isoCountryCode, timeZone) = (nil, nil, nil)
  }

  /// A position with an address and a name; nil: not known.
  package init(
    coordinate: CLLocationCoordinate2D, address: CNPostalAddress, name: String? = nil
  ) {
    func known(_ part: String) -> String? { part.isEmpty ? nil : part }
    location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    self.name = name
    thoroughfare = known(address.street)
    subThoroughfare = nil
    locality = known(address.city)
    subLocality = known(address.subLocality)
    administrativeArea = known(address.state)
    subAdministrativeArea = known(address.subAdministrativeArea)
    postalCode = known(address.postalCode)
    country = known(address.country)
    isoCountryCode = known(address.isoCountryCode)
    timeZone = nil
  }
}

/// The search for addresses. Nothing is found: there is no network service.
open class CLGeocoder: NSObject {
  /// The function that receives what was found.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether a search runs: never.
  public let isGeocoding = false

  /// A search that finds nothing.
  public override init() {
    super.init()
  }

  /// Reports that nothing was found.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.geocodeFoundNoResult))
  }

  /// Throws: nothing is found.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  /// Reports that nothing was found.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.geocodeFoundNoResult))
  }

  /// Throws: nothing is found.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  /// No effect: no search runs.
  open func cancelGeocode() {}
}
