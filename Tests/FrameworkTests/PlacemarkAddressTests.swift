import Contacts
import CoreLocation
import MapKit
import Testing

/// Addresses of places as contacts have them.
struct PlacemarkAddressTests {
  @Test func aPlaceWithoutAnAddressHasNone() {
    let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
    let address: CNPostalAddress? = place.postalAddress
    #expect(address == nil)
  }
}
