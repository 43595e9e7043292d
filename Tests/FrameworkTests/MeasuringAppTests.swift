import AVFoundation
import Accelerate
import AppIntents
import CoreLocation
import CoreMedia
import Foundation
import SceneKit
import Testing
import UIKit

/// What programs that measure with the camera use, written as they write it.
@MainActor struct MeasuringAppTests {
  @Test func aCosineIsOneFrequencyInDoublePrecision() throws {
    let wave = (0..<16).map { cos(2 * Double.pi * 3 * Double($0) / 16) }
    let setup = try #require(vDSP_create_fftsetupD(4, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetupD(setup) }
    var (real, imaginary) = (wave, [Double](repeating: 0, count: 16))
    var magnitudes = [Double](repeating: 0, count: 16)
    unsafe real.withUnsafeMutableBufferPointer { reals in
      unsafe imaginary.withUnsafeMutableBufferPointer { imaginaries in
        var split = unsafe DSPDoubleSplitComplex(
          realp: reals.baseAddress!, imagp: imaginaries.baseAddress!)
        unsafe vDSP_fft_zipD(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
        unsafe magnitudes.withUnsafeMutableBufferPointer { buffer in
          unsafe vDSP_zvmagsD(&split, 1, buffer.baseAddress!, 1, vDSP_Length(16))
        }
      }
    }
    for (index, magnitude) in magnitudes.enumerated() {
      #expect(abs(magnitude - (index == 3 || index == 13 ? 64 : 0)) < 0.001)
    }
  }

  @Test func realValuesComeBackInDoublePrecision() throws {
    let setup = try #require(vDSP_create_fftsetupD(2, FFTRadix(FFT_RADIX2)))
    var pairs = [DSPDoubleComplex(real: 1, imag: -1), DSPDoubleComplex(real: 4, imag: 2)]
    var (reals, imaginaries) = ([0.0, 0.0], [0.0, 0.0])
    unsafe reals.withUnsafeMutableBufferPointer { real in
      unsafe imaginaries.withUnsafeMutableBufferPointer { imaginary in
        var split = unsafe DSPDoubleSplitComplex(
          realp: real.baseAddress!, imagp: imaginary.baseAddress!)
        unsafe vDSP_ctozD(&pairs, 2, &split, 1, 2)
        unsafe vDSP_fft_zripD(setup, &split, 1, 2, FFTDirection(FFT_FORWARD))
        unsafe vDSP_fft_zripD(setup, &split, 1, 2, FFTDirection(FFT_INVERSE))
      }
    }
    #expect(reals == [8, 32] && imaginaries == [-8, 16])
    #expect(DSPDoubleComplex() == DSPDoubleComplex(real: 0, imag: 0))
  }

  @Test func aCameraWithoutALampTakesItsSettings() throws {
    #expect(AVCaptureDevice.maxAvailableTorchLevel == 1)
    let output = AVCaptureVideoDataOutput()
    output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
    #expect(output.videoSettings.count == 1)
    if let device = AVCaptureDevice.default(for: .video) {
      device.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 30)
      device.activeVideoMaxFrameDuration = CMTime(value: 1, timescale: 30)
    }
  }

  /// Reads the mean brightness, as programs do.
  private func brightness(_ buffer: CVPixelBuffer) -> Int? {
    guard CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess else { return nil }
    defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
    guard let base = unsafe CVPixelBufferGetBaseAddress(buffer) else { return nil }
    let bytes = unsafe base.assumingMemoryBound(to: UInt8.self)
    let row = CVPixelBufferGetBytesPerRow(buffer)
    var sum = 0
    for y in 0..<CVPixelBufferGetHeight(buffer) {
      for x in 0..<CVPixelBufferGetWidth(buffer) { sum += unsafe Int(bytes[y * row + x * 4]) }
    }
    return sum
  }

  @Test func particlesAreKept() {
    let system = SCNParticleSystem()
    (system.birthRate, system.particleLifeSpan, system.loops) = (600, 2, true)
    system.emitterShape = SCNSphere(radius: 1.5)
    system.birthLocation = .surface
    system.particleColor = UIColor.blue
    system.particleColorVariation = SCNVector4(0.2, 0.2, 0.2, 0)
    system.blendMode = .additive
    let node = SCNNode()
    node.addParticleSystem(system)
    #expect(node.particleSystems?.count == 1)
    node.removeParticleSystem(system)
    #expect(node.particleSystems == nil)
    node.eulerAngles = SCNVector3Zero
  }

  @Test func actionsAreAsLongAsTheirParts() {
    let pulse = SCNAction.scale(to: 1.08, duration: 0.25)
    pulse.timingMode = .easeInEaseOut
    let beat = SCNAction.sequence([pulse, .wait(duration: 0.5), .scale(by: 2, duration: 0.25)])
    #expect(beat.duration == 1)
    #expect(SCNAction.repeat(beat, count: 3).duration == 3)
    #expect(SCNAction.group([beat, .fadeIn(duration: 2), .fadeOut(duration: 1)]).duration == 2)
    #expect(SCNAction.fadeOpacity(to: 0.5, duration: 1).duration == 1)
    #expect(SCNAction.run { _ in }.duration == 0)
  }

  @Test func questionsOfLocationsHaveTheirErrors() {
    #expect(CLError.Code.promptDeclined.rawValue == 18)
    #expect(CLError.Code.geocodeFoundNoResult.rawValue == 8)
    #expect(CLError.Code.regionMonitoringDenied.rawValue == 4)
  }

  private struct Mark: AppIntent {
    static let title: LocalizedStringResource = "Mark"

    func perform() async throws -> some IntentResult & ProvidesDialog {
      try await requestConfirmation(result: .result(dialog: IntentDialog("Sure?")))
      try await requestConfirmation(actionName: .add, dialog: "Really?")
      return .result(dialog: "Marked")
    }
  }

  @Test func anIntentThatAsksGoesOn() async throws {
    _ = try await Mark().perform()
  }
}
