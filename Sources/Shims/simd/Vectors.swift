// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Short vectors under their C names, and the functions that shape code uses. All functions work lane by lane unless their
// names indicate otherwise.

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
  /// Returns the dot product.
  @usableFromInline func inner(_ other: Self) -> Scalar { (self * other).sum() }

  /// The square root of the sum of the squares.
  @usableFromInline var norm: Scalar { inner(self).squareRoot() }
}

/// Returns the dot product.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.inner(y)
}

/// Returns the length.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.norm
}

/// Returns the square of the length.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  x.inner(x)
}

/// Returns the distance of two points.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  (x - y).norm
}

/// Returns the square of the distance of two points.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  (x - y).inner(x - y)
}

/// Returns the vector scaled to length 1; not a number for the zero vector.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / x.norm
}

/// Returns the interpolation from x at 0 to y at 1.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Returns the interpolation from x at 0 to y at 1.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Returns the reflection of x at a plane with the unit normal n.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (x.inner(n) + x.inner(n))
}

/// Clamps each lane between a minimum and a maximum.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// Returns the projection of x onto y.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (x.inner(y) / y.inner(y))
}

/// Returns the cross product.
@inlinable public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  let b = SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
  return a - b
}

/// Returns 0 up to the first edge, 1 from the second on, with smooth interpolation between.
@inlinable public func simd_smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  let t = min(max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}

/// Returns the cross product.
@inlinable public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  let b = SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
  return a - b
}

/// Returns 0 up to the first edge, 1 from the second on, with smooth interpolation between.
@inlinable public func simd_smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  let t = min(max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}

/// Returns the dot product.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.inner(y)
}

/// Returns the length.
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.norm
}

/// Returns the square of the length.
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.inner(x)
}

/// Returns the distance of two points.
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x - y).norm
}

/// Returns the square of the distance of two points.
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  (x - y).inner(x - y)
}

/// Returns the vector scaled to length 1; not a number for the zero vector.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / x.norm
}

/// Returns the interpolation from x at 0 to y at 1.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Returns the interpolation from x at 0 to y at 1.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Returns the reflection of x at a plane with the unit normal n.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (x.inner(n) + x.inner(n))
}

/// Clamps each lane between a minimum and a maximum.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// Returns the projection of x onto y.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (x.inner(y) / y.inner(y))
}

/// Returns the cross product.
@inlinable public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  let b = SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
  return a - b
}

/// Returns 0 up to the first edge, 1 from the second on, with smooth interpolation between.
@inlinable public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  let t = min(max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}

/// Returns the cross product.
@inlinable public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  let a = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  let b = SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
  return a - b
}

/// Returns 0 up to the first edge, 1 from the second on, with smooth interpolation between.
@inlinable public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  let t = min(max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}

/// Returns the interpolation from x at 0 to y at 1.
@inlinable public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float {
  x + (y - x) * t
}

/// Clamps x between a minimum and a maximum.
@inlinable public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}

/// Returns the interpolation from x at 0 to y at 1.
@inlinable public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double {
  x + (y - x) * t
}

/// Clamps x between a minimum and a maximum.
@inlinable public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}

/// Returns the minimum of each lane.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// Returns the maximum of each lane.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// Returns the absolute value of each lane.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
