// Foundation comes with the framework, as on Apple's platforms.
import CoreLocation
import Testing

/// Positions in a file that imports nothing else.
@Suite struct LocationAloneTests {
  @Test func aLocationKnowsHowSureItsMovementIs() {
    let time = Date(timeIntervalSince1970: 0)
    let place = CLLocationCoordinate2D(latitude: 47, longitude: 8)
    let moving = CLLocation(
      coordinate: place, altitude: 400, horizontalAccuracy: 5, verticalAccuracy: 8, course: 90,
      courseAccuracy: 3, speed: 12, speedAccuracy: 0.5, timestamp: time)
    #expect(moving.courseAccuracy == 3 && moving.speedAccuracy == 0.5)
    #expect(moving.course == 90 && moving.speed == 12 && moving.timestamp == time)
    let still = CLLocation(latitude: 47, longitude: 8)
    #expect(still.courseAccuracy == -1 && still.speedAccuracy == -1)
  }
}
