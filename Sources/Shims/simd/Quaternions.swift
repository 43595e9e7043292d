// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

internal import Foundation

/// A quaternion of numbers of 32 bits.
public typealias simd_quatf = _Quaternion<Float>
/// A quaternion of numbers of 64 bits.
public typealias simd_quatd = _Quaternion<Double>

/// A rotation in space, or any other quaternion: `x i + y j + z k + r`.
public struct _Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable, Sendable
where Scalar.SIMD4Storage: Sendable {
  /// The numbers: x, y, z, and the real part.
  public var vector: SIMD4<Scalar>

  /// A quaternion of zeros.
  public init() { vector = .zero }

  /// A quaternion of its numbers: x, y, z, and the real part.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  /// A quaternion of its numbers.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    vector = SIMD4(ix, iy, iz, r)
  }

  /// A quaternion of its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) {
    vector = SIMD4(imag, real)
  }

  /// A rotation around an axis of length 1.
  ///
  /// - Parameter angle: in radians, against the clock for whom the axis points at.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The rotation of one direction of length 1 into another, the shortest way.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let real = 1 + (from * to).sum()
    if real > 1e-6 {
      self = Self(real: real, imag: Self.cross(from, to)).normalized
    } else {
      // Opposite directions: around any axis at a right angle to them.
      let other: SIMD3<Scalar> = abs(from.x) < 0.9 ? [1, 0, 0] : [0, 1, 0]
      self = Self(real: 0, imag: Self.cross(from, other)).normalized
    }
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary part.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the rotation, in radians.
  public var angle: Scalar {
    Scalar(2 * atan2(Double((imag * imag).sum().squareRoot()), Double(real)))
  }
  /// The axis of the rotation, of length 1; not a number without a rotation.
  public var axis: SIMD3<Scalar> { imag / (imag * imag).sum().squareRoot() }
  /// The square root of the sum of the squares.
  public var length: Scalar { (vector * vector).sum().squareRoot() }
  /// The same direction with length 1.
  public var normalized: Self { Self(vector: vector / length) }
  /// The one with the opposite imaginary part.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The one that makes 1 of this one: the opposite rotation.
  public var inverse: Self { Self(vector: conjugate.vector / (vector * vector).sum()) }

  /// Returns a rotated vector.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    (self * Self(real: 0, imag: vector) * inverse).imag
  }

  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
  public static prefix func - (rhs: Self) -> Self { Self(vector: .zero - rhs.vector) }
  public static func * (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector * rhs) }
  public static func * (lhs: Scalar, rhs: Self) -> Self { rhs * lhs }
  public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
  public static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }

  /// Returns the rotation by the second one, then by the first one.
  public static func * (lhs: Self, rhs: Self) -> Self {
    let (a, b) = (lhs.imag, rhs.imag)
    let real = lhs.real * rhs.real - (a * b).sum()
    let imag = b * lhs.real + a * rhs.real + cross(a, b)
    return Self(real: real, imag: imag)
  }

  private static func cross(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let a = SIMD3(x.y * y.z, x.z * y.x, x.x * y.y)
    return a - SIMD3(x.z * y.y, x.x * y.z, x.y * y.x)
  }
}

/// Returns the rotation by the second one, then by the first one.
public func simd_mul<S>(_ p: _Quaternion<S>, _ q: _Quaternion<S>) -> _Quaternion<S> { p * q }
/// Returns the opposite rotation.
public func simd_inverse<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.inverse }
/// Returns the one with the opposite imaginary part.
public func simd_conjugate<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.conjugate }
/// Returns the same direction with length 1.
public func simd_normalize<S>(_ q: _Quaternion<S>) -> _Quaternion<S> { q.normalized }
/// Returns the square root of the sum of the squares.
public func simd_length<S>(_ q: _Quaternion<S>) -> S { q.length }
/// Returns the dot product.
public func simd_dot<S>(_ p: _Quaternion<S>, _ q: _Quaternion<S>) -> S {
  (p.vector * q.vector).sum()
}
/// Returns a rotated vector.
public func simd_act<S>(_ q: _Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }

/// Returns a rotation between two, along the shorter arc at a steady speed.
///
/// - Parameter t: 0 at the first, 1 at the second.
public func simd_slerp<S>(_ q0: _Quaternion<S>, _ q1: _Quaternion<S>, _ t: S) -> _Quaternion<S> {
  let dot = Double(simd_dot(q0, q1))
  let end = dot < 0 ? -q1 : q1
  let angle = acos(min(abs(dot), 1))
  guard angle > 1e-6 else { return (q0 * (1 - t) + end * t).normalized }
  let first = S(sin((1 - Double(t)) * angle) / sin(angle))
  return q0 * first + end * S(sin(Double(t) * angle) / sin(angle))
}
