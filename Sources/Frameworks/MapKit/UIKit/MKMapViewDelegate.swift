public import SwiftUI

/// Gives the views of places and the looks of figures. Of touches and moves it is never told.
@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Returns the view of a place; nil: a balloon (default).
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Returns the looks of a figure (default: nothing is drawn).
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Never called: nobody moves the map.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Never called: nobody moves the map.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Never called: nobody moves the map.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Never called: no tiles are loaded.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Never called: no place is touched.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Never called: no place is touched.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Never called: no place is touched.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Never called: nothing is called out.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Never called: no position is known.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}
