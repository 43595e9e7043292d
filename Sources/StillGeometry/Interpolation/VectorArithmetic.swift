public import Foundation

/// A value that can be added to others of its kind and scaled: what an animation interpolates.
///
/// Mirrors SwiftUI's protocol of the same name; `AdditiveArithmetic` supplies zero, sum and
/// difference.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value multiplied by `factor`.
  @inlinable public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Goes a part of the way to another value: 0 stays, 1 arrives; what is beyond goes beyond.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns a part of the way to another value.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    var way = other - self
    way.scale(by: amount)
    return self + way
  }
}

extension Double: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

/// The animatable data of something that has none.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Returns the only value.
  @inlinable public init() {}
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  @inlinable public static func += (lhs: inout Self, rhs: Self) {}
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  @inlinable public static func -= (lhs: inout Self, rhs: Self) {}
  @inlinable public mutating func scale(by rhs: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}
