public import CoreLocation
public import Foundation

/// A figure of points on a map of UIKit.
///
/// Unchecked because the class is open: its own values never change.
@safe open class MKMultiPoint: MKShape, @unchecked Sendable {
  let line: [MKMapPoint]
  /// A copy of the points for code that reads them by their place in memory.
  private let memory: UnsafeMutablePointer<MKMapPoint>

  init(line: [MKMapPoint]) {
    self.line = line
    unsafe memory = .allocate(capacity: max(line.count, 1))
    unsafe memory.initialize(from: line, count: line.count)
  }

  deinit {
    unsafe memory.deallocate()
  }

  /// The number of points.
  public var pointCount: Int { line.count }
  /// Returns the first of the points, as many as `pointCount`, in memory that lasts as long as the figure.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { unsafe memory }
  /// Copies the coordinates of some points.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    guard let range = Range(range) else { return }
    for (place, point) in line[range.clamped(to: line.indices)].enumerated() {
      unsafe coords[place] = point.coordinate
    }
  }
  /// The middle of the part of the map around the figure.
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
  /// The smallest rectangle around the figure.
  public var boundingMapRect: MKMapRect { MapFigure(points: line, isArea: false).rect }
}

/// A line through coordinates.
///
/// Unchecked because the class is open: it has no values of its own.
open class MKPolyline: MKMultiPoint, @unchecked Sendable {
  /// A line without points.
  public init() {
    super.init(line: [])
  }

  /// A line through coordinates.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    super.init(line: coordinates.prefix(max(count, 0)).map { MKMapPoint($0) })
  }

  /// A line through points in memory, which are copied.
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    unsafe super.init(line: Array(UnsafeBufferPointer(start: points, count: max(count, 0))))
  }
}

/// An area between coordinates.
///
/// Unchecked because the class is open: its own values never change.
open class MKPolygon: MKMultiPoint, @unchecked Sendable {
  /// Areas that are cut out; nil: none.
  public let interiorPolygons: [MKPolygon]?

  /// An area without points.
  public init() {
    interiorPolygons = nil
    super.init(line: [])
  }

  /// An area between coordinates, without those that are cut out.
  public init(
    coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(line: coordinates.prefix(max(count, 0)).map { MKMapPoint($0) })
  }

  /// An area between points in memory, which are copied, without those that are cut out.
  public init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    unsafe super.init(line: Array(UnsafeBufferPointer(start: points, count: max(count, 0))))
  }
}
