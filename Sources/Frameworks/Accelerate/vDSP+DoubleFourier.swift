// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Transforms between values over time and their frequencies, in double precision.

/// A complex number in double precision.
public struct DSPDoubleComplex: Hashable, Sendable {
  /// The real part.
  public var real: Double
  /// The imaginary part.
  public var imag: Double

  /// The number 0.
  public init() { (real, imag) = (0, 0) }

  /// A number of two parts.
  public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers with their real parts at one place, and their imaginary parts at another.
@unsafe public struct DSPDoubleSplitComplex {
  /// The place of the real parts.
  public var realp: UnsafeMutablePointer<Double>
  /// The place of the imaginary parts.
  public var imagp: UnsafeMutablePointer<Double>

  /// Numbers at two places.
  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
    unsafe (self.realp, self.imagp) = (realp, imagp)
  }
}

/// The preparation of transforms in double precision. It keeps nothing.
public typealias FFTSetupD = FFTSetup

/// Prepares transforms of up to 2 to a power of values.
public func vDSP_create_fftsetupD(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetupD? {
  vDSP_create_fftsetup(__Log2n, __Radix)
}

/// No effect: preparations keep nothing.
public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) {}

/// Transforms complex values in place. Either way leaves sums as they are: there and back multiplies by the number of values.
public func vDSP_fft_zipD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let places = unsafe __C.pointee
  var values = (0..<(1 << Int(__Log2N))).map { index in
    unsafe DSPDoubleComplex(real: places.realp[index * __IC], imag: places.imagp[index * __IC])
  }
  transform(&values, __Direction)
  for (index, value) in values.enumerated() {
    unsafe places.realp[index * __IC] = value.real
    unsafe places.imagp[index * __IC] = value.imag
  }
}

/// Transforms real values in place, as `vDSP_fft_zrip` does: frequencies are multiplied by 2, and the last one is the imaginary part of the
/// first.
public func vDSP_fft_zripD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let places = unsafe __C.pointee
  let count = 1 << Int(__Log2N)
  let half = count / 2
  var values = [DSPDoubleComplex](repeating: DSPDoubleComplex(), count: count)
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
    values[index] = DSPDoubleComplex(real: real, imag: imag)
    values[count - index] = DSPDoubleComplex(real: real, imag: -imag)
  }
  transform(&values, __Direction)
  for index in 0..<half {
    unsafe places.realp[index * __IC] = values[2 * index].real
    unsafe places.imagp[index * __IC] = values[2 * index + 1].real
  }
}

/// Transforms values by halves: those at even places and the others.
private func transform(_ values: inout [DSPDoubleComplex], _ direction: FFTDirection) {
  let count = values.count
  guard count > 1 else { return }
  var even = stride(from: 0, to: count, by: 2).map { values[$0] }
  var odd = stride(from: 1, to: count, by: 2).map { values[$0] }
  transform(&even, direction)
  transform(&odd, direction)
  for index in 0..<(count / 2) {
    let angle = -2 * Double.pi * Double(direction) * Double(index) / Double(count)
    let (c, s) = (cos(angle), sin(angle))
    let (a, b) = (even[index], odd[index])
    let (real, imag) = (b.real * c - b.imag * s, b.real * s + b.imag * c)
    values[index] = DSPDoubleComplex(real: a.real + real, imag: a.imag + imag)
    values[index + count / 2] = DSPDoubleComplex(real: a.real - real, imag: a.imag - imag)
  }
}

/// Writes complex numbers to two places, from one where real and imaginary parts take turns.
public func vDSP_ctozD(
  _ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride,
  _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  let places = unsafe __Z.pointee
  for index in 0..<Int(__N) {
    let value = unsafe __C[index * __IC / 2]
    unsafe places.realp[index * __IZ] = value.real
    unsafe places.imagp[index * __IZ] = value.imag
  }
}

/// Writes the squares of the absolute values.
public func vDSP_zvmagsD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let places = unsafe __A.pointee
  for index in 0..<Int(__N) {
    let (real, imag) = unsafe (places.realp[index * __IA], places.imagp[index * __IA])
    unsafe __C[index * __IC] = real * real + imag * imag
  }
}
