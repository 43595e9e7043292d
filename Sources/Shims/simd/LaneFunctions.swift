// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of numbers, lane by lane. A vector of 32 bits is worked out in 64.

internal import Foundation

extension SIMD where Scalar: BinaryFloatingPoint {
  /// Returns the vector of the values of a function.
  func mapped(_ function: (Double) -> Double) -> Self {
    var result = Self()
    for index in indices { result[index] = Scalar(function(Double(self[index]))) }
    return result
  }

  /// Returns the vector of the values of a function of two numbers.
  func mapped(_ other: Self, _ function: (Double, Double) -> Double) -> Self {
    var result = Self()
    for index in indices {
      result[index] = Scalar(function(Double(self[index]), Double(other[index])))
    }
    return result
  }
}

/// Returns the sines of angles in radians.
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.sin)
}

/// Returns the cosines of angles in radians.
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.cos)
}

/// Returns the tangents of angles in radians.
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.tan)
}

/// Returns the angles with these sines, in radians.
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.asin)
}

/// Returns the angles with these cosines, in radians.
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.acos)
}

/// Returns the angles with these tangents, in radians.
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.atan)
}

/// Returns the powers of e.
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.exp)
}

/// Returns the powers of 2.
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.exp2)
}

/// Returns the logarithms to the base e.
public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.log)
}

/// Returns the logarithms to the base 2.
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.log2)
}

/// Returns the logarithms to the base 10.
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(Foundation.log10)
}

/// Returns the powers.
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped(y, Foundation.pow)
}

/// Returns the angles of directions, in radians.
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  y.mapped(x, Foundation.atan2)
}

/// Returns the next whole numbers below.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.down)
}

/// Returns the next whole numbers above.
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.up)
}

/// Returns the next whole numbers towards 0.
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.towardZero)
}

/// Returns the square roots.
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.squareRoot()
}

/// Returns 1 over the square roots.
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1) / x.squareRoot()
}

/// Returns 1 over the numbers.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1) / x
}

/// Returns what is left of the next whole numbers below.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x - x.rounded(.down)
}

/// Returns the magnitudes.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  simd_abs(x)
}

/// Returns 1, 0 and -1 for numbers above, at and below 0.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// Returns 0 for numbers below an edge, and 1 elsewhere.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Returns the smaller numbers.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_min(x, y) }

/// Returns the larger numbers.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_max(x, y) }

/// Returns the smallest number.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// Returns the largest number.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

/// Returns the sum of the numbers.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
