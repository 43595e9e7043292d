import AVFoundation
import Contacts
import CoreLocation
import MapKit
import Testing

/// Classes of Apple's frameworks inherit an initializer without arguments, with which files fill properties at first.
struct PlainObjectTests {
  @Test func playersAndRecordersWithoutSounds() {
    let player = AVAudioPlayer()
    #expect(player.url == nil && !player.isPlaying && player.play())
    let recorder = AVAudioRecorder()
    #expect(!recorder.isRecording && !recorder.record())
  }

  @Test func aPositionWithoutValues() {
    let location = CLLocation()
    #expect(location.coordinate.latitude == 0 && location.coordinate.longitude == 0)
    #expect(location.altitude == 0 && location.horizontalAccuracy == 0)
  }

  @Test func placesTakeAddresses() {
    let spot = CLLocationCoordinate2D(latitude: 50, longitude: 7)
    let bare = MKPlacemark(coordinate: spot, addressDictionary: nil)
    #expect(bare.postalAddress == nil && bare.coordinate.latitude == 50 && bare.title == nil)
    let place = MKPlacemark(
      coordinate: spot,
      addressDictionary: [
        "Street": "Pier 1", "City": "Bonn", "ZIP": "53113", "CountryCode": "DE", "Name": "Pier",
      ])
    #expect(place.postalAddress?.street == "Pier 1" && place.locality == "Bonn")
    #expect(place.isoCountryCode == "DE" && place.title == "Pier, Bonn")
    let address = CNMutablePostalAddress()
    (address.city, address.subLocality) = ("Kiel", "Mitte")
    address.subAdministrativeArea = "Holstein"
    let town = MKPlacemark(coordinate: spot, postalAddress: address)
    #expect(town.locality == "Kiel" && town.subLocality == "Mitte")
    #expect(town.subAdministrativeArea == "Holstein")
    #expect(MKMapItem().placemark.coordinate.longitude == 0)
  }

  @Test func linesAndAreasWithoutPoints() {
    #expect(MKPolyline().pointCount == 0)
    let area = MKPolygon()
    #expect(area.pointCount == 0 && area.interiorPolygons == nil)
  }
}
