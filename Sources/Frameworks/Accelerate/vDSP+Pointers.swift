// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A number of values.
public typealias vDSP_Length = UInt
/// The distance of values in memory, in values.
public typealias vDSP_Stride = Int

// Each function takes places of values with their distances there, the place of the result, and the number of values. What is computed is
// written once for both types of numbers.

/// Returns a value made of those at a place, one after the other.
private func fold<Value>(
  _ place: UnsafePointer<Value>, _ stride: Int, _ count: UInt, from first: Value,
  _ next: (Value, Value) -> Value
) -> Value {
  var result = first
  for index in 0..<Int(count) { result = next(result, unsafe place[index * stride]) }
  return result
}

/// Returns the mean of the squares.
private func meanSquare<Value: BinaryFloatingPoint>(
  _ place: UnsafePointer<Value>, _ stride: Int, _ count: UInt
) -> Value {
  unsafe fold(place, stride, count, from: 0) { $0 + $1 * $1 } / Value(count)
}

/// Returns the sum of what is made of the values at two places.
private func sum<Value: BinaryFloatingPoint>(
  _ one: UnsafePointer<Value>, _ stride: Int, _ other: UnsafePointer<Value>, _ otherStride: Int,
  _ count: UInt, _ change: (Value, Value) -> Value
) -> Value {
  var result: Value = 0
  for index in 0..<Int(count) {
    result += unsafe change(one[index * stride], other[index * otherStride])
  }
  return result
}

/// Writes what is made of each value at a place.
private func map<Value>(
  _ place: UnsafePointer<Value>, _ stride: Int, _ result: UnsafeMutablePointer<Value>,
  _ resultStride: Int, _ count: UInt, _ change: (Value) -> Value
) {
  for index in 0..<Int(count) {
    unsafe result[index * resultStride] = unsafe change(place[index * stride])
  }
}

/// Writes what is made of the values at two places.
private func join<Value>(
  _ one: UnsafePointer<Value>, _ stride: Int, _ other: UnsafePointer<Value>, _ otherStride: Int,
  _ result: UnsafeMutablePointer<Value>, _ resultStride: Int, _ count: UInt,
  _ change: (Value, Value) -> Value
) {
  for index in 0..<Int(count) {
    unsafe result[index * resultStride] = unsafe change(
      one[index * stride], other[index * otherStride])
  }
}

/// Writes the sum.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: 0, +)
}

/// Writes the mean; not a number for no values.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: 0, +) / Float(__N)
}

/// Writes the mean of the squares; not a number for no values.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe meanSquare(__A, __IA, __N)
}

/// Writes the sum of the squares.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: 0) { $0 + $1 * $1 }
}

/// Writes the square root of the mean of the squares; not a number for no values.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe meanSquare(__A, __IA, __N).squareRoot()
}

/// Writes the greatest value; minus infinity for no values.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: -.infinity) { Swift.max($0, $1) }
}

/// Writes the least value; infinity for no values.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: .infinity) { Swift.min($0, $1) }
}

/// Writes the greatest distance from 0; 0 for no values.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: 0) { Swift.max($0, abs($1)) }
}

/// Writes values times a number.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  unsafe map(__A, __IA, __C, __IC, __N) { $0 * number }
}

/// Writes values with a number added to each.
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  unsafe map(__A, __IA, __C, __IC, __N) { $0 + number }
}

/// Writes values divided by a number.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  unsafe map(__A, __IA, __C, __IC, __N) { $0 / number }
}

/// Writes the sums of values at the same places.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe join(__A, __IA, __B, __IB, __C, __IC, __N, +)
}

/// Writes the products of values at the same places.
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe join(__A, __IA, __B, __IB, __C, __IC, __N, *)
}

/// Writes the differences of the second values and the first.
public func vDSP_vsub(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe join(__A, __IA, __B, __IB, __C, __IC, __N) { $1 - $0 }
}

/// Writes the sum.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: 0, +)
}

/// Writes the mean; not a number for no values.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: 0, +) / Double(__N)
}

/// Writes the mean of the squares; not a number for no values.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe meanSquare(__A, __IA, __N)
}

/// Writes the sum of the squares.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: 0) { $0 + $1 * $1 }
}

/// Writes the square root of the mean of the squares; not a number for no values.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe meanSquare(__A, __IA, __N).squareRoot()
}

/// Writes the greatest value; minus infinity for no values.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: -.infinity) { Swift.max($0, $1) }
}

/// Writes the least value; infinity for no values.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: .infinity) { Swift.min($0, $1) }
}

/// Writes the greatest distance from 0; 0 for no values.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe fold(__A, __IA, __N, from: 0) { Swift.max($0, abs($1)) }
}

/// Writes values times a number.
public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  unsafe map(__A, __IA, __C, __IC, __N) { $0 * number }
}

/// Writes values with a number added to each.
public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  unsafe map(__A, __IA, __C, __IC, __N) { $0 + number }
}

/// Writes values divided by a number.
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  unsafe map(__A, __IA, __C, __IC, __N) { $0 / number }
}

/// Writes the sums of values at the same places.
public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe join(__A, __IA, __B, __IB, __C, __IC, __N, +)
}

/// Writes the products of values at the same places.
public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe join(__A, __IA, __B, __IB, __C, __IC, __N, *)
}

/// Writes the differences of the second values and the first.
public func vDSP_vsubD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe join(__A, __IA, __B, __IB, __C, __IC, __N) { $1 - $0 }
}

/// Writes the sum of the products of values at the same places.
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe sum(__A, __IA, __B, __IB, __N, *)
}

/// Writes the sum of the squares of the differences of values at the same places.
public func vDSP_distancesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe sum(__A, __IA, __B, __IB, __N) { ($0 - $1) * ($0 - $1) }
}

/// Writes the sum of the products of values at the same places.
public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe sum(__A, __IA, __B, __IB, __N, *)
}

/// Writes the sum of the squares of the differences of values at the same places.
public func vDSP_distancesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  unsafe __C.pointee = unsafe sum(__A, __IA, __B, __IB, __N) { ($0 - $1) * ($0 - $1) }
}
