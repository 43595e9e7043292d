public import CoreLocation
public import Foundation

/// The way between two places.
///
/// Unchecked because the class is open: its own values never change.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name of the route.
  public let name = ""
  /// The length in meters.
  public let distance: CLLocationDistance = 0
  /// The time in seconds.
  public let expectedTravelTime: TimeInterval = 0
  /// The line of the route.
  public let polyline = MKPolyline(coordinates: [], count: 0)
  /// The parts of the route.
  public let steps: [Step] = []

  /// A part of a route.
  ///
  /// Unchecked because the class is open: its own values never change.
  open class Step: NSObject, @unchecked Sendable {
    /// Directions.
    public let instructions = ""
    /// The length in meters.
    public let distance: CLLocationDistance = 0
    /// The line of the part.
    public let polyline = MKPolyline(coordinates: [], count: 0)
  }
}

/// Ways of travelling.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By bus and train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// In any way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// The search for a way between two places. None is found: there is no network service.
open class MKDirections: NSObject {
  /// The function that receives what was found.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

  /// The two places.
  open class Request: NSObject {
    /// The start; nil: none.
    public var source: MKMapItem?
    /// The end; nil: none.
    public var destination: MKMapItem?
    /// The way of travelling.
    public var transportType = MKDirectionsTransportType.any
    /// Whether several ways are looked for.
    public var requestsAlternateRoutes = false

    /// A search between no places.
    public override init() {
      super.init()
    }
  }

  /// Found ways.
  ///
  /// Unchecked because the class is open: its own values never change.
  open class Response: NSObject, @unchecked Sendable {
    /// The ways: none.
    public let routes: [MKRoute] = []
  }

  /// A search that finds nothing.
  public init(request: Request) {}

  /// No effect: the search has ended.
  open func cancel() {}

  /// Throws: nothing is found.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

  /// Reports that nothing was found.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
}
