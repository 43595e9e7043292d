import Accelerate
import Foundation
import Testing

/// Transforms between values over time and frequencies, as programs with sounds use them.
struct FourierTests {
  /// Transforms real values there and, where asked for, back.
  private func transformed(_ values: [Float], andBack: Bool = false) throws -> [[Float]] {
    let power = vDSP_Length(values.count.trailingZeroBitCount)
    let setup = try #require(vDSP_create_fftsetup(power, FFTRadix(FFT_RADIX2)))
    defer { vDSP_destroy_fftsetup(setup) }
    let half = values.count / 2
    var (reals, imaginaries) = (
      [Float](repeating: 0, count: half), [Float](repeating: 0, count: half)
    )
    unsafe reals.withUnsafeMutableBufferPointer { real in
      unsafe imaginaries.withUnsafeMutableBufferPointer { imaginary in
        var split = unsafe DSPSplitComplex(
          realp: real.baseAddress!, imagp: imaginary.baseAddress!)
        for index in 0..<half {
          unsafe split.realp[index] = values[2 * index]
          unsafe split.imagp[index] = values[2 * index + 1]
        }
        unsafe vDSP_fft_zrip(setup, &split, 1, power, FFTDirection(FFT_FORWARD))
        if andBack { unsafe vDSP_fft_zrip(setup, &split, 1, power, FFTDirection(FFT_INVERSE)) }
      }
    }
    return [reals, imaginaries]
  }

  @Test func aCosineIsOneFrequency() throws {
    let wave = (0..<16).map { Float(cos(2 * Double.pi * 3 * Double($0) / 16)) }
    let parts = try transformed(wave)
    for (index, real) in parts[0].enumerated() {
      #expect(abs(real - (index == 3 ? 16 : 0)) < 0.001)
      #expect(abs(parts[1][index]) < 0.001)
    }
    let level = try transformed([1, 1, 1, 1])
    #expect(level[0][0] == 8 && level[1][0] == 0)
    let turning = try transformed([1, -1, 1, -1])
    #expect(turning[0][0] == 0 && turning[1][0] == 8)
  }

  @Test func transformsThereAndBackKeepValues() throws {
    let values: [Float] = [1, 4, -2, 0.5, 3, 0, -1, 2]
    let parts = try transformed(values, andBack: true)
    for index in values.indices {
      #expect(abs(parts[index % 2][index / 2] / 16 - values[index]) < 0.001)
    }
  }

  @Test func windowsAndLevelsAreThoseOfTheirFormulas() {
    var window = [Float](repeating: -1, count: 4)
    unsafe vDSP_hann_window(&window, 4, Int32(vDSP_HANN_DENORM))
    #expect(zip(window, [0, 0.5, 1, 0.5]).allSatisfy { abs($0 - $1) < 0.001 })
    unsafe vDSP_hamm_window(&window, 4, 0)
    #expect(abs(window[0] - 0.08) < 0.001 && abs(window[2] - 1) < 0.001)
    unsafe vDSP_blkman_window(&window, 4, Int32(vDSP_HALF_WINDOW))
    #expect(abs(window[0]) < 0.001 && abs(window[2] - 1) < 0.001)
    let samples: [Int16] = [-10, 100]
    var values: [Float] = [0, 0]
    unsafe vDSP_vflt16(samples, 1, &values, 1, 2)
    unsafe vDSP_vabs(values, 1, &values, 1, 2)
    var one: Float = 1
    unsafe vDSP_vdbcon(values, 1, &one, &values, 1, 2, 1)
    #expect(values == [20, 40])
    var (low, high): (Float, Float) = (25, 30)
    unsafe vDSP_vclip(values, 1, &low, &high, &values, 1, 2)
    #expect(values == [25, 30])
    var means: [Float] = [0]
    unsafe vDSP_desamp(values, 2, [0.5, 0.5], &means, 1, 2)
    #expect(means == [27.5])
    var (most, place): (Float, vDSP_Length) = (0, 0)
    unsafe vDSP_maxvi(values, 1, &most, &place, 2)
    #expect(most == 30 && place == 1)
    unsafe vDSP_vsq(values, 1, &values, 1, 2)
    #expect(values == [625, 900])
    unsafe vDSP_vfill(&one, &values, 1, 2)
    #expect(values == [1, 1])
    unsafe vDSP_vclr(&values, 1, 2)
    #expect(values == [0, 0])
  }

  @Test func complexValuesAreTakenApartAndMeasured() throws {
    let setup = try #require(vDSP_create_fftsetup(1, kFFTRadix2))
    let values = [DSPComplex(real: 3, imag: 4), DSPComplex(real: 0, imag: 2)]
    var (reals, imaginaries): ([Float], [Float]) = ([0, 0], [0, 0])
    var (squares, lengths): ([Float], [Float]) = ([0, 0], [0, 0])
    var joined = [DSPComplex(), DSPComplex()]
    unsafe reals.withUnsafeMutableBufferPointer { real in
      unsafe imaginaries.withUnsafeMutableBufferPointer { imaginary in
        var split = unsafe DSPSplitComplex(
          realp: real.baseAddress!, imagp: imaginary.baseAddress!)
        unsafe vDSP_ctoz(values, 2, &split, 1, 2)
        unsafe vDSP_zvmags(&split, 1, &squares, 1, 2)
        unsafe vDSP_zvabs(&split, 1, &lengths, 1, 2)
        unsafe vDSP_ztoc(&split, 1, &joined, 2, 2)
        unsafe vDSP_fft_zip(setup, &split, 1, 1, kFFTDirection_Forward)
        unsafe vDSP_fft_zip(setup, &split, 1, 1, kFFTDirection_Inverse)
      }
    }
    #expect(squares == [25, 4] && lengths == [5, 2] && joined == values)
    #expect(reals == [6, 0] && imaginaries == [8, 4])
  }
}
