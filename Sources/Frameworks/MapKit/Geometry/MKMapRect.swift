public import CoreLocation

/// A rectangle in map points.
public struct MKMapRect: Hashable, Sendable {
  /// The north-western corner.
  public var origin: MKMapPoint
  /// The extent to the east and the south.
  public var size: MKMapSize

  /// An empty rectangle in the north-western corner.
  public init() {
    self.init(origin: MKMapPoint(), size: MKMapSize())
  }

  /// A rectangle from its north-western corner.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle in map points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole earth.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// The rectangle that holds nothing, not even a point.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The extent from west to east.
  public var width: Double { size.width }
  /// The extent from north to south.
  public var height: Double { size.height }
  /// Whether it is the rectangle that holds nothing.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Returns the smallest rectangle around two.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the common part of two rectangles; `null` without one.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard intersects(other) else { return .null }
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// Returns whether two rectangles have a common part.
  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && max(minX, other.minX) <= min(maxX, other.maxX)
      && max(minY, other.minY) <= min(maxY, other.maxY)
  }

  /// Returns whether a point lies in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Returns a rectangle with each edge moved inwards; outwards by negative lengths.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle in another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

/// An extent in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// Degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// No extent.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// An extent in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth around a center.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The extent in degrees.
  public var span: MKCoordinateSpan

  /// No extent at 0° north, 0° east.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// A part with an extent in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A part with an extent in meters, of a sphere with the radius of the equator.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = earthRadius * .pi / 180
    let parallel = max(degree * cos(center.latitude * .pi / 180), 1e-9)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / degree, 180),
        longitudeDelta: min(longitudinalMeters / parallel, 360)))
  }

  /// The part that a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let northWest = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (northWest.latitude + southEast.latitude) / 2,
        longitude: (northWest.longitude + southEast.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude))
  }

  /// The rectangle of the map that shows the part.
  var rect: MKMapRect {
    let north = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    let south = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2))
    return MKMapRect(x: north.x, y: north.y, width: south.x - north.x, height: south.y - north.y)
  }
}
