public import Foundation

// Transmitters nearby. None is found: the machine has no Bluetooth.

/// The number of a group of transmitters.
public typealias CLBeaconMajorValue = UInt16
/// The number of a transmitter in its group.
public typealias CLBeaconMinorValue = UInt16

/// The distance to a transmitter.
public enum CLProximity: Int, Sendable {
  /// Not known, within reach, in the same room, or beyond.
  case unknown, immediate, near, far
}

/// The transmitters to look for.
open class CLBeaconIdentityConstraint: NSObject {
  /// The name of all transmitters.
  public let uuid: UUID
  /// The number of the group; nil: any.
  public let major: CLBeaconMajorValue?
  /// The number in the group; nil: any.
  public let minor: CLBeaconMinorValue?

  private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }

  /// All transmitters of a name.
  public convenience init(uuid: UUID) {
    self.init(uuid, nil, nil)
  }

  /// The transmitters of a group.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) {
    self.init(uuid, major, nil)
  }

  /// One transmitter.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }
}

/// The surroundings of transmitters.
open class CLBeaconRegion: CLRegion {
  /// The name of all transmitters.
  public let uuid: UUID
  /// The number of the group; nil: any.
  public let major: NSNumber?
  /// The number in the group; nil: any.
  public let minor: NSNumber?
  /// Whether a person is told on looking at the screen. No effect: no transmitter is found.
  open var notifyEntryStateOnDisplay = false

  private init(
    _ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?, _ identifier: String
  ) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }

  /// The surroundings of all transmitters of a name.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(uuid, nil, nil, identifier)
  }

  /// The surroundings of the transmitters of a group.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid, major, nil, identifier)
  }

  /// The surroundings of one transmitter.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid, major, minor, identifier)
  }

  /// The surroundings of transmitters.
  public convenience init(
    beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String
  ) {
    let constraint = beaconIdentityConstraint
    self.init(constraint.uuid, constraint.major, constraint.minor, identifier)
  }

  /// The transmitters.
  public var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    switch (major?.uint16Value, minor?.uint16Value) {
    case (let major?, let minor?): .init(uuid: uuid, major: major, minor: minor)
    case (let major?, nil): .init(uuid: uuid, major: major)
    default: .init(uuid: uuid)
    }
  }

  /// Returns no data: the device cannot be a transmitter.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    NSMutableDictionary()
  }
}

/// A transmitter; none is found.
open class CLBeacon: NSObject {
  /// The name of all transmitters.
  public let uuid = UUID()
  /// The number of the group.
  public let major: NSNumber = 0
  /// The number in the group.
  public let minor: NSNumber = 0
  /// The distance.
  public let proximity = CLProximity.unknown
  /// The distance in meters; negative: not known.
  public let accuracy: CLLocationAccuracy = -1
  /// The strength of the signal; 0: not known.
  public let rssi = 0
  /// The time of the measurement.
  public let timestamp = Date()

  init(_: Void) {
    super.init()
  }
}

extension CLLocationManager {
  /// Returns false: the machine has no Bluetooth.
  public class func isRangingAvailable() -> Bool { false }
  /// Returns false: no region is entered.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// No effect: no transmitter is found.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// No effect: no transmitter is found.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// No effect: no transmitter is found.
  public func startRangingBeacons(in region: CLBeaconRegion) {}
  /// No effect: no transmitter is found.
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
}
