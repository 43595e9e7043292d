import CoreLocation
import SwiftUI
import Testing

/// A model of positions as programs have it.
private final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  @Published var status = CLAuthorizationStatus.notDetermined
  @Published var last: CLLocation?
  @Published var problem: String?

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
  }

  func ask() { manager.requestLocation() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    last = locations.last
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if let error = error as? CLError, error.code == .locationUnknown { problem = "unknown" }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
  }
}

@Suite struct CoreLocationTests {
  /// Vincenty's own example, on WGS 84: 54,972.271 m.
  @Test func distancesAreThoseOfTheEllipsoid() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    // Vincenty's own line: Flinders Peak to Buninyong.
    let flinders = CLLocation(
      latitude: -(37 + 57 / 60 + 3.72030 / 3600), longitude: 144 + 25 / 60 + 29.52440 / 3600)
    let buninyong = CLLocation(
      latitude: -(37 + 39 / 60 + 10.15610 / 3600), longitude: 143 + 55 / 60 + 35.38390 / 3600)
    #expect(abs(flinders.distance(from: buninyong) - 54972.271) < 0.01)
    #expect(abs(berlin.distance(from: paris) - 879_700) < 1500)
    #expect(abs(berlin.distance(from: paris) - paris.distance(from: berlin)) < 1e-6)
    #expect(berlin.distance(from: berlin) == 0)
  }

  /// A degree of longitude on the equator, and a quarter of a meridian.
  @Test func theEquatorAndAMeridianHaveTheirLengths() {
    let origin = CLLocation(latitude: 0, longitude: 0)
    let east = CLLocation(latitude: 0, longitude: 1)
    let pole = CLLocation(latitude: 90, longitude: 0)
    #expect(abs(origin.distance(from: east) - 6_378_137 * .pi / 180) < 0.001)
    #expect(abs(origin.distance(from: pole) - 10_001_965.729) < 0.01)
  }

  @Test func pointsThatAreAlmostOppositeHaveADistance() {
    let a = CLLocation(latitude: 0, longitude: 0)
    let b = CLLocation(latitude: 0.5, longitude: 179.7)
    #expect(abs(a.distance(from: b) - 19_936_000) < 60_000)
    let nowhere = CLLocation(latitude: .nan, longitude: 0)
    #expect(nowhere.distance(from: a).isNaN)
  }

  @Test func aDateLineIsNoDetour() {
    let west = CLLocation(latitude: 10, longitude: 179.5)
    let east = CLLocation(latitude: 10, longitude: -179.5)
    #expect(west.distance(from: east) < 110_000)
  }

  @Test @MainActor func noPositionIsKnown() async {
    let model = LocationModel()
    model.ask()
    #expect(model.problem == "unknown" && model.last == nil)
    var count = 0
    do { for try await _ in CLLocationUpdate.liveUpdates() { count += 1 } } catch { count = -1 }
    #expect(count == 0)
    await #expect(throws: CLError.self) {
      try await CLGeocoder().geocodeAddressString("Main Street")
    }
  }

  @Test func aCircleContainsWhatIsNear() {
    let center = CLLocationCoordinate2D(latitude: 40, longitude: -74)
    let circle = CLCircularRegion(center: center, radius: 1000, identifier: "home")
    #expect(circle.contains(CLLocationCoordinate2DMake(40.005, -74)))
    #expect(!circle.contains(CLLocationCoordinate2DMake(40.02, -74)))
    #expect(CLLocationCoordinate2DIsValid(center))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
