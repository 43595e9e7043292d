public import CoreLocation
public import SwiftUI

/// The ground of a map of UIKit.
public enum MKMapType: UInt, Sendable {
  /// Streets, or pictures from above without and with names; the others alike.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard

  var style: MapStyle {
    self == .standard || self == .mutedStandard ? .standard : .imagery
  }
}

/// The ways in which a map follows the device. None does.
public enum MKUserTrackingMode: Int, Sendable {
  /// Not at all, or its position, or its direction too.
  case none, follow, followWithHeading
}

/// A map of UIKit, drawn as `Map` is: on a plain ground with a graticule, with its places and figures.
@MainActor @preconcurrency open class MKMapView: UIView {
  /// The part of the earth that is shown.
  open var region = MKCoordinateRegion(.world) {
    didSet { isPlaced = true }
  }
  /// The ground.
  open var mapType = MKMapType.standard
  /// Gives the views of places and the looks of figures.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The places.
  public private(set) var annotations: [any MKAnnotation] = []
  /// The figures, the first one at the bottom.
  public private(set) var overlays: [any MKOverlay] = []
  /// The position of the device, which is not known.
  public let userLocation = MKUserLocation()
  /// No effect: no position is known.
  open var showsUserLocation = false
  /// No effect: no position is known.
  open var userTrackingMode = MKUserTrackingMode.none
  /// No effect: nobody moves the map.
  open var isZoomEnabled = true
  /// No effect: nobody moves the map.
  open var isScrollEnabled = true
  /// No effect: nobody moves the map.
  open var isRotateEnabled = true
  /// No effect: nobody moves the map.
  open var isPitchEnabled = true
  /// No effect: there are no controls.
  open var showsCompass = true
  /// No effect: there are no controls.
  open var showsScale = false
  /// No effect: there are no tiles.
  open var showsBuildings = true
  /// No effect: there are no tiles.
  open var showsTraffic = false
  /// No effect: there are no tiles.
  open var showsPointsOfInterest = true
  /// The places of interest that are shown. No effect: the ground has none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The ground of the map, which sets `mapType`.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = preferredConfiguration.type }
  }
  /// Whether the place of the device is seen: never.
  open var isUserLocationVisible: Bool { false }
  /// Places that are selected: none.
  open var selectedAnnotations: [any MKAnnotation] = []
  private var isPlaced = false
  private var classes: [String: MKAnnotationView.Type] = [:]

  /// A map of the world, at a place in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hosted = { [weak self] in AnyView(self?.map) }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// The middle of the part that is shown.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// The part that is shown, in map points.
  open var visibleMapRect: MKMapRect {
    get { region.rect }
    set { region = MKCoordinateRegion(newValue) }
  }

  /// Shows a part of the earth, without a movement.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Shows a part of the earth, without a movement.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  /// Shows a part of the earth, without a movement; no room is left free for insets.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { visibleMapRect = mapRect }
  /// Moves the middle, without a movement.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }
  /// No effect: no position is known.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// Returns a region as it is: the map shows all of it.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// Adds a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Takes a place away.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Takes places away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }
  /// Shows all of some places.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    isPlaced = false
  }
  /// No effect: nothing is called out.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  /// No effect: nothing is called out.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}

  /// Adds a figure on top.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds a figure on top; figures are drawn below places at each level.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Adds figures on top.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Takes a figure away.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Takes figures away.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

  /// Returns the looks that the delegate gives to a figure; nil: there are none.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    delegate?.mapView(self, rendererFor: overlay)
  }

  /// Names the class of the views of a kind.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// Returns nil: views are made for each picture.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// Returns a new view of a kind: a balloon, a pin, or a view without content. Classes of a program are not made.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    switch classes[identifier] {
    case nil, is MKMarkerAnnotationView.Type:
      MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    case is MKPinAnnotationView.Type:
      MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    default: MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
  }
  /// Returns nil: views are made for each picture.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  private var map: some View {
    Map(initialPosition: isPlaced ? .region(region) : .automatic) { MKMapContent(map: self) }
      .mapStyle(mapType.style)
  }
}

/// The places and figures of a map of UIKit.
private struct MKMapContent: _PrimitiveMapContent {
  let map: MKMapView

  @MainActor func _collect(into collector: inout _MapCollector) {
    for overlay in map.overlays { collect(overlay, &collector) }
    let places = map.annotations.map { ($0, map.delegate?.mapView(map, viewFor: $0)) }
    func priority(_ view: MKAnnotationView?) -> Float {
      (view?.zPriority ?? .defaultUnselected).rawValue
    }
    // Those of one priority stay in their order.
    let ordered = places.enumerated().sorted { one, other in
      let (a, b) = (priority(one.element.1), priority(other.element.1))
      return a == b ? one.offset < other.offset : a < b
    }
    for (_, (annotation, view)) in ordered { collect(annotation, view, &collector) }
  }

  @MainActor private func collect(_ overlay: any MKOverlay, _ collector: inout _MapCollector) {
    let renderer = map.delegate?.mapView(map, rendererFor: overlay) as? MKOverlayPathRenderer
    guard let renderer else { return }
    let dashes = (renderer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    let stroke = StrokeStyle(
      lineWidth: max(renderer.lineWidth, 1), lineCap: renderer.lineCap,
      lineJoin: renderer.lineJoin, miterLimit: renderer.miterLimit, dash: dashes,
      dashPhase: renderer.lineDashPhase)
    func color(_ color: UIColor?) -> Color {
      color.map { Color(uiColor: $0).opacity(Double(renderer.alpha)) } ?? .clear
    }
    let (line, area) = (color(renderer.strokeColor), color(renderer.fillColor))
    for figure in (overlay as? any MapFigures)?.figures ?? [] {
      var item = MapItem(.figure(figure))
      item.fill = AnyShapeStyle(figure.isArea ? area : line)
      item.stroke = (AnyShapeStyle(line), stroke)
      collector.items.append(item)
    }
  }

  @MainActor private func collect(
    _ annotation: any MKAnnotation, _ view: MKAnnotationView?, _ collector: inout _MapCollector
  ) {
    let (title, place) = (annotation.title ?? "", annotation.coordinate)
    if let marker = view as? MKMarkerAnnotationView {
      collect(marker, title, place, &collector)
    } else if let image = view?.image {
      let offset = view?.centerOffset ?? .zero
      Annotation("", coordinate: place) {
        Image(uiImage: image).offset(x: offset.x, y: offset.y)
      }._collect(into: &collector)
    } else if let view, !(view is MKPinAnnotationView), view.frame.size != .zero {
      Annotation("", coordinate: place) { UIViewPicture(view) }._collect(into: &collector)
    } else {
      let color = (view as? MKPinAnnotationView)?.pinTintColor.map(Color.init(uiColor:))
      Marker(title, coordinate: place).tint(color)._collect(into: &collector)
    }
  }

  @MainActor private func collect(
    _ marker: MKMarkerAnnotationView, _ title: String, _ place: CLLocationCoordinate2D,
    _ collector: inout _MapCollector
  ) {
    let color = marker.markerTintColor.map(Color.init(uiColor:))
    if let text = marker.glyphText {
      Marker(title, monogram: Text(text), coordinate: place).tint(color)._collect(into: &collector)
    } else {
      Marker(title, coordinate: place).tint(color)._collect(into: &collector)
    }
  }
}
