// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A length in degrees.
public typealias CLLocationDegrees = Double
/// A length in meters.
public typealias CLLocationDistance = Double
/// An uncertainty in meters; negative: not known.
public typealias CLLocationAccuracy = Double
/// A direction in degrees clockwise from north.
public typealias CLLocationDirection = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// An uncertainty of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// An uncertainty of a speed, in meters per second.
public typealias CLLocationSpeedAccuracy = Double

/// The best accuracy that a device has.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, with data from further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Accuracy of 10 meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Accuracy of 100 meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Accuracy of 3 kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Accuracy for programs without permission for exact positions.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// The filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The coordinate that stands for none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// A position on the earth, in degrees of WGS 84.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The position at 0° north, 0° east.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// A position in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Returns whether a coordinate lies on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Returns a coordinate of degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
