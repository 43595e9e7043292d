public import CoreLocation

/// Several areas that are one figure.
///
/// Unchecked because the class is open: its own values never change.
open class MKMultiPolygon: MKShape, @unchecked Sendable {
  /// The areas.
  public let polygons: [MKPolygon]

  /// Several areas.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
  }

  /// The middle of the part of the map around the areas.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// Several lines that are one figure.
///
/// Unchecked because the class is open: its own values never change.
open class MKMultiPolyline: MKShape, @unchecked Sendable {
  /// The lines.
  public let polylines: [MKPolyline]

  /// Several lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
  }

  /// The middle of the part of the map around the lines.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

extension MKMultiPolygon: MKOverlay {
  /// The smallest rectangle around the areas.
  public var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}

extension MKMultiPolyline: MKOverlay {
  /// The smallest rectangle around the lines.
  public var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}

extension MKMapRect {
  /// The coordinate of the middle; that of a rectangle that holds nothing is not valid.
  fileprivate var middle: CLLocationCoordinate2D {
    isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate
  }
}
