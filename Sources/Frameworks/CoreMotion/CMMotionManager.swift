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
  /// The orientation as a matrix: that of a device that was not moved.
  public let rotationMatrix = CMRotationMatrix(
    m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
  /// The orientation as four numbers: that of a device that was not moved.
  public let quaternion = CMQuaternion(x: 0, y: 0, z: 0, w: 1)

  /// No effect: every orientation is the same.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// A rotation as a matrix.
public struct CMRotationMatrix: Hashable, Sendable {
  /// The first row.
  public var m11 = 0.0, m12 = 0.0, m13 = 0.0
  /// The second row.
  public var m21 = 0.0, m22 = 0.0, m23 = 0.0
  /// The third row.
  public var m31 = 0.0, m32 = 0.0, m33 = 0.0

  /// A matrix of zeros.
  public init() {}

  /// A matrix by its rows.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
}

/// A rotation as four numbers.
public struct CMQuaternion: Hashable, Sendable {
  /// The axis, times the sine of half of the angle.
  public var x = 0.0, y = 0.0, z = 0.0
  /// The cosine of half of the angle.
  public var w = 0.0

  /// Four zeros.
  public init() {}

  /// A rotation by its numbers.
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// The directions that orientations are measured from.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up, and any direction.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// Up, and any direction, corrected by a compass.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// Up, and the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// Up, and the north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
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
  /// No effect: nothing moves.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// No effect: nothing moves.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
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
