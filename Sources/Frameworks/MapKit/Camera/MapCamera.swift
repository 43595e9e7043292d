public import CoreLocation
import Foundation

/// A camera over the earth.
public struct MapCamera: Hashable, Sendable {
  private var latitude: Double
  private var longitude: Double
  /// The distance from the center in meters.
  public var distance: Double
  /// The direction that is up, in degrees clockwise from north.
  public var heading: Double
  /// The tilt in degrees; drawn as 0.
  public var pitch: Double

  /// The coordinate in the middle.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    set { (latitude, longitude) = (newValue.latitude, newValue.longitude) }
  }

  /// A camera at a distance in meters.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    latitude = centerCoordinate.latitude
    longitude = centerCoordinate.longitude
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// The part of the earth that a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case automatic
    case region(MKMapRect)
    case rect(MKMapRect)
    case camera(MapCamera)
    case user(followsHeading: Bool, fallback: Storage)
  }

  let storage: Storage
  /// The region as written.
  private let span: MKCoordinateSpan?

  init(_ storage: Storage, span: MKCoordinateSpan? = nil) {
    self.storage = storage
    self.span = span
  }

  /// All content of the map.
  public static let automatic = MapCameraPosition(.automatic)

  /// A part of the earth, as large as the view allows.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.region(region.rect), span: region.span)
  }

  /// A rectangle of the map, as large as the view allows.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(.rect(rect))
  }

  /// The view of a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(.camera(camera))
  }

  /// The surroundings of a place.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }

  /// The place of the user: not known here, so that the fallback is shown.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(.user(followsHeading: followsHeading, fallback: fallback.storage))
  }

  /// The camera; nil in other positions.
  public var camera: MapCamera? {
    if case .camera(let camera) = storage { camera } else { nil }
  }

  /// The rectangle; nil in other positions.
  public var rect: MKMapRect? {
    if case .rect(let rect) = storage { rect } else { nil }
  }

  /// The region; nil in other positions.
  public var region: MKCoordinateRegion? {
    guard case .region(let rect) = storage else { return nil }
    var region = MKCoordinateRegion(rect)
    if let span { region.span = span }
    return region
  }

  /// Whether the map follows the place of the user.
  public var followsUserLocation: Bool {
    if case .user = storage { true } else { false }
  }

  /// Whether the map turns with the user.
  public var followsUserHeading: Bool {
    if case .user(let follows, _) = storage { follows } else { false }
  }

  /// Whether a person has moved the map: never.
  public var positionedByUser: Bool { false }

  /// The position that is shown if the user's is not known.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = storage { MapCameraPosition(fallback) } else { nil }
  }
}

extension MapCameraPosition.Storage {
  /// Points between the content and the edges of a map that shows all of it.
  private static var margin: Double { 40 }
  /// The least extent of automatic positions, in meters.
  private static var least: Double { 1000 }

  /// Returns the projection of a view with content.
  func projection(in size: CGSize, content: MKMapRect) -> MapProjection {
    switch self {
    case .region(let rect), .rect(let rect): return MapProjection(showing: rect, in: size)
    case .camera(let camera): return MapProjection(camera, in: size)
    case .user(_, let fallback): return fallback.projection(in: size, content: content)
    case .automatic:
      guard !content.isNull else { return MapProjection(showing: .world, in: size) }
      let center = MKMapPoint(x: content.midX, y: content.midY)
      let extent = Self.least * MKMapPointsPerMeterAtLatitude(center.coordinate.latitude) / 2
      let around = MKMapRect(
        x: center.x - extent, y: center.y - extent, width: 2 * extent, height: 2 * extent)
      return MapProjection(showing: content.union(around), in: size, inset: Self.margin)
    }
  }
}

/// Bounds of the camera. No effect: nobody moves the map.
public struct MapCameraBounds: Sendable {
  /// Bounds of the center, and of the distance in meters.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  /// Bounds of the center, and of the distance in meters.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  /// Bounds of the distance in meters.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The ways in which a person may move a map. No effect: nobody does.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// By dragging it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// By two fingers.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// By tilting it.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// By turning it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// In all ways.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// The camera after a movement.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The part of the earth that is shown.
  public let region: MKCoordinateRegion
  /// The rectangle of the map that is shown.
  public let rect: MKMapRect
}

/// The times at which changes of the camera are reported.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  /// During a movement, or at its end.
  case continuous, onEnd
}
