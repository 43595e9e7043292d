// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A number of values.
public typealias vDSP_Length = UInt
/// The distance of values in memory, in values.
public typealias vDSP_Stride = Int

// Each function takes places of values with their distances there, the place of the result, and the number of values.

/// Calls a closure with the values at a place.
private func visit<Value>(
  _ place: UnsafePointer<Value>, _ stride: Int, _ count: UInt, _ body: (Value) -> Void
) {
  for index in 0..<Int(count) { body(unsafe place[index * stride]) }
}

/// Writes the sum.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  unsafe visit(__A, __IA, __N) { value in sum += value }
  unsafe __C.pointee = sum
}

/// Writes the mean; not a number for no values.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  unsafe visit(__A, __IA, __N) { value in sum += value }
  unsafe __C.pointee = sum / Float(__N)
}

/// Writes the mean of the squares; not a number for no values.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  unsafe visit(__A, __IA, __N) { value in sum += value * value }
  unsafe __C.pointee = sum / Float(__N)
}

/// Writes the sum of the squares.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  unsafe visit(__A, __IA, __N) { value in sum += value * value }
  unsafe __C.pointee = sum
}

/// Writes the square root of the mean of the squares; not a number for no values.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  unsafe vDSP_measqv(__A, __IA, __C, __N)
  unsafe __C.pointee.formSquareRoot()
}

/// Writes the greatest value; minus infinity for no values.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var most: Float = -.infinity
  unsafe visit(__A, __IA, __N) { value in most = Swift.max(most, value) }
  unsafe __C.pointee = most
}

/// Writes the least value; infinity for no values.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var most: Float = .infinity
  unsafe visit(__A, __IA, __N) { value in most = Swift.min(most, value) }
  unsafe __C.pointee = most
}

/// Writes the greatest distance from 0; 0 for no values.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var most: Float = 0
  unsafe visit(__A, __IA, __N) { value in most = Swift.max(most, abs(value)) }
  unsafe __C.pointee = most
}

/// Writes values times a number.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe __A[index * __IA] * number }
}

/// Writes values with a number added to each.
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe __A[index * __IA] + number }
}

/// Writes values divided by a number.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe __A[index * __IA] / number }
}

/// Writes the sums of values at the same places.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    unsafe __C[index * __IC] = unsafe __A[index * __IA] + __B[index * __IB]
  }
}

/// Writes the products of values at the same places.
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    unsafe __C[index * __IC] = unsafe __A[index * __IA] * __B[index * __IB]
  }
}

/// Writes the differences of the second values and the first.
public func vDSP_vsub(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    unsafe __C[index * __IC] = unsafe __B[index * __IB] - __A[index * __IA]
  }
}

/// Writes the sum.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  unsafe visit(__A, __IA, __N) { value in sum += value }
  unsafe __C.pointee = sum
}

/// Writes the mean; not a number for no values.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  unsafe visit(__A, __IA, __N) { value in sum += value }
  unsafe __C.pointee = sum / Double(__N)
}

/// Writes the mean of the squares; not a number for no values.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  unsafe visit(__A, __IA, __N) { value in sum += value * value }
  unsafe __C.pointee = sum / Double(__N)
}

/// Writes the sum of the squares.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  unsafe visit(__A, __IA, __N) { value in sum += value * value }
  unsafe __C.pointee = sum
}

/// Writes the square root of the mean of the squares; not a number for no values.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  unsafe vDSP_measqvD(__A, __IA, __C, __N)
  unsafe __C.pointee.formSquareRoot()
}

/// Writes the greatest value; minus infinity for no values.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var most: Double = -.infinity
  unsafe visit(__A, __IA, __N) { value in most = Swift.max(most, value) }
  unsafe __C.pointee = most
}

/// Writes the least value; infinity for no values.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var most: Double = .infinity
  unsafe visit(__A, __IA, __N) { value in most = Swift.min(most, value) }
  unsafe __C.pointee = most
}

/// Writes the greatest distance from 0; 0 for no values.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var most: Double = 0
  unsafe visit(__A, __IA, __N) { value in most = Swift.max(most, abs(value)) }
  unsafe __C.pointee = most
}

/// Writes values times a number.
public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe __A[index * __IA] * number }
}

/// Writes values with a number added to each.
public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe __A[index * __IA] + number }
}

/// Writes values divided by a number.
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let number = unsafe __B.pointee
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe __A[index * __IA] / number }
}

/// Writes the sums of values at the same places.
public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    unsafe __C[index * __IC] = unsafe __A[index * __IA] + __B[index * __IB]
  }
}

/// Writes the products of values at the same places.
public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    unsafe __C[index * __IC] = unsafe __A[index * __IA] * __B[index * __IB]
  }
}

/// Writes the differences of the second values and the first.
public func vDSP_vsubD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    unsafe __C[index * __IC] = unsafe __B[index * __IB] - __A[index * __IA]
  }
}
