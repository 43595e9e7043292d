public import CoreLocation

/// A line over a map.
public struct MapPolyline: _PrimitiveMapContent {
  /// The way between two points.
  public enum ContourStyle: Hashable, Sendable {
    /// Straight on the map, or over the earth.
    case straight, geodesic
  }

  private let points: [MKMapPoint]

  /// A line through map points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.points = points
  }

  /// A line through coordinates, straight on the map.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    points = coordinates.map { MKMapPoint($0) }
  }

  /// A line of older code.
  public init(_ polyline: MKPolyline) {
    points = polyline.line
  }

  /// The line of a route.
  public init(_ route: MKRoute) {
    points = route.polyline.line
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.items.append(MapItem(.figure(MapFigure(points: points, isArea: false))))
  }
}

/// An area over a map.
public struct MapPolygon: _PrimitiveMapContent {
  private let points: [MKMapPoint]
  private var holes: [[MKMapPoint]] = []

  /// An area between map points.
  public init(points: [MKMapPoint]) {
    self.points = points
  }

  /// An area between coordinates.
  public init(coordinates: [CLLocationCoordinate2D]) {
    points = coordinates.map { MKMapPoint($0) }
  }

  /// An area of older code.
  public init(_ polygon: MKPolygon) {
    points = polygon.line
    holes = polygon.interiorPolygons?.map(\.line) ?? []
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.items.append(MapItem(.figure(MapFigure(points: points, holes: holes, isArea: true))))
  }
}

/// A circle over a map.
public struct MapCircle: _PrimitiveMapContent {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// A circle of a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.items.append(MapItem(.figure(.circle(center, radius))))
  }
}
