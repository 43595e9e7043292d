@_exported public import Foundation

/// An acceleration in multiples of gravity.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right.
  public var x = 0.0
  /// To the top.
  public var y = 0.0
  /// Out of the screen.
  public var z = 0.0

  /// No acceleration.
  public init() {}
}

/// A speed of rotation in radians per second.
public struct CMRotationRate: Hashable, Sendable {
  /// Around the axis to the right.
  public var x = 0.0
  /// Around the axis to the top.
  public var y = 0.0
  /// Around the axis out of the screen.
  public var z = 0.0

  /// No rotation.
  public init() {}
}

/// The orientation of a device.
open class CMAttitude: NSObject {
  /// The angle around the axis out of the screen, in radians.
  public let yaw = 0.0
  /// The angle around the axis to the right, in radians.
  public let pitch = 0.0
  /// The angle around the axis to the top, in radians.
  public let roll = 0.0
}

/// The movement of a device.
open class CMDeviceMotion: NSObject {
  /// The orientation.
  public let attitude = CMAttitude()
  /// The direction of gravity.
  public let gravity = CMAcceleration()
  /// The acceleration by a person.
  public let userAcceleration = CMAcceleration()
  /// The speed of rotation.
  public let rotationRate = CMRotationRate()
}

/// A measured acceleration.
open class CMAccelerometerData: NSObject {
  /// The acceleration.
  public let acceleration = CMAcceleration()
}

/// A measured rotation.
open class CMGyroData: NSObject {
  /// The speed of rotation.
  public let rotationRate = CMRotationRate()
}

/// The sensors of movement. There are none, and nothing is reported.
open class CMMotionManager: NSObject {
  /// Whether there is a sensor: never.
  public let isDeviceMotionAvailable = false
  /// Whether there is a sensor: never.
  public let isAccelerometerAvailable = false
  /// Whether there is a sensor: never.
  public let isGyroAvailable = false
  /// Whether movements are reported: never.
  public let isDeviceMotionActive = false
  /// Whether accelerations are reported: never.
  public let isAccelerometerActive = false
  /// No effect: nothing is measured.
  public var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// No effect: nothing is measured.
  public var accelerometerUpdateInterval: TimeInterval = 0.01
  /// No effect: nothing is measured.
  public var gyroUpdateInterval: TimeInterval = 0.01
  /// Nil: nothing is measured.
  public let deviceMotion: CMDeviceMotion? = nil
  /// Nil: nothing is measured.
  public let accelerometerData: CMAccelerometerData? = nil

  /// Sensors of nothing.
  public override init() {
    super.init()
  }

  /// No effect: nothing is measured.
  open func startDeviceMotionUpdates() {}
  /// No effect: nothing is measured.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// No effect: nothing is measured.
  open func stopDeviceMotionUpdates() {}
  /// No effect: nothing is measured.
  open func startAccelerometerUpdates() {}
  /// No effect: nothing is measured.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// No effect: nothing is measured.
  open func stopAccelerometerUpdates() {}
  /// No effect: nothing is measured.
  open func startGyroUpdates() {}
  /// No effect: nothing is measured.
  open func stopGyroUpdates() {}
}

/// Steps that were counted.
open class CMPedometerData: NSObject {
  /// The number of steps.
  public let numberOfSteps: NSNumber = 0
  /// The way in meters; nil: not known.
  public let distance: NSNumber? = nil
}

/// The counter of steps. None are counted.
open class CMPedometer: NSObject {
  /// Returns false: there is no counter.
  public class func isStepCountingAvailable() -> Bool { false }

  /// A counter of nothing.
  public override init() {
    super.init()
  }

  /// No effect: nothing is counted.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// No effect: nothing is counted.
  open func stopUpdates() {}
}
