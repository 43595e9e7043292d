@_exported public import Foundation

/// A measured position.
///
/// Unchecked because the class is open: its own values never change.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea in meters.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty in meters; negative: the position is invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the height in meters; negative: the height is invalid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, clockwise from north; negative: not known.
  public let course: CLLocationDirection
  /// The uncertainty of the direction in degrees; negative: the direction is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed in meters per second; negative: not known.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed in meters per second; negative: the speed is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time of the measurement.
  public let timestamp: Date

  /// The position 0, 0 without height, measured now.
  public convenience override init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// A position without height, measured now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A position with its uncertainty.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A position with its uncertainty, and a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  /// A position and a movement with their uncertainties.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// Returns the length of the shortest way over the ellipsoid of WGS 84, in meters.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(from: location.coordinate, to: coordinate)
  }
}

/// Shortest ways over the ellipsoid of WGS 84.
enum Geodesic {
  /// The radius at the equator in meters.
  static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257223563

  /// Returns the length of the shortest way by Vincenty's inverse formula; between points that are almost opposite, where
  /// that does not converge, by the haversine formula of a sphere with the mean radius.
  static func distance(
    from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
  ) -> CLLocationDistance {
    let radians = Double.pi / 180
    let polar = equator * (1 - flattening)
    let span = (end.longitude - start.longitude).remainder(dividingBy: 360) * radians
    let u1 = atan((1 - flattening) * tan(start.latitude * radians))
    let u2 = atan((1 - flattening) * tan(end.latitude * radians))
    var lambda = span
    for _ in 0..<100 {
      let y = cos(u2) * sin(lambda)
      let x = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
      let sinSigma = (y * y + x * x).squareRoot()
      guard sinSigma != 0 else { return 0 }
      let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
      let cosAlpha2 = 1 - sinAlpha * sinAlpha
      // On the equator the cosine is 0, and so is the term.
      let middle = cosAlpha2 > 0 ? cosSigma - 2 * sin(u1) * sin(u2) / cosAlpha2 : 0
      let c = flattening / 16 * cosAlpha2 * (4 + flattening * (4 - 3 * cosAlpha2))
      let next =
        span + (1 - c) * flattening * sinAlpha
        * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
      guard next.isFinite else { return .nan }
      guard abs(next - lambda) < 1e-12 else {
        lambda = next
        continue
      }
      let square = cosAlpha2 * (equator * equator - polar * polar) / (polar * polar)
      let a = 1 + square / 16384 * (4096 + square * (square * (320 - 175 * square) - 768))
      let b = square / 1024 * (256 + square * (square * (74 - 47 * square) - 128))
      let inner = cosSigma * (2 * middle * middle - 1)
      let outer = b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
      return polar * a * (sigma - b * sinSigma * (middle + b / 4 * (inner - outer)))
    }
    return haversine(start, end)
  }

  private static func haversine(
    _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D
  ) -> CLLocationDistance {
    let radians = Double.pi / 180
    let mean = equator * (1 - flattening / 3)
    let a = sin((end.latitude - start.latitude) * radians / 2)
    let b = sin((end.longitude - start.longitude) * radians / 2)
    let h = a * a + cos(start.latitude * radians) * cos(end.latitude * radians) * b * b
    return 2 * mean * asin(min(1, h.squareRoot()))
  }
}
