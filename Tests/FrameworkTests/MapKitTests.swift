import MapKit
import SwiftUI
import Testing

private struct Place: Identifiable, Hashable {
  let id: Int
  let name: String
  let latitude: Double
  let longitude: Double
  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

private let places = [
  Place(id: 1, name: "Harbor", latitude: 53.54, longitude: 9.98),
  Place(id: 2, name: "Church", latitude: 53.55, longitude: 10.0),
]

/// A map of iOS 17 with everything that views put on one.
private struct CityMap: View {
  @State private var position = MapCameraPosition.region(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 53.545, longitude: 9.99),
      span: MKCoordinateSpan(latitudeDelta: 0.04, longitudeDelta: 0.04)))
  @State private var selection: Int?
  var showsCircle = true

  var body: some View {
    Map(position: $position, selection: $selection) {
      Marker("Old town", coordinate: places[0].coordinate).tint(.blue)
      Marker("Post", systemImage: "envelope.fill", coordinate: places[1].coordinate)
      ForEach(places) { place in
        Annotation(place.name, coordinate: place.coordinate, anchor: .bottom) {
          Image(systemName: "star.fill").accessibilityIdentifier("star \(place.id)")
        }
        .tag(place.id)
        .annotationTitles(.hidden)
      }
      if showsCircle {
        MapCircle(center: places[0].coordinate, radius: 500)
          .foregroundStyle(.orange.opacity(0.4)).stroke(.orange, lineWidth: 2)
      }
      MapPolyline(coordinates: places.map(\.coordinate)).stroke(.blue, lineWidth: 4)
      MapPolygon(coordinates: places.map(\.coordinate) + [CLLocationCoordinate2D()])
      UserAnnotation()
    }
    .mapStyle(.standard(elevation: .realistic))
    .mapControls {
      MapUserLocationButton()
      MapCompass()
    }
    .onMapCameraChange { context in _ = context.region }
    .overlay { Text(selection.map { "selected \($0)" } ?? "none") }
  }
}

/// A map of iOS 14.
private struct OldMap: View {
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 53.545, longitude: 9.99),
    latitudinalMeters: 4000, longitudinalMeters: 4000)

  var body: some View {
    VStack {
      Map(coordinateRegion: $region, showsUserLocation: true)
      Map(coordinateRegion: $region, annotationItems: places) { place in
        MapAnnotation(coordinate: place.coordinate) {
          Circle().stroke(.red).frame(width: 20, height: 20)
            .accessibilityIdentifier("ring \(place.id)")
        }
      }
      Map(coordinateRegion: .constant(region), annotationItems: places) {
        MapMarker(coordinate: $0.coordinate, tint: .purple)
      }
      Map(coordinateRegion: $region, interactionModes: [.pan], annotationItems: places) {
        MapPin(coordinate: $0.coordinate)
      }
    }
  }
}

@Suite struct MapProjectionTests {
  /// The corners and the center of the earth in map points, and Berlin by the formula of the spherical Mercator projection.
  @Test func mapPointsAreMercator() {
    let world = MKMapSize.world.width
    #expect(world == 268_435_456)
    let center = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(center.x - world / 2) < 1e-6 && abs(center.y - world / 2) < 1e-6)
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 85.0511287798066, longitude: -180))
    #expect(abs(corner.x) < 1e-6 && abs(corner.y) < 0.01)
    let berlin = MKMapPoint(CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405))
    #expect(abs(berlin.x - 144_213_220.466) < 0.001)
    let latitude = 52.52 * Double.pi / 180
    let y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * world
    #expect(abs(berlin.y - y) < 1e-3)
  }

  @Test(arguments: [(0.0, 0.0), (52.52, 13.405), (-33.86, 151.2), (84.9, -179.9)])
  func aCoordinateComesBack(latitude: Double, longitude: Double) {
    let back = MKMapPoint(
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    ).coordinate
    #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
  }

  @Test func aMapPointAtTheEquatorIsFifteenCentimetersWide() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149291) < 1e-6)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) * MKMapPointsPerMeterAtLatitude(60) - 1) < 1e-12)
  }

  @Test func rectanglesAreJoinedAndCut() {
    let a = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let b = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(a.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(MKMapRect.null.union(a) == a)
    #expect(a.insetBy(dx: -1, dy: -2) == MKMapRect(x: -1, y: -2, width: 12, height: 14))
  }

  @Test func aRegionOfMetersHasItsSpan() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 111_319.49,
      longitudinalMeters: 111_319.49)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-5)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-5)
    let position = MapCameraPosition.region(region)
    #expect(position.region?.span == region.span && position.camera == nil)
  }
}

@MainActor @Suite struct MapTests {
  @Test func contentIsAtItsCoordinates() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { OldMap() }
    let report = try stage.layoutReport()
    let first = try #require(report.frame(of: "ring 1"))
    let second = try #require(report.frame(of: "ring 2"))
    // 0.02 degrees to the east and 0.01 to the north.
    #expect(second.midX > first.midX && second.midY < first.midY)
    let ratio = (second.midX - first.midX) / (first.midY - second.midY)
    #expect(abs(ratio - 2 * cos(53.545 * .pi / 180)) < 0.02)
  }

  @Test func anAnnotationIsSelectedByATap() throws {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { CityMap() }
    try stage.tap("star 2")
    #expect(try stage.layoutReport().description.contains("selected 2"))
  }

  @Test func missingTilesAreWarnedOfOnce() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { CityMap() }
    let warnings = try stage.layoutReport().warnings.filter { $0.message.contains("tiles") }
    #expect(warnings.count == 1)
  }

  @Test func aReaderConvertsPoints() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { TappedMap() }
    try stage.tap("map")
    #expect(try stage.layoutReport().description.contains("53.545 9.990"))
  }

  @Test(arguments: [
    MapCameraPosition.automatic, .userLocation(fallback: .automatic),
    .camera(MapCamera(centerCoordinate: places[0].coordinate, distance: 980, heading: 242)),
    .camera(MapCamera(centerCoordinate: kCLLocationCoordinate2DInvalid, distance: .nan)),
    .rect(.null), .rect(MKMapRect(x: .nan, y: 0, width: .infinity, height: -1)),
    .region(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: .nan, longitude: .infinity),
        span: MKCoordinateSpan(latitudeDelta: -5, longitudeDelta: 1e9))),
  ])
  func everyPositionIsDrawn(position: MapCameraPosition) throws {
    let renderer = ImageRenderer(
      content: Map(initialPosition: position) {
        Marker("A", coordinate: places[0].coordinate)
        MapCircle(center: places[1].coordinate, radius: .infinity)
      }
      .frame(width: 120, height: 90))
    #expect(renderer.cgImage != nil)
  }
}

private struct TappedMap: View {
  @State private var text = "none"

  var body: some View {
    MapReader { proxy in
      Map(
        initialPosition: .region(
          MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 53.545, longitude: 9.99),
            span: MKCoordinateSpan(latitudeDelta: 0.04, longitudeDelta: 0.04)))
      )
      .accessibilityIdentifier("map")
      .onTapGesture { point in
        guard let place = proxy.convert(point, from: .local) else { return }
        text = String(format: "%.3f %.3f", place.latitude, place.longitude)
      }
      .overlay(alignment: .top) { Text(text) }
    }
  }

  @Test func everyKindOfPlaceHasAName() {
    let kinds: [MKPointOfInterestCategory] = [
      .amusementPark, .aquarium, .atm, .brewery, .campground, .carRental, .evCharger, .fireStation,
      .fitnessCenter, .foodMarket, .gasStation, .laundry, .library, .marina, .movieTheater,
      .nationalPark, .nightlife, .police, .postOffice, .restroom, .stadium, .university, .winery,
      .zoo, .animalService, .automotiveRepair, .baseball, .basketball, .beauty, .bowling, .castle,
      .conventionCenter, .distillery, .fairground, .fishing, .fortress, .goKart, .golf, .hiking,
      .kayaking, .landmark, .mailbox, .miniGolf, .musicVenue, .nationalMonument, .planetarium,
      .rockClimbing, .rvPark, .skatePark, .skating, .skiing, .soccer, .spa, .surfing, .swimming,
      .tennis, .volleyball,
    ]
    #expect(Set(kinds.map(\.rawValue)).count == 57)
    #expect(MKPointOfInterestCategory.evCharger.rawValue == "MKPOICategoryEVCharger")
  }
}
