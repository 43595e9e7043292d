// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Transforms between values over time and their frequencies, in single precision. Numbers of values are powers of 2.

/// A complex number.
public struct DSPComplex: Hashable, Sendable {
  /// The real part.
  public var real: Float
  /// The imaginary part.
  public var imag: Float

  /// The number 0.
  public init() { (real, imag) = (0, 0) }

  /// A number of two parts.
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers with their real parts at one place, and their imaginary parts at another.
@unsafe public struct DSPSplitComplex {
  /// The place of the real parts.
  public var realp: UnsafeMutablePointer<Float>
  /// The place of the imaginary parts.
  public var imagp: UnsafeMutablePointer<Float>

  /// Numbers at two places.
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    unsafe (self.realp, self.imagp) = (realp, imagp)
  }
}

/// The preparation of transforms. It keeps nothing.
public final class FFTSetup: Sendable {
  init() {}
}

/// The factors of the number of values.
public typealias FFTRadix = Int32
/// The way of a transform.
public typealias FFTDirection = Int32

/// Numbers of values that are powers of 2.
public let kFFTRadix2: FFTRadix = 0
/// Numbers of values that are powers of 2.
public let FFT_RADIX2 = 0
/// To frequencies.
public let kFFTDirection_Forward: FFTDirection = 1
/// From frequencies.
public let kFFTDirection_Inverse: FFTDirection = -1
/// To frequencies.
public let FFT_FORWARD: FFTDirection = 1
/// From frequencies.
public let FFT_INVERSE: FFTDirection = -1
/// A window of which only the first half is written.
public let vDSP_HALF_WINDOW = 1
/// A window from 0 to 1.
public let vDSP_HANN_DENORM = 0
/// A window that keeps the power of values.
public let vDSP_HANN_NORM = 2

/// Prepares transforms of up to 2 to a power of values.
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
  FFTSetup()
}

/// No effect: preparations keep nothing.
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {}

/// Transforms complex values in place. Either way leaves sums as they are: there and back multiplies by the number of values.
public func vDSP_fft_zip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let places = unsafe __C.pointee
  var values = (0..<(1 << Int(__Log2N))).map { index in
    unsafe DSPComplex(real: places.realp[index * __IC], imag: places.imagp[index * __IC])
  }
  transform(&values, __Direction)
  for (index, value) in values.enumerated() {
    unsafe places.realp[index * __IC] = value.real
    unsafe places.imagp[index * __IC] = value.imag
  }
}

/// Transforms real values in place, twice as many as there are complex numbers: those at even places are real parts, the others imaginary
/// ones. Frequencies are multiplied by 2; the last one is the imaginary part of the first.
public func vDSP_fft_zrip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let places = unsafe __C.pointee
  let count = 1 << Int(__Log2N)
  let half = count / 2
  var values = [DSPComplex](repeating: DSPComplex(), count: count)
  if __Direction == kFFTDirection_Forward {
    for index in 0..<half {
      unsafe values[2 * index].real = places.realp[index * __IC]
      unsafe values[2 * index + 1].real = places.imagp[index * __IC]
    }
    transform(&values, __Direction)
    for index in 1..<max(half, 1) {
      unsafe places.realp[index * __IC] = 2 * values[index].real
      unsafe places.imagp[index * __IC] = 2 * values[index].imag
    }
    unsafe places.realp[0] = 2 * values[0].real
    unsafe places.imagp[0] = 2 * values[half].real
    return
  }
  unsafe values[0].real = places.realp[0]
  unsafe values[half].real = places.imagp[0]
  for index in 1..<max(half, 1) {
    let (real, imag) = unsafe (places.realp[index * __IC], places.imagp[index * __IC])
    values[index] = DSPComplex(real: real, imag: imag)
    values[count - index] = DSPComplex(real: real, imag: -imag)
  }
  transform(&values, __Direction)
  for index in 0..<half {
    unsafe places.realp[index * __IC] = values[2 * index].real
    unsafe places.imagp[index * __IC] = values[2 * index + 1].real
  }
}

/// Transforms values by halves: those at even places and the others.
private func transform(_ values: inout [DSPComplex], _ direction: FFTDirection) {
  let count = values.count
  guard count > 1 else { return }
  var even = stride(from: 0, to: count, by: 2).map { values[$0] }
  var odd = stride(from: 1, to: count, by: 2).map { values[$0] }
  transform(&even, direction)
  transform(&odd, direction)
  for index in 0..<(count / 2) {
    let angle = -2 * Double.pi * Double(direction) * Double(index) / Double(count)
    let (c, s) = (Float(cos(angle)), Float(sin(angle)))
    let (a, b) = (even[index], odd[index])
    let (real, imag) = (b.real * c - b.imag * s, b.real * s + b.imag * c)
    values[index] = DSPComplex(real: a.real + real, imag: a.imag + imag)
    values[index + count / 2] = DSPComplex(real: a.real - real, imag: a.imag - imag)
  }
}

/// Writes complex numbers to two places, from one where real and imaginary parts take turns.
///
/// The distance in the first place is given in parts: 2 for numbers that follow one another.
public func vDSP_ctoz(
  _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>,
  _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  let places = unsafe __Z.pointee
  for index in 0..<Int(__N) {
    let value = unsafe __C[index * __IC / 2]
    unsafe places.realp[index * __IZ] = value.real
    unsafe places.imagp[index * __IZ] = value.imag
  }
}

/// Writes complex numbers from two places to one where real and imaginary parts take turns.
public func vDSP_ztoc(
  _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
  _ __C: UnsafeMutablePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let places = unsafe __Z.pointee
  for index in 0..<Int(__N) {
    unsafe __C[index * __IC / 2] = unsafe DSPComplex(
      real: places.realp[index * __IZ], imag: places.imagp[index * __IZ])
  }
}

/// Writes the squares of the absolute values.
public func vDSP_zvmags(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let places = unsafe __A.pointee
  for index in 0..<Int(__N) {
    let (real, imag) = unsafe (places.realp[index * __IA], places.imagp[index * __IA])
    unsafe __C[index * __IC] = real * real + imag * imag
  }
}

/// Writes the absolute values.
public func vDSP_zvabs(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  unsafe vDSP_zvmags(__A, __IA, __C, __IC, __N)
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe __C[index * __IC].squareRoot() }
}

/// Writes a window of cosines, `vDSP_HANN_DENORM` or `vDSP_HANN_NORM`.
public func vDSP_hann_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  let height: Float = Int(__Flag) & vDSP_HANN_NORM == 0 ? 0.5 : 0.8165
  unsafe window(__C, __N, __Flag) { height * (1 - cos($0)) }
}

/// Writes a window of cosines that does not end at 0.
public func vDSP_hamm_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  unsafe window(__C, __N, __Flag) { 0.54 - 0.46 * cos($0) }
}

/// Writes a window of cosines with low sides.
public func vDSP_blkman_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  unsafe window(__C, __N, __Flag) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }
}

private func window(
  _ place: UnsafeMutablePointer<Float>, _ count: UInt, _ flag: Int32,
  _ height: (Float) -> Float
) {
  let written = Int(flag) & vDSP_HALF_WINDOW == 0 ? Int(count) : (Int(count) + 1) / 2
  for index in 0..<written {
    unsafe place[index] = height(2 * .pi * Float(index) / Float(count))
  }
}

/// Writes whole numbers as values.
public func vDSP_vflt16(
  _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe Float(__A[index * __IA]) }
}

/// Writes the distances from 0.
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe abs(__A[index * __IA]) }
}

/// Writes the squares.
public func vDSP_vsq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    unsafe __C[index * __IC] = unsafe __A[index * __IA] * __A[index * __IA]
  }
}

/// Writes decibels above a value: of powers for 0 as the last argument, of amplitudes for 1.
public func vDSP_vdbcon(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (base, factor) = unsafe (__B.pointee, __F == 0 ? Float(10) : 20)
  for index in 0..<Int(__N) {
    unsafe __C[index * __IC] = unsafe factor * log10(__A[index * __IA] / base)
  }
}

/// Writes values held between two others.
public func vDSP_vclip(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let (low, high) = unsafe (__B.pointee, __C.pointee)
  for index in 0..<Int(__N) {
    unsafe __D[index * __ID] = unsafe min(max(__A[index * __IA], low), high)
  }
}

/// Writes one value at several places.
public func vDSP_vfill(
  _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = unsafe __A.pointee }
}

/// Writes 0 at several places.
public func vDSP_vclr(
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { unsafe __C[index * __IC] = 0 }
}

/// Writes sums of values times those of a filter, each for a number of values further on.
public func vDSP_desamp(
  _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Float = 0
    for tap in 0..<Int(__P) { sum += unsafe __A[index * __DF + tap] * __F[tap] }
    unsafe __C[index] = sum
  }
}

/// Writes the greatest value and its place.
public func vDSP_maxvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  unsafe (__C.pointee, __I.pointee) = (-.infinity, 0)
  for index in 0..<Int(__N) where unsafe __A[index * __IA] > __C.pointee {
    unsafe (__C.pointee, __I.pointee) = unsafe (__A[index * __IA], vDSP_Length(index * __IA))
  }
}
