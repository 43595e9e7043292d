import Foundation
import StillAnimation
import StillGeometry
import Testing

@Suite struct UnitCurveTests {
  @Test(
    "Curves pass through the numbers of rule L8.11",
    arguments: [
      (UnitCurve.easeIn, [0, 0.09, 0.32, 0.62, 1], 0.01),
      (.easeOut, [0, 0.38, 0.68, 0.91, 1], 0.01),
      (.easeInOut, [0, 0.13, 0.5, 0.87, 1], 0.01),
      (.linear, [0, 0.25, 0.5, 0.75, 1], 1e-12),
      (.circularEaseIn, [0, 0.032, 0.134, 0.339, 1], 0.001),
      (.circularEaseOut, [0, 0.661, 0.866, 0.968, 1], 0.001),
      (.circularEaseInOut, [0, 0.067, 0.5, 0.933, 1], 0.001),
    ])
  func values(curve: UnitCurve, expected: [Double], tolerance: Double) {
    for (index, value) in expected.enumerated() {
      #expect(abs(curve.value(at: Double(index) / 4) - value) <= tolerance, "sample \(index)")
    }
  }

  @Test(
    "Velocities are those of rule L8.11, 0 at exactly 1",
    arguments: [
      (UnitCurve.easeIn, [0, 0.67, 1.07, 1.37, 0]),
      (.easeOut, [1, 1.37, 1.07, 0.67, 0]),
      (.easeInOut, [0, 1.06, 1.72, 1.06, 0]),
      (.linear, [1, 1, 1, 1, 1]),
    ])
  func velocities(curve: UnitCurve, expected: [Double]) {
    for (index, velocity) in expected.enumerated() {
      #expect(abs(curve.velocity(at: Double(index) / 4) - velocity) <= 0.01, "sample \(index)")
    }
  }

  @Test("A bezier with symmetric control points passes through the middle")
  func bezier() {
    let gentle = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    let extreme = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    for curve in [gentle, extreme] {
      #expect(curve.value(at: 0) == 0)
      #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-6)
      #expect(curve.value(at: 1) == 1)
    }
  }

  @Test("Progress outside 0…1 counts as its nearest end")
  func clamping() {
    #expect(UnitCurve.easeInOut.value(at: -0.5) == 0)
    #expect(UnitCurve.easeInOut.value(at: 1.5) == 1)
    #expect(UnitCurve.easeInOut.value(at: .nan) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: .infinity) == 0)
  }

  @Test(
    "The velocity is the slope of the value",
    arguments: [
      UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .circularEaseInOut.inverse,
      .bezier(
        startControlPoint: UnitPoint(x: 0.2, y: 1.6),
        endControlPoint: UnitPoint(x: 0.4, y: -0.5)),
    ])
  func slope(curve: UnitCurve) {
    for x in [0.1, 0.3, 0.45, 0.6, 0.8, 0.9] {
      let chord = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - chord) < 1e-4 * max(1, abs(chord)), "at \(x)")
    }
  }

  @Test(
    "The inverse finds the progress of a value",
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ])
  func inverse(curve: UnitCurve) {
    for step in 0...20 {
      let x = Double(step) / 20
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6, "at \(x)")
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test("Control points that are not finite make a curve all the same")
  func badControlPoints() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: .nan, y: .infinity),
      endControlPoint: UnitPoint(x: -.infinity, y: .nan))
    for x in [0, 0.2, 0.5, 1] {
      #expect(curve.value(at: x).isFinite)
      #expect(curve.velocity(at: x).isFinite)
    }
  }

  @Test("The velocity stays finite where a curve stands upright")
  func uprightCurves() {
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) > 10)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0).isFinite)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5).isFinite)
  }
}
