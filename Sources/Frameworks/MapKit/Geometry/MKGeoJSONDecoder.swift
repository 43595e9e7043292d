import CoreLocation
public import Foundation

/// A feature or a figure of a GeoJSON file.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKPointAnnotation: MKGeoJSONObject {}

/// A thing with figures and properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The name of the thing; nil: it has none.
  public let identifier: String?
  /// A JSON object with properties; nil: there are none.
  public let properties: Data?
  /// The figures.
  public let geometry: [any MKShape & MKGeoJSONObject]

  init(
    identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]
  ) {
    self.identifier = identifier
    self.properties = properties
    self.geometry = geometry
  }
}

/// Reads GeoJSON, RFC 7946: features and figures.
open class MKGeoJSONDecoder: NSObject {
  /// Reads GeoJSON.
  public override init() {}

  /// Returns the features and figures of a file, in their order.
  ///
  /// - Throws: an error of Foundation where the data is not JSON, or no GeoJSON.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    try objects(of: JSONSerialization.jsonObject(with: data))
  }

  private func objects(of value: Any) throws -> [any MKGeoJSONObject] {
    guard let object = value as? [String: Any], let type = object["type"] as? String else {
      throw Self.fault("an object without a type")
    }
    switch type {
    case "FeatureCollection":
      return try (object["features"] as? [Any] ?? []).flatMap { try objects(of: $0) }
    case "Feature":
      let geometry = try object["geometry"].map { try shapes(of: $0) } ?? []
      let properties = (object["properties"] as? [String: Any]).flatMap {
        try? JSONSerialization.data(withJSONObject: $0)
      }
      let name = object["id"].flatMap { $0 is NSNull ? nil : "\($0)" }
      return [MKGeoJSONFeature(identifier: name, properties: properties, geometry: geometry)]
    default: return try shapes(of: value)
    }
  }

  private func shapes(of value: Any) throws -> [any MKShape & MKGeoJSONObject] {
    if value is NSNull { return [] }
    guard let object = value as? [String: Any], let type = object["type"] as? String else {
      throw Self.fault("a geometry without a type")
    }
    if type == "GeometryCollection" {
      return try (object["geometries"] as? [Any] ?? []).flatMap { try shapes(of: $0) }
    }
    guard let places = object["coordinates"] as? [Any] else {
      throw Self.fault("a \(type) without coordinates")
    }
    switch type {
    case "Point": return [MKPointAnnotation(coordinate: try place(places))]
    case "MultiPoint": return try line(places).map { MKPointAnnotation(coordinate: $0) }
    case "LineString": return [try polyline(places)]
    case "MultiLineString": return [MKMultiPolyline(try lists(places).map { try polyline($0) })]
    case "Polygon": return [try polygon(places)]
    case "MultiPolygon": return [MKMultiPolygon(try lists(places).map { try polygon($0) })]
    default: throw Self.fault("a geometry of the type '\(type)'")
    }
  }

  private func polyline(_ places: [Any]) throws -> MKPolyline {
    let line = try line(places)
    return MKPolyline(coordinates: line, count: line.count)
  }

  private func polygon(_ rings: [Any]) throws -> MKPolygon {
    let lines = try lists(rings).map { try line($0) }
    let holes = lines.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    return MKPolygon(
      coordinates: lines.first ?? [], count: lines.first?.count ?? 0,
      interiorPolygons: holes.isEmpty ? nil : holes)
  }

  private func line(_ places: [Any]) throws -> [CLLocationCoordinate2D] {
    try lists(places).map { try place($0) }
  }

  /// Reads a longitude and a latitude.
  private func place(_ numbers: [Any]) throws -> CLLocationCoordinate2D {
    guard numbers.count > 1, let east = numbers[0] as? NSNumber, let north = numbers[1] as? NSNumber
    else { throw Self.fault("a position without two numbers") }
    return CLLocationCoordinate2D(latitude: north.doubleValue, longitude: east.doubleValue)
  }

  private func lists(_ values: [Any]) throws -> [[Any]] {
    try values.map {
      guard let list = $0 as? [Any] else { throw Self.fault("coordinates of another depth") }
      return list
    }
  }

  private static func fault(_ found: String) -> CocoaError {
    CocoaError(
      .coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: "GeoJSON has \(found)"])
  }
}
