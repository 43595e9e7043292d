import CoreLocation
import Foundation

/// The place of map points in a view: a center, a scale and a rotation.
struct MapProjection: Equatable {
  /// The map point in the middle of the view.
  let center: MKMapPoint
  /// Points of the view per map point.
  let scale: Double
  /// Degrees clockwise from north of the direction that is up.
  let heading: Double
  /// The size of the view in points.
  let size: CGSize

  /// The largest number of points per map point, at which a point is about 1 cm wide.
  private static let largestScale = 16.0
  /// The angle of a camera's view from top to bottom, in degrees.
  private static let fieldOfView = 30.0

  init(center: MKMapPoint, scale: Double, heading: Double = 0, size: CGSize) {
    self.center = center
    // The earth is never smaller than the view, nor a map point wider than sixteen.
    let least = max(size.width, 1) / MKMapSize.world.width
    let isUsable = scale.isFinite && scale > 0
    self.scale = min(max(isUsable ? scale : least, least), Self.largestScale)
    self.heading = heading.isFinite ? heading : 0
    self.size = size
  }

  /// Shows the whole of a rectangle in a view, with the smaller of both scales, inside of an inset on all sides.
  init(showing rect: MKMapRect, in size: CGSize, inset: Double = 0) {
    let room = CGSize(
      width: max(size.width - 2 * inset, 1), height: max(size.height - 2 * inset, 1))
    let shown = rect.isNull || !rect.midX.isFinite || !rect.midY.isFinite ? .world : rect
    self.init(
      center: MKMapPoint(x: shown.midX, y: shown.midY),
      scale: min(room.width / max(shown.width, 1e-6), room.height / max(shown.height, 1e-6)),
      size: size)
  }

  /// Shows what a camera sees; a tilted one is drawn from above.
  init(_ camera: MapCamera, in size: CGSize) {
    let latitude = camera.centerCoordinate.latitude
    let height = 2 * camera.distance * tan(Self.fieldOfView / 2 * .pi / 180)
    self.init(
      center: MKMapPoint(camera.centerCoordinate),
      scale: size.height / max(height, 1e-6) * MKMetersPerMapPointAtLatitude(latitude),
      heading: camera.heading, size: size)
  }

  /// Returns the place of a coordinate in the view.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    point(MKMapPoint(coordinate))
  }

  /// Returns the place of a map point in the view.
  func point(_ point: MKMapPoint) -> CGPoint {
    let world = MKMapSize.world.width
    // The nearest of the copies of the earth that follow each other.
    let east = (point.x - center.x).remainder(dividingBy: world) * scale
    let south = (point.y - center.y) * scale
    let turn = -heading * .pi / 180
    return CGPoint(
      x: size.width / 2 + east * cos(turn) - south * sin(turn),
      y: size.height / 2 + east * sin(turn) + south * cos(turn))
  }

  /// Returns the coordinate at a place of the view.
  func coordinate(_ place: CGPoint) -> CLLocationCoordinate2D {
    let turn = heading * .pi / 180
    let (x, y) = (place.x - size.width / 2, place.y - size.height / 2)
    var result = MKMapPoint(
      x: center.x + (x * cos(turn) - y * sin(turn)) / scale,
      y: center.y + (x * sin(turn) + y * cos(turn)) / scale
    ).coordinate
    result.longitude = result.longitude.remainder(dividingBy: 360)
    return result
  }

  /// The smallest upright rectangle of the map around the view.
  var rect: MKMapRect {
    let turn = heading * .pi / 180
    let width = abs(size.width * cos(turn)) + abs(size.height * sin(turn))
    let height = abs(size.width * sin(turn)) + abs(size.height * cos(turn))
    return MKMapRect(
      x: center.x - width / scale / 2, y: center.y - height / scale / 2, width: width / scale,
      height: height / scale)
  }

  /// The camera that sees the same.
  var camera: MapCamera {
    let coordinate = center.coordinate
    let height = size.height / scale * MKMetersPerMapPointAtLatitude(coordinate.latitude)
    return MapCamera(
      centerCoordinate: coordinate,
      distance: height / 2 / tan(Self.fieldOfView / 2 * .pi / 180), heading: heading)
  }
}
