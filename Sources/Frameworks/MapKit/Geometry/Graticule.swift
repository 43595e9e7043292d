import CoreLocation
import Foundation

/// Lines of equal latitude and longitude at round distances.
struct Graticule {
  /// Degrees between two lines.
  let step: Double
  /// The ends of each line.
  let lines: [(CLLocationCoordinate2D, CLLocationCoordinate2D)]

  private static let steps: [Double] = [
    30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002,
    0.0001,
  ]
  /// The least distance between two lines, in points.
  private static let room = 44.0
  private static let most = 200

  init(_ projection: MapProjection) {
    let pointsPerDegree = MKMapSize.world.width / 360 * projection.scale
    let step = Self.steps.last { $0 * pointsPerDegree >= Self.room } ?? Self.steps[0]
    self.step = step
    let rect = projection.rect
    let northWest = MKMapPoint(x: rect.minX, y: max(rect.minY, 0)).coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: min(rect.maxY, MKMapSize.world.height)).coordinate
    let south = max(southEast.latitude, -MKMapPoint.edge)
    let north = min(northWest.latitude, MKMapPoint.edge)
    let center = projection.center.coordinate.longitude
    let half = min(rect.width / MKMapSize.world.width * 180, 180)
    var lines: [(CLLocationCoordinate2D, CLLocationCoordinate2D)] = []
    for index in Self.multiples(of: step, from: south, through: north) {
      let latitude = Double(index) * step
      lines.append(
        (
          CLLocationCoordinate2D(latitude: latitude, longitude: center - half),
          CLLocationCoordinate2D(latitude: latitude, longitude: center + half)
        ))
    }
    for index in Self.multiples(of: step, from: center - half, through: center + half) {
      let longitude = Double(index) * step
      lines.append(
        (
          CLLocationCoordinate2D(latitude: north, longitude: longitude),
          CLLocationCoordinate2D(latitude: south, longitude: longitude)
        ))
    }
    self.lines = lines
  }

  private static func multiples(
    of step: Double, from start: Double, through end: Double
  ) -> Range<Int> {
    let first = (start / step).rounded(.up)
    let last = (end / step).rounded(.down)
    guard first.isFinite, last.isFinite, first <= last, last - first < Double(most) else {
      return 0..<0
    }
    return Int(first)..<Int(last) + 1
  }
}
