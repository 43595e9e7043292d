public import CoreLocation
public import Foundation

/// A place on a map of UIKit, with words.
public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate.
  var coordinate: CLLocationCoordinate2D { get }
  /// The words below the marker (default: nil, none).
  var title: String? { get }
  /// Further words. They are not drawn (default: nil, none).
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A place or a figure on a map of UIKit.
open class MKShape: NSObject, MKAnnotation {
  /// The words below the marker; nil: none.
  open var title: String?
  /// Further words. They are not drawn.
  open var subtitle: String?
  /// The coordinate (default: none that is valid).
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

/// A place at a coordinate.
open class MKPointAnnotation: MKShape {
  private var place: CLLocationCoordinate2D

  /// A place at the coordinate 0, 0.
  public override init() {
    place = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }

  /// A place at a coordinate.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  /// A place at a coordinate, with words.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  /// The coordinate.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
}

/// The position of the device, which is not known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Nil: no position is known.
  open var location: CLLocation? { nil }
  /// Not valid: no position is known.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The words below the marker; nil: none.
  open var title: String?
  /// Further words. They are not drawn.
  open var subtitle: String?
  /// False: no position is asked for.
  open var isUpdating: Bool { false }
}

/// A figure on a map of UIKit.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle around the figure.
  var boundingMapRect: MKMapRect { get }
}

extension MKMultiPoint: MKOverlay {}

/// A circle on a map of UIKit.
open class MKCircle: MKShape, MKOverlay {
  private let middle: CLLocationCoordinate2D
  /// In meters.
  public let radius: CLLocationDistance

  /// A circle of a radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    middle = coord
    self.radius = radius
  }

  /// The middle.
  open override var coordinate: CLLocationCoordinate2D { middle }
  /// The smallest rectangle around the circle.
  public var boundingMapRect: MKMapRect {
    MKCoordinateRegion(
      center: middle, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2
    ).rect
  }
}
