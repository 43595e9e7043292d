import CoreLocation
import SwiftUI

/// A piece of a map's content with everything that draws it.
struct MapItem {
  enum Kind {
    case marker(title: Text?, glyph: AnyView, at: CLLocationCoordinate2D)
    case annotation(title: Text?, view: AnyView, anchor: UnitPoint, at: CLLocationCoordinate2D)
    case figure(MapFigure)
    /// The place of the user, which is not known.
    case user
  }

  var kind: Kind
  var identities: [AnyHashable] = []
  var tag: AnyHashable?
  var tint: Color?
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
  var showsTitle = true

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The part of the map that the item covers.
  var rect: MKMapRect {
    switch kind {
    case .marker(_, _, let place), .annotation(_, _, _, let place):
      MKMapRect(origin: MKMapPoint(place), size: MKMapSize())
    case .figure(let figure): figure.rect
    case .user: .null
    }
  }
}

/// A line or an area on a map.
struct MapFigure {
  let points: [MKMapPoint]
  /// Areas that are cut out.
  var holes: [[MKMapPoint]] = []
  let isArea: Bool

  var rect: MKMapRect {
    points.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  func path(_ projection: MapProjection) -> Path {
    Path { path in
      for ring in [points] + holes where !ring.isEmpty {
        path.addLines(ring.map(projection.point))
        if isArea { path.closeSubpath() }
      }
    }
  }

  /// A circle of a radius in meters, as a polygon.
  static func circle(_ center: CLLocationCoordinate2D, _ radius: CLLocationDistance) -> MapFigure {
    let middle = MKMapPoint(center)
    let length = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    let corners = 96
    return MapFigure(
      points: (0..<corners).map { index in
        let angle = Double(index) / Double(corners) * 2 * .pi
        return MKMapPoint(x: middle.x + length * cos(angle), y: middle.y + length * sin(angle))
      }, isArea: true)
  }
}
