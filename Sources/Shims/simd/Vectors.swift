// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Short vectors under the names that C has for them, and what shapes work out with them. All functions work
// lane by lane unless their names say otherwise.

/// Two numbers of 32 bits.
public typealias simd_float2 = SIMD2<Float>
/// Two numbers of 64 bits.
public typealias simd_double2 = SIMD2<Double>
/// Two whole numbers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Two whole numbers of 32 bits without a sign.
public typealias simd_uint2 = SIMD2<UInt32>
/// The older name of `simd_float2`.
public typealias float2 = SIMD2<Float>
/// The older name of `simd_double2`.
public typealias double2 = SIMD2<Double>
/// The older name of `simd_float2`.
public typealias vector_float2 = SIMD2<Float>
/// The older name of `simd_double2`.
public typealias vector_double2 = SIMD2<Double>
/// Three numbers of 32 bits.
public typealias simd_float3 = SIMD3<Float>
/// Three numbers of 64 bits.
public typealias simd_double3 = SIMD3<Double>
/// Three whole numbers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// Three whole numbers of 32 bits without a sign.
public typealias simd_uint3 = SIMD3<UInt32>
/// The older name of `simd_float3`.
public typealias float3 = SIMD3<Float>
/// The older name of `simd_double3`.
public typealias double3 = SIMD3<Double>
/// The older name of `simd_float3`.
public typealias vector_float3 = SIMD3<Float>
/// The older name of `simd_double3`.
public typealias vector_double3 = SIMD3<Double>
/// Four numbers of 32 bits.
public typealias simd_float4 = SIMD4<Float>
/// Four numbers of 64 bits.
public typealias simd_double4 = SIMD4<Double>
/// Four whole numbers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// Four whole numbers of 32 bits without a sign.
public typealias simd_uint4 = SIMD4<UInt32>
/// The older name of `simd_float4`.
public typealias float4 = SIMD4<Float>
/// The older name of `simd_double4`.
public typealias double4 = SIMD4<Double>
/// The older name of `simd_float4`.
public typealias vector_float4 = SIMD4<Float>
/// The older name of `simd_double4`.
public typealias vector_double4 = SIMD4<Double>

extension SIMD where Scalar: FloatingPoint {
  /// The sum of the products of the lanes.
  @usableFromInline func inner(_ other: Self) -> Scalar { (self * other).sum() }

  /// The square root of the sum of the squares.
  @usableFromInline var norm: Scalar { inner(self).squareRoot() }
}

/// The sum of the products of the lanes.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.inner(y)
}

/// The length.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.norm
}

/// The square of the length.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  x.inner(x)
}

/// How far apart two points are.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  (x - y).norm
}

/// The square of how far apart two points are.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  (x - y).inner(x - y)
}

/// The same direction at length 1; not a number for a vector without one.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / x.norm
}

/// From x at 0 to y at 1.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// From x at 0 to y at 1.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// The mirror image of x behind a plane with the normal n, of length 1.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (x.inner(n) + x.inner(n))
}

/// Each lane, no less than the least and no more than the greatest.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// The component of x along y.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (x.inner(y) / y.inner(y))
}

/// A vector that stands on both.
@inlinable public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  let b = SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
  return a - b
}

/// 0 up to the first edge, 1 from the second on, smooth between.
@inlinable public func simd_smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  let t = min(max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}

/// A vector that stands on both.
@inlinable public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  let b = SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
  return a - b
}

/// 0 up to the first edge, 1 from the second on, smooth between.
@inlinable public func simd_smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  let t = min(max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}

/// The sum of the products of the lanes.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.inner(y)
}

/// The length.
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.norm
}

/// The square of the length.
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.inner(x)
}

/// How far apart two points are.
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x - y).norm
}

/// The square of how far apart two points are.
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  (x - y).inner(x - y)
}

/// The same direction at length 1; not a number for a vector without one.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / x.norm
}

/// From x at 0 to y at 1.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// From x at 0 to y at 1.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// The mirror image of x behind a plane with the normal n, of length 1.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (x.inner(n) + x.inner(n))
}

/// Each lane, no less than the least and no more than the greatest.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// The component of x along y.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (x.inner(y) / y.inner(y))
}

/// A vector that stands on both.
@inlinable public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  let b = SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
  return a - b
}

/// 0 up to the first edge, 1 from the second on, smooth between.
@inlinable public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  let t = min(max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}

/// A vector that stands on both.
@inlinable public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  let b = SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
  return a - b
}

/// 0 up to the first edge, 1 from the second on, smooth between.
@inlinable public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  let t = min(max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}

/// From x at 0 to y at 1.
@inlinable public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float {
  x + (y - x) * t
}

/// x, no less than the least and no more than the greatest.
@inlinable public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}

/// From x at 0 to y at 1.
@inlinable public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double {
  x + (y - x) * t
}

/// x, no less than the least and no more than the greatest.
@inlinable public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}

/// The lesser of each lane.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// The greater of each lane.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// Each lane without its sign.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
