public import CoreLocation
public import SwiftUI

/// The way in which a map follows the user. No effect: no place of the user is known.
public enum MapUserTrackingMode: Sendable {
  /// Not at all, or with the user in the middle.
  case none, follow
}

/// A mark of older maps.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
  /// The mark as an item of a map.
  var _item: _MapAnnotationItem { get }
}

/// A mark as an item of a map.
public struct _MapAnnotationItem {
  let item: MapItem
}

/// A balloon without a title.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// A balloon of a color (default: red).
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  public var _item: _MapAnnotationItem {
    var item = MapItem(
      .marker(title: nil, glyph: AnyView(Image(systemName: "mappin")), at: coordinate))
    item.tint = tint
    return _MapAnnotationItem(item: item)
  }
}

/// A pin without a title.
public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// A pin of a color (default: red).
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  public var _item: _MapAnnotationItem {
    _MapAnnotationItem(
      item: MapItem(
        .annotation(
          title: nil, view: AnyView(PinView(color: tint ?? .red)), anchor: .bottom,
          at: coordinate)))
  }
}

/// A ball on a needle.
private struct PinView: View {
  let color: Color

  var body: some View {
    VStack(spacing: -1) {
      Circle().fill(color.gradient).frame(width: 15, height: 15)
      Rectangle().fill(Color.gray).frame(width: 2, height: 16)
    }
    .shadow(color: .black.opacity(0.25), radius: 1, y: 1)
  }
}

/// A view at a coordinate.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: CGPoint
  private let content: Content

  /// A view whose anchor, in fractions of its size, is at the coordinate (default: the center).
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = anchorPoint
    self.content = content()
  }

  public var _item: _MapAnnotationItem {
    _MapAnnotationItem(
      item: MapItem(
        .annotation(
          title: nil, view: AnyView(content), anchor: UnitPoint(x: anchor.x, y: anchor.y),
          at: coordinate)))
  }
}

extension Map where Content == _PlacedMap {
  /// A map of a bound region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(initialPosition: .region(coordinateRegion.wrappedValue))
  }

  /// A map of a bound rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(initialPosition: .rect(mapRect.wrappedValue))
  }

  /// A map of a bound region, with a mark for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(
      .region(coordinateRegion.wrappedValue), annotationItems, annotationContent)
  }

  /// A map of a bound rectangle, with a mark for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(.rect(mapRect.wrappedValue), annotationItems, annotationContent)
  }

  private init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    _ position: MapCameraPosition, _ elements: Items,
    _ annotation: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    content = _PlacedMap(
      position: position,
      items: { _ in
        elements.map { element in
          var item = annotation(element)._item.item
          item.identities = [AnyHashable(element.id)]
          return item
        }
      }, selection: nil)
  }
}
