import CoreLocation
import MapKit
import SwiftUI
import Testing

/// Maps of UIKit, as programs wrap them.
@MainActor @Suite struct MapViewTests {
  private struct Wrapped: UIViewRepresentable {
    var showsPins = false
    private let places = [("Bern", 46.948, 7.447), ("Zürich", 47.377, 8.541)]

    func makeUIView(context: Context) -> MKMapView {
      let map = MKMapView()
      map.delegate = context.coordinator
      map.register(
        MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "place")
      for (name, latitude, longitude) in places {
        let place = MKPointAnnotation()
        place.title = name
        place.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        map.addAnnotation(place)
      }
      let line = map.annotations.map(\.coordinate)
      map.addOverlay(MKPolyline(coordinates: line, count: line.count))
      map.addOverlay(MKCircle(center: line[0], radius: 9000))
      return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
      map.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 47.1, longitude: 8),
          span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)), animated: true)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject, MKMapViewDelegate {
      func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
      ) -> MKAnnotationView? {
        let view = mapView.dequeueReusableAnnotationView(
          withIdentifier: "place", for: annotation)
        (view as? MKMarkerAnnotationView)?.glyphText = "A"
        return view
      }

      func mapView(
        _ mapView: MKMapView, rendererFor overlay: any MKOverlay
      ) -> MKOverlayRenderer {
        guard let line = overlay as? MKPolyline else { return MKCircleRenderer(overlay: overlay) }
        let renderer = MKPolylineRenderer(polyline: line)
        renderer.strokeColor = .blue
        renderer.lineWidth = 4
        renderer.lineDashPattern = [6, 3]
        return renderer
      }
    }
  }

  @Test func placesAndLinesAreDrawn() throws {
    let report = try Stage(size: CGSize(width: 300, height: 300)) { Wrapped() }
      .layoutReport().description
    #expect(report.contains("Bern") && report.contains("Zürich") && report.contains("\"A\""))
  }

  @Test func placesComeAndGo() {
    let map = MKMapView()
    let (one, two) = (
      MKPointAnnotation(coordinate: .init(latitude: 1, longitude: 2)),
      MKPointAnnotation(
        coordinate: .init(latitude: 3, longitude: 4), title: "Two", subtitle: nil)
    )
    map.addAnnotations([one, two])
    map.removeAnnotation(one)
    #expect(map.annotations.count == 1 && map.annotations[0].title == "Two")
    map.removeAnnotations(map.annotations)
    map.centerCoordinate = one.coordinate
    #expect(map.annotations.isEmpty && map.region.center.latitude == 1)
    map.visibleMapRect = .world
    #expect(map.visibleMapRect.width > 1e8)
    let view = MKPinAnnotationView(annotation: one, reuseIdentifier: "pin")
    view.displayPriority = .defaultLow
    #expect(view.annotation === one && view.reuseIdentifier == "pin" && view.image == nil)
    let area = MKPolygon(coordinates: [one.coordinate, two.coordinate], count: 2)
    let renderer: MKOverlayPathRenderer = MKPolygonRenderer(polygon: area)
    renderer.fillColor = .red
    #expect(renderer.overlay === area && renderer.alpha == 1)
    let circle = MKCircleRenderer(circle: MKCircle(center: one.coordinate, radius: 5))
    #expect(circle.overlay.boundingMapRect.width > 0)
    map.mapType = MKMapType.mutedStandard
    map.userTrackingMode = MKUserTrackingMode.follow
    let user: MKUserLocation = map.userLocation
    #expect(user.location == nil && MKFeatureDisplayPriority.required.rawValue == 1000)
  }

  private final class Layers: NSObject, MKMapViewDelegate {
    func mapView(
      _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? {
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      let isLow = annotation.title == "low"
      let side = isLow ? 30 : 20
      view.frame = CGRect(x: 0, y: 0, width: side, height: side)
      view.backgroundColor = isLow ? .red : .blue
      view.zPriority = isLow ? .min : MKAnnotationViewZPriority(700)
      view.selectedZPriority = .max
      return view
    }
  }

  private struct Layered: UIViewRepresentable {
    let titles: [String]
    func makeUIView(context: Context) -> MKMapView {
      let map = MKMapView()
      map.delegate = context.coordinator
      let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
      for title in titles {
        map.addAnnotation(MKPointAnnotation(coordinate: place, title: title, subtitle: nil))
      }
      map.setRegion(
        MKCoordinateRegion(
          center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
        animated: false)
      return map
    }
    func updateUIView(_ map: MKMapView, context: Context) {}
    func makeCoordinator() -> Layers { Layers() }
  }

  @Test(arguments: [["low", "high"], ["high", "low"]])
  func viewsOfHigherPriorityLieAboveOthers(titles: [String]) throws {
    let renderer = ImageRenderer(content: Layered(titles: titles).frame(width: 80, height: 80))
    let bitmap = try renderer.bitmap()
    let (middle, edge) = (bitmap[40, 40], bitmap[40, 27])
    #expect(middle.blue > 200 && middle.red < 60, "\(middle)")
    #expect(edge.red > 200 && edge.blue < 90, "\(edge)")
  }

  private final class Stop: MKPointAnnotation {
    let line: String
    init(line: String, at place: CLLocationCoordinate2D) {
      self.line = line
      super.init()
      coordinate = place
      title = line
    }
  }

  @Test func programsInheritPlaces() {
    let stop: any MKAnnotation = Stop(line: "3", at: .init(latitude: 1, longitude: 2))
    #expect(stop.title == "3" && stop.coordinate.longitude == 2)
    #expect(stop.isKind(of: MKPointAnnotation.self) && stop.isMember(of: Stop.self))
    #expect(!stop.isKind(of: MKUserLocation.self) && !stop.isMember(of: MKPointAnnotation.self))
    let named = MKPointAnnotation(
      coordinate: .init(latitude: 3, longitude: 4), title: "A", subtitle: "B")
    #expect(named.coordinate.latitude == 3 && named.subtitle == "B")
  }
}
