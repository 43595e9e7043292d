// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
import Foundation

/// A position on the flat map of the Mercator projection, in map points: the earth is 2²⁸ of them wide and high, from 180°
/// west and about 85° north.
public struct MKMapPoint: Hashable, Sendable {
  /// Map points from 180° west.
  public var x: Double
  /// Map points from the northern edge.
  public var y: Double

  /// The north-western corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// A position in map points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The position of a coordinate. Latitudes beyond the map's edge are on the edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let latitude = min(max(coordinate.latitude, -Self.edge), Self.edge) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * world
    y = (0.5 - asinh(tan(latitude)) / (2 * .pi)) * world
  }

  /// The latitude at which the projected earth is as high as wide.
  static let edge = atan(sinh(Double.pi)) * 180 / .pi

  /// The position on the earth.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    return CLLocationCoordinate2D(
      latitude: atan(sinh((0.5 - y / world) * 2 * .pi)) * 180 / .pi,
      longitude: x / world * 360 - 180)
  }

  /// Returns the distance over the earth in meters.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// A size in map points.
public struct MKMapSize: Hashable, Sendable {
  /// Map points from west to east.
  public var width: Double
  /// Map points from north to south.
  public var height: Double

  /// No size.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// A size in map points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the earth.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// Returns the meters of a map point at a latitude: on a sphere with the radius of the equator.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  2 * .pi * earthRadius * cos(latitude * .pi / 180) / MKMapSize.world.width
}

/// Returns the map points of a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// The radius of the earth at the equator in meters.
let earthRadius = 6_378_137.0
