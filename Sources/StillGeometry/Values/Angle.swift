/// An angle; positive turns clockwise on the screen, because y points down.
@frozen
public struct Angle: Hashable, Sendable {
  /// The angle in radians; any number of turns.
  public var radians: Double

  /// The angle in degrees; any number of turns.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No angle.
  @inlinable public init() { radians = 0 }

  /// An angle in radians: 2π is a full turn.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// An angle in degrees: 360 is a full turn.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// Returns an angle in radians: 2π is a full turn.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees: 360 is a full turn.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  @inlinable public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  /// The radians times 128, so that the thresholds which end an animation suit angles (rule L8.9).
  @inlinable public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension Angle {
  /// Returns one turn after the other.
  @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns how far the first angle is beyond the second.
  @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Returns the angle multiplied by a factor.
  @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// Returns the angle multiplied by a factor.
  @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }

  /// Returns the angle divided by a number.
  @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// The same turn in the other direction.
  @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Turns further.
  @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// Turns back.
  @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// Multiplies the angle by a factor.
  @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// Divides the angle by a number.
  @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
