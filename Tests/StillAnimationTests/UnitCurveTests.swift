import Foundation
import StillGeometry
import Testing

@testable import StillAnimation

/// Samples of the conformance vectors: time and expected number.
struct CurveSamples: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let curve: UnitCurve
  let samples: [(time: Double, expected: Double)]
  let tolerance: Double

  init(
    _ name: String, _ curve: UnitCurve, _ samples: [(Double, Double)], tolerance: Double = 0.01
  ) {
    testDescription = name
    self.curve = curve
    self.samples = samples
    self.tolerance = tolerance
  }
}

private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
  .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
}

@Suite struct UnitCurveTests {
  @Test(arguments: [
    CurveSamples(
      "curve-easein", .easeIn, [(0, 0), (0.25, 0.09), (0.5, 0.32), (0.75, 0.62), (1, 1)]),
    CurveSamples("easeOut of rule 8.11", .easeOut, [(0.25, 0.38), (0.5, 0.68), (0.75, 0.91)]),
    CurveSamples(
      "curve-easeinout", .easeInOut, [(0, 0), (0.25, 0.13), (0.5, 0.5), (0.75, 0.87), (1, 1)]),
    CurveSamples(
      "circularEaseIn of rule 8.11", .circularEaseIn,
      [(0, 0), (0.25, 0.032), (0.5, 0.134), (0.75, 0.339), (1, 1)], tolerance: 0.001),
    CurveSamples(
      "curve-circularout", .circularEaseOut,
      [(0, 0), (0.25, 0.661), (0.5, 0.866), (0.75, 0.968), (1, 1)], tolerance: 0.001),
    CurveSamples(
      "curve-circularinout", .circularEaseInOut,
      [(0, 0), (0.25, 0.067), (0.5, 0.5), (0.75, 0.933), (1, 1)], tolerance: 0.001),
    CurveSamples("curve-bezier", bezier(0.25, 0.1, 0.75, 0.9), [(0, 0), (0.5, 0.5), (1, 1)]),
    CurveSamples(
      "curve-clamp", .easeInOut, [(-0.5, 0), (0, 0), (1, 1), (1.5, 1)], tolerance: 1e-6),
    CurveSamples(
      "curve-bezier-extreme", bezier(-0.5, 2, 1.5, -1), [(0, 0), (0.5, 0.5), (1, 1)],
      tolerance: 1e-6),
  ]) func values(_ vector: CurveSamples) {
    for (time, expected) in vector.samples {
      #expect(abs(vector.curve.value(at: time) - expected) <= vector.tolerance, "at \(time)")
    }
  }

  @Test(arguments: [
    CurveSamples(
      "curve-easein-velocity", .easeIn, [(0, 0), (0.25, 0.67), (0.5, 1.07), (0.75, 1.37), (1, 0)]),
    CurveSamples(
      "curve-easeout-velocity", .easeOut,
      [(0, 1), (0.25, 1.37), (0.5, 1.07), (0.75, 0.67), (1, 0)]),
    CurveSamples(
      "curve-easeinout-velocity", .easeInOut,
      [(0, 0), (0.25, 1.06), (0.5, 1.72), (0.75, 1.06), (1, 0)]),
    CurveSamples("linear of rule 8.11", .linear, [(-1, 1), (0, 1), (0.5, 1), (1, 1), (2, 1)]),
  ]) func velocities(_ vector: CurveSamples) {
    for (time, expected) in vector.samples {
      #expect(abs(vector.curve.velocity(at: time) - expected) <= vector.tolerance, "at \(time)")
    }
  }

  private static let allCurves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    bezier(0.25, 0.1, 0.25, 1), bezier(0, 1, 1, 0),
  ]

  @Test(arguments: allCurves + [bezier(0.3, -0.4, 0.6, 1.5)])
  func velocityIsTheSlopeOfTheValue(_ curve: UnitCurve) {
    for time in [0.1, 0.3, 0.45, 0.7, 0.9] {
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: time) - slope) < 1e-4 * max(1, abs(slope)), "at \(time)")
    }
  }

  @Test(arguments: allCurves) func inverseUndoesTheCurve(_ curve: UnitCurve) {
    for progress in [0, 0.1, 0.35, 0.5, 0.8, 1] {
      let time = curve.inverse.value(at: progress)
      #expect(abs(curve.value(at: time) - progress) < 1e-6, "at \(progress)")
    }
  }

  @Test(arguments: allCurves) func inverseOfTheInverseIsTheCurve(_ curve: UnitCurve) {
    #expect(curve.inverse.inverse == curve)
  }

  @Test func oddNumbersDoNotTrap() {
    for curve in Self.allCurves + [bezier(.nan, .infinity, -.infinity, 1e300)] {
      for time in [Double.nan, .infinity, -.infinity, 1e300] {
        #expect(!curve.value(at: time).isNaN)
        _ = curve.velocity(at: time)
        _ = curve.inverse.value(at: time)
      }
    }
  }
}
