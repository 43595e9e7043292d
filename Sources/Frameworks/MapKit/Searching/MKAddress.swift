public import CoreLocation
public import Foundation

/// The address of a place, in one line or more.
public final class MKAddress: NSObject, Sendable {
  /// The whole address.
  public let fullAddress: String
  /// The street and the number; nil: not known.
  public let shortAddress: String?

  /// An address in words; nil where the whole one is empty.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// The parts of the address of a place.
public final class MKAddressRepresentations: NSObject {
  /// How much of the surroundings is named with a city.
  public enum ContextStyle: Int, Sendable {
    /// The usual part, the region too, or the country too.
    case automatic, short, full
  }

  private let place: CLPlacemark

  init(_ place: CLPlacemark) {
    self.place = place
  }

  /// The city; nil: not known.
  public var cityName: String? { place.locality }
  /// The country; nil: not known.
  public var regionName: String? { place.country }
  /// The country, as Swift names it; nil: not known.
  public var region: Locale.Region? { place.isoCountryCode.map { Locale.Region($0) } }
  /// The city and the country; nil: not known.
  public var cityWithContext: String? { cityWithContext(.automatic) }

  /// Returns the city with its surroundings; nil: not known.
  public func cityWithContext(_ style: ContextStyle) -> String? {
    let context = style == .short ? place.administrativeArea : place.country
    let parts = [place.locality, context].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns the address in one line or more; nil: not known.
  public func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
    let parts = [
      place.thoroughfare, place.locality, includingRegion ? place.country : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: singleLine ? ", " : "\n")
  }
}
