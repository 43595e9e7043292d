public import CoreLocation
public import SwiftUI

/// The projection of the map that a reader contains.
final class MapLink {
  private(set) var projection: MapProjection?
  private(set) var geometry: GeometryProxy?

  func show(_ projection: MapProjection, _ geometry: GeometryProxy) {
    self.projection = projection
    self.geometry = geometry
  }
}

private struct MapLinkKey: EnvironmentKey {
  static var defaultValue: MapLink? { nil }
}

extension EnvironmentValues {
  var mapLink: MapLink? {
    get { self[MapLinkKey.self] }
    set { self[MapLinkKey.self] = newValue }
  }
}

/// A view that gives its content the projection of the map in it.
public struct MapReader<Content: View>: View {
  @State private var link = MapLink()
  private let content: (MapProxy) -> Content

  /// A view with a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View {
    content(MapProxy(link: link)).environment(\.mapLink, link)
  }
}

/// The projection of a map. Nothing is converted before the map is laid out.
public struct MapProxy {
  let link: MapLink

  /// Returns the coordinate at a point; nil before the map is laid out.
  @MainActor public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    guard let projection = link.projection, let geometry = link.geometry else { return nil }
    let frame = geometry.frame(in: space)
    return projection.coordinate(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  /// Returns the point of a coordinate; nil before the map is laid out.
  @MainActor public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    guard let projection = link.projection, let geometry = link.geometry else { return nil }
    let frame = geometry.frame(in: space)
    let point = projection.point(coordinate)
    return CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }

  /// Returns the part of the earth in a rectangle of the map; nil before the map is laid out.
  @MainActor public func convert(
    _ rect: CGRect, from space: some CoordinateSpaceProtocol
  ) -> MKCoordinateRegion? {
    let part: MKMapRect? = convert(rect, from: space)
    return part.map { MKCoordinateRegion($0) }
  }
  /// Returns the part of the earth in a rectangle of the map, in map points; nil before the map is laid out.
  @MainActor public func convert(
    _ rect: CGRect, from space: some CoordinateSpaceProtocol
  ) -> MKMapRect? {
    guard
      let start = convert(CGPoint(x: rect.minX, y: rect.minY), from: space),
      let end = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: space)
    else { return nil }
    let (a, b) = (MKMapPoint(start), MKMapPoint(end))
    return MKMapRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }

  /// Returns the rectangle of a part of the earth; nil before the map is laid out.
  @MainActor public func convert(
    _ rect: MKMapRect, to space: some CoordinateSpaceProtocol
  ) -> CGRect? {
    let ends = (MKMapPoint(x: rect.minX, y: rect.minY), MKMapPoint(x: rect.maxX, y: rect.maxY))
    guard
      let start = convert(ends.0.coordinate, to: space),
      let end = convert(ends.1.coordinate, to: space)
    else { return nil }
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// Returns the rectangle of a region; nil before the map is laid out.
  @MainActor public func convert(
    _ region: MKCoordinateRegion, to space: some CoordinateSpaceProtocol
  ) -> CGRect? {
    let (center, span) = (region.center, region.span)
    guard
      let start = convert(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2), to: space),
      let end = convert(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2), to: space)
    else { return nil }
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
