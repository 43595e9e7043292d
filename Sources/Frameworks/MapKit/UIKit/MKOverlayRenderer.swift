public import SwiftUI

/// Points of the screen per map point.
public typealias MKZoomScale = CGFloat

/// The looks of a figure.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  /// The figure.
  public let overlay: any MKOverlay
  /// From 0, not seen, to 1.
  open var alpha: CGFloat = 1
  /// No effect: there is no screen whose pixels would count.
  open var contentScaleFactor: CGFloat { 1 }

  /// The looks of a figure.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
  }

  /// The looks of a line without points.
  public override init() {
    overlay = MKPolyline(coordinates: [], count: 0)
  }

  /// Returns the place of a map point in the renderer's own plane, which begins at the figure's north-western corner.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// Returns the map point at a place of the renderer's own plane.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Returns a rectangle of the map in the renderer's own plane.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height)
    )
  }

  /// Returns a rectangle of the renderer's own plane on the map.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  /// True.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// No effect: only figures with paths are drawn.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// No effect: each picture is drawn once.
  open func setNeedsDisplay() {}
  /// No effect: each picture is drawn once.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
}

/// The looks of a figure with a line and an area.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the line; nil: there is none.
  open var strokeColor: UIColor?
  /// The color of the area; nil: it is empty.
  open var fillColor: UIColor?
  /// The width of the line in points; 0: of one point.
  open var lineWidth: CGFloat = 0
  /// The lengths of dashes and gaps in points; nil: the line has none.
  open var lineDashPattern: [NSNumber]?
  /// Points into the dashes at which the line begins (default: 0).
  open var lineDashPhase: CGFloat = 0
  /// The corners of the line (default: round).
  open var lineJoin = CGLineJoin.round
  /// The ends of the line (default: round).
  open var lineCap = CGLineCap.round
  /// The length of corners in widths of the line, after which they are cut (default: 10).
  open var miterLimit: CGFloat = 10
  /// No effect: figures are never drawn as pictures.
  open var shouldRasterize = false
  private var ownPath: CGPath?

  /// The outline in the renderer's own plane; `createPath` makes it when it is first read.
  open var path: CGPath! {
    get {
      if ownPath == nil { createPath() }
      return ownPath
    }
    set { ownPath = newValue }
  }

  /// Sets `path`: to the outline of the figure. Override it for another one.
  open func createPath() {
    let figures = (overlay as? any MapFigures)?.figures ?? []
    let path = CGMutablePath()
    for figure in figures {
      for ring in [figure.points] + figure.holes where !ring.isEmpty {
        path.addLines(between: ring.map(point))
        if figure.isArea { path.closeSubpath() }
      }
    }
    ownPath = path
  }

  /// Forgets `path`.
  open func invalidatePath() { ownPath = nil }
}

/// The looks of a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The looks of a line.
  public convenience init(polyline: MKPolyline) {
    self.init(overlay: polyline)
  }

  /// The line.
  public var polyline: MKPolyline {
    overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0)
  }
}

/// The looks of several lines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The looks of several lines.
  public convenience init(multiPolyline: MKMultiPolyline) {
    self.init(overlay: multiPolyline)
  }

  /// The lines.
  public var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
}

/// The looks of an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The looks of an area.
  public convenience init(polygon: MKPolygon) {
    self.init(overlay: polygon)
  }

  /// The area.
  public var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
}

/// The looks of several areas.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The looks of several areas.
  public convenience init(multiPolygon: MKMultiPolygon) {
    self.init(overlay: multiPolygon)
  }

  /// The areas.
  public var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
}

/// The looks of a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The looks of a circle.
  public convenience init(circle: MKCircle) {
    self.init(overlay: circle)
  }

  /// The circle.
  public var circle: MKCircle {
    overlay as? MKCircle
      ?? MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 0)
  }
}
