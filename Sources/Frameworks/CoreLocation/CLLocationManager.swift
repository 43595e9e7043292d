public import Foundation

/// Permission to know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Not asked for, impossible, refused, always given, or given while the program is used.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  /// Always given, under the name of old systems.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Permission for exact positions.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exact positions, or approximate ones.
  case fullAccuracy, reducedAccuracy
}

/// The reason to follow the device.
public enum CLActivityType: Int, Sendable {
  /// Unspecified.
  case other = 1
  /// Driving, walking or running, other vehicles, and flying.
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Problems of locating.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// No position is known, permission is refused, or there is no network.
    case locationUnknown, denied, network
    /// No direction is known.
    case headingFailure
    /// Regions are not watched, for want of permission or for another reason, or late.
    case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed,
      regionMonitoringResponseDelayed
    /// Nothing is found for an address or a position, only a part of it, or the search was given up.
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    /// Updates that wait fail, are not offered, are less exact or too far apart, or were given up.
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
    /// Updates that wait are filtered by distance, or were given up.
    case deferredDistanceFiltered, deferredCanceled
    /// Beacons are not found, for want of their service or for another reason.
    case rangingUnavailable, rangingFailure
    /// The question for permission was closed.
    case promptDeclined
    /// The history of places could not be read.
    case historicalLocationError
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "kCLErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }

  /// No position is known.
  public static let locationUnknown = Code.locationUnknown
  /// Permission is refused.
  public static let denied = Code.denied
  /// There is no network.
  public static let network = Code.network
}

extension CLError.Code {
  /// Whether an error is of the kind, for `catch` and `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}

/// A direction of the device.
open class CLHeading: NSObject {
  /// Degrees from magnetic north.
  public let magneticHeading: CLLocationDirection = 0
  /// Degrees from true north; negative: not known.
  public let trueHeading: CLLocationDirection = -1
  /// The uncertainty in degrees; negative: invalid.
  public let headingAccuracy: CLLocationDirection = -1
  /// The time of the measurement.
  public let timestamp = Date()
}

/// A part of the earth that can be watched.
open class CLRegion: NSObject {
  /// The name of the region.
  public let identifier: String
  /// Whether entering is reported.
  public var notifyOnEntry = true
  /// Whether leaving is reported.
  public var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// A circle of a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a coordinate lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(from: center, to: coordinate) <= radius
  }
}

/// The receiver of positions. No method is called except for changes of permission.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Receives positions. Never called: the machine has none.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Receives problems: `requestLocation` reports that no position is known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Receives directions. Never called: the machine has none.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Receives changes of permission, of older code.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Receives the permission, once the delegate is set.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Receives regions that are entered. Never called.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Receives regions that are left. Never called.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Receives transmitters. Never called.
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
}

/// The source of positions. Permission is never asked for, and no position is known.
open class CLLocationManager: NSObject {
  /// The receiver of positions and problems.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// No effect: no position is measured.
  public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// No effect: no position is measured.
  public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// No effect: no position is measured.
  public var headingFilter: CLLocationDegrees = 1
  /// No effect: no position is measured.
  public var activityType = CLActivityType.other
  /// No effect: no position is measured.
  public var allowsBackgroundLocationUpdates = false
  /// No effect: no position is measured.
  public var pausesLocationUpdatesAutomatically = true
  /// No effect: no position is measured.
  public var showsBackgroundLocationIndicator = false

  /// Nil: no position is known.
  public var location: CLLocation? { nil }
  /// Nil: no direction is known.
  public var heading: CLHeading? { nil }
  /// The permission: always not asked for.
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// The permission for exact positions: always reduced.
  public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// A source of no positions.
  public override init() {
    super.init()
  }

  /// Returns false: the machine cannot be located.
  public class func locationServicesEnabled() -> Bool { false }
  /// Returns false: the machine has no compass.
  public class func headingAvailable() -> Bool { false }
  /// Returns the permission: always not asked for.
  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }

  /// No effect: nobody is asked.
  open func requestWhenInUseAuthorization() {}
  /// No effect: nobody is asked.
  open func requestAlwaysAuthorization() {}
  /// Reports to the delegate that no position is known.
  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
  }
  /// No effect: no position is measured.
  open func startUpdatingLocation() {}
  /// No effect: no position is measured.
  open func stopUpdatingLocation() {}
  /// No effect: no direction is measured.
  open func startUpdatingHeading() {}
  /// No effect: no direction is measured.
  open func stopUpdatingHeading() {}
  /// No effect: no position is measured.
  open func startMonitoringSignificantLocationChanges() {}
  /// No effect: no position is measured.
  open func stopMonitoringSignificantLocationChanges() {}
  /// The regions whose borders are watched. None is crossed, as no position is measured.
  public private(set) var monitoredRegions: Set<CLRegion> = []
  /// Adds a region to those that are watched, in place of one of the same name.
  open func startMonitoring(for region: CLRegion) {
    stopMonitoring(for: region)
    monitoredRegions.insert(region)
  }
  /// Removes the region of the same name from those that are watched.
  open func stopMonitoring(for region: CLRegion) {
    monitoredRegions = monitoredRegions.filter { $0.identifier != region.identifier }
  }
}

/// Positions as a sequence, which ends at once.
public struct CLLocationUpdate: Sendable {
  /// Nil: no position is known.
  public let location: CLLocation?
  /// Whether the device stays where it is.
  public let isStationary: Bool

  /// A sequence without elements.
  public struct Updates: AsyncSequence, Sendable {
    /// An iterator that ends at once.
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  /// Returns a sequence without elements: no position is known.
  public static func liveUpdates() -> Updates { Updates() }
}
