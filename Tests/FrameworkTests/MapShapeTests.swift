import Foundation
import MapKit
import SwiftUI
import Testing

/// Figures of several parts, their looks, and GeoJSON.
@MainActor @Suite struct MapShapeTests {
  private static let collection = """
    {"type": "FeatureCollection", "features": [
      {"type": "Feature", "id": "CH", "properties": {"iso_a2": "CH"}, "geometry":
        {"type": "MultiPolygon", "coordinates": [
          [[[7, 46], [8, 46], [8, 47], [7, 47], [7, 46]],
           [[7.4, 46.4], [7.6, 46.4], [7.6, 46.6], [7.4, 46.6], [7.4, 46.4]]],
          [[[9, 46], [10, 46], [10, 47], [9, 46]]]]}},
      {"type": "Feature", "properties": null, "geometry": null},
      {"type": "Feature", "id": 3, "properties": {}, "geometry":
        {"type": "GeometryCollection", "geometries": [
          {"type": "Point", "coordinates": [7.5, 46.5, 540]},
          {"type": "MultiPoint", "coordinates": [[1, 2], [3, 4]]},
          {"type": "LineString", "coordinates": [[1, 2], [3, 4]]},
          {"type": "MultiLineString", "coordinates": [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]},
          {"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 0]]]}]}}]}
    """

  private func read(_ text: String) throws -> [any MKGeoJSONObject] {
    try MKGeoJSONDecoder().decode(Data(text.utf8))
  }

  @Test func featuresAreRead() throws {
    let features = try read(Self.collection).compactMap { $0 as? MKGeoJSONFeature }
    #expect(features.map(\.identifier) == ["CH", nil, "3"])
    #expect(features.map(\.geometry.count) == [1, 0, 6])
    let data = try #require(features[0].properties)
    let properties = try JSONSerialization.jsonObject(with: data) as? [String: String]
    #expect(properties == ["iso_a2": "CH"] && features[1].properties == nil)
    let areas = try #require(features[0].geometry[0] as? MKMultiPolygon)
    #expect(areas.polygons.map(\.pointCount) == [5, 4])
    #expect(areas.polygons.map { $0.interiorPolygons?.count } == [1, nil])
    #expect(abs(areas.coordinate.longitude - 8.5) < 1e-6)
    let place = try #require(features[2].geometry[0] as? MKPointAnnotation)
    #expect(place.coordinate.latitude == 46.5 && place.coordinate.longitude == 7.5)
    let lines = try #require(features[2].geometry[4] as? MKMultiPolyline)
    #expect(lines.polylines.count == 2 && features[2].geometry[5] is MKPolygon)
    #expect(try read(#"{"type": "Point", "coordinates": [1, 2]}"#).first is MKPointAnnotation)
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"type": "Sphere", "coordinates": []}"#, #"{"type": "Point"}"#,
    #"{"type": "Point", "coordinates": [1]}"#, #"{"type": "Polygon", "coordinates": [1, 2]}"#,
    #"{"type": "Feature", "geometry": 3}"#,
  ])
  func otherTextsAreErrors(_ text: String) {
    #expect(throws: (any Error).self) { try read(text) }
  }

  @Test func renderersMeasureInTheirOwnPlane() throws {
    let areas = try #require(
      (try read(Self.collection)[0] as? MKGeoJSONFeature)?.geometry[0] as? MKMultiPolygon)
    let renderer = MKMultiPolygonRenderer(multiPolygon: areas)
    #expect(renderer.multiPolygon === areas)
    func isInside(_ latitude: Double, _ longitude: Double) -> Bool {
      let place = MKMapPoint(.init(latitude: latitude, longitude: longitude))
      return renderer.path.contains(renderer.point(for: place), using: .evenOdd)
    }
    #expect(isInside(46.2, 7.2) && !isInside(46.5, 7.5) && !isInside(46.5, 8.5))
    let rect = areas.boundingMapRect
    #expect(renderer.point(for: rect.origin) == .zero)
    #expect(renderer.mapRect(for: renderer.rect(for: rect)) == rect)
    renderer.path = CGMutablePath()
    #expect(renderer.path.isEmpty)
    renderer.invalidatePath()
    renderer.setNeedsDisplay()
    #expect(!renderer.path.isEmpty)
    let line = MKPolyline(coordinates: [.init(latitude: 1, longitude: 2)], count: 1)
    #expect(MKPolylineRenderer(polyline: line).polyline === line)
    let lines = MKMultiPolyline([line])
    #expect(MKMultiPolylineRenderer(multiPolyline: lines).multiPolyline === lines)
    #expect(MKPolygonRenderer(polygon: areas.polygons[0]).polygon === areas.polygons[0])
    let circle = MKCircle(center: .init(latitude: 1, longitude: 2), radius: 9)
    #expect(MKCircleRenderer(circle: circle).circle === circle)
  }

  @Test func shapesHaveTitles() {
    let line = MKPolyline(coordinates: [.init(latitude: 1, longitude: 2)], count: 1)
    line.title = "A way"
    let shape: MKShape = line
    #expect(shape.title == "A way" && abs(shape.coordinate.latitude - 1) < 1e-6)
    #expect(MKShape().coordinate.latitude == kCLLocationCoordinate2DInvalid.latitude)
  }

  /// Shows areas with a hole.
  private final class AreaMap: NSObject, MKMapViewDelegate {
    let map = MKMapView()

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      guard let areas = overlay as? MKMultiPolygon else { return MKOverlayRenderer() }
      let renderer = MKMultiPolygonRenderer(multiPolygon: areas)
      renderer.fillColor = .red
      return renderer
    }
  }

  private struct Wrapped: UIViewRepresentable {
    let map: AreaMap

    func makeUIView(context: Context) -> MKMapView { map.map }
    func updateUIView(_ view: MKMapView, context: Context) {}
  }

  @Test func areasAreDrawnWithoutTheirHoles() throws {
    let owner = AreaMap()
    owner.map.delegate = owner
    let feature = try #require(try read(Self.collection)[0] as? MKGeoJSONFeature)
    let areas = try #require(feature.geometry[0] as? MKMultiPolygon)
    owner.map.addOverlay(areas)
    owner.map.region = MKCoordinateRegion(
      center: .init(latitude: 46.5, longitude: 7.5),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    #expect(owner.map.renderer(for: areas) is MKMultiPolygonRenderer)
    let image = try #require(
      ImageRenderer(content: Wrapped(map: owner).frame(width: 100, height: 100)).cgImage)
    func red(_ x: Int, _ y: Int) -> Bool {
      let pixel = image.bitmap[x, y]
      return pixel.red > 200 && pixel.green < 100
    }
    #expect(red(20, 20) && !red(50, 50))
  }

  @Test func placesHaveNoNames() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: .init(latitude: 1, longitude: 2)))
    #expect(item.identifier == nil && item.alternateIdentifiers.isEmpty && item.timeZone == nil)
    #expect(MKMapItem.Identifier(rawValue: "I1")?.rawValue == "I1")
  }
}
