public import CoreLocation
public import Foundation
public import SwiftUI

/// The view of a camera on a map of UIKit. It looks straight down, as the map is flat.
open class MKMapCamera: NSObject {
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D
  /// The distance from it, in meters.
  open var centerCoordinateDistance: CLLocationDistance
  /// The tilt, in degrees. No effect: the camera looks straight down.
  open var pitch: CGFloat
  /// The direction that is up, in degrees. No effect: north is up.
  open var heading: CLLocationDirection

  /// The height above the ground, in meters: the distance.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  /// A view of a place from a distance, in meters.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// A view of a place from a height, in meters.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }

  /// A view of the place at the coordinate 0, 0.
  public override convenience init() {
    self.init(
      lookingAtCenter: CLLocationCoordinate2D(latitude: 0, longitude: 0), fromDistance: 0,
      pitch: 0, heading: 0)
  }

  /// Half of the meters of height that are seen per meter of distance.
  private static let slope = tan(15 * Double.pi / 180)
  private static let metersPerDegree = 111_195.0

  /// A view of a region.
  convenience init(_ region: MKCoordinateRegion) {
    self.init(
      lookingAtCenter: region.center,
      fromDistance: region.span.latitudeDelta * Self.metersPerDegree / 2 / Self.slope, pitch: 0,
      heading: 0)
  }

  /// The part of the earth that is seen.
  var region: MKCoordinateRegion {
    let height = 2 * centerCoordinateDistance * Self.slope
    return MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: height, longitudinalMeters: height)
  }
}

extension MKMapView {
  /// The camera, which sets the part that is shown.
  public var camera: MKMapCamera {
    get { MKMapCamera(region) }
    set { region = newValue.region }
  }

  /// Sets the camera. No effect of `animated`: a picture has no time.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }

  private var projection: MapProjection { MapProjection(showing: region.rect, in: bounds.size) }

  /// Returns the place of a coordinate in the map, in points.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint { projection.point(coordinate) }

  /// Returns the coordinate at a place of the map, in points.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D { projection.coordinate(point) }
}

/// Several places that lie close together.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The places.
  public let memberAnnotations: [any MKAnnotation]
  /// The words below the marker; nil: none.
  open var title: String?
  /// Further words. They are not drawn.
  open var subtitle: String?

  /// The places as one.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
  }

  /// The middle of the places.
  open var coordinate: CLLocationCoordinate2D {
    let count = Double(max(memberAnnotations.count, 1))
    return CLLocationCoordinate2D(
      latitude: memberAnnotations.map(\.coordinate.latitude).reduce(0, +) / count,
      longitude: memberAnnotations.map(\.coordinate.longitude).reduce(0, +) / count)
  }
}
