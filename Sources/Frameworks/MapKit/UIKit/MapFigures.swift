import Foundation

/// A figure of UIKit that is drawn as lines or areas.
protocol MapFigures {
  var figures: [MapFigure] { get }
}

extension MKPolyline: MapFigures {
  var figures: [MapFigure] { [MapFigure(points: line, isArea: false)] }
}

extension MKPolygon: MapFigures {
  var figures: [MapFigure] {
    [MapFigure(points: line, holes: interiorPolygons?.map(\.line) ?? [], isArea: true)]
  }
}

extension MKMultiPolyline: MapFigures {
  var figures: [MapFigure] { polylines.flatMap(\.figures) }
}

extension MKMultiPolygon: MapFigures {
  var figures: [MapFigure] { polygons.flatMap(\.figures) }
}

extension MKCircle: MapFigures {
  var figures: [MapFigure] { [.circle(coordinate, radius)] }
}
