import Foundation
import StillDrawing

/// The colours of a gradient around a point, by angle.
struct AngularColors {
  private let stops: [GradientStops.Stop]
  /// Where the turn that shows begins, in radians.
  private let start: Double
  private let from: Double
  private let span: Double
  private let opacity: Double

  /// - Parameters:
  ///   - stops: At least one, ascending.
  ///   - from: In radians, clockwise from the right; so is `to`, which is another angle.
  ///   - opacity: What lets the colours through in addition.
  init(_ stops: GradientStops, from: Double, to: Double, opacity: Double) {
    let isReversed = to < from
    self.stops =
      isReversed
      ? stops.stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
      : stops.stops
    self.from = min(from, to)
    span = abs(to - from)
    start = span > 2 * Double.pi ? max(from, to) - 2 * Double.pi : self.from
    self.opacity = opacity
  }

  /// The premultiplied colour in a direction, in radians.
  func pixel(at angle: Double) -> UInt32 {
    let turn = 2 * Double.pi
    let ahead = angle - start
    let offset = ahead - (ahead / turn).rounded(.down) * turn
    var location = (start - from + offset) / span
    if location > 1 { location = offset < (span + turn) / 2 ? 1 : 0 }
    return color(at: location).pixel(opacity: opacity)
  }

  private func color(at location: Double) -> ResolvedColor {
    guard let after = stops.firstIndex(where: { Double($0.location) > location }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let share = Float(
      (location - Double(a.location)) / Double(b.location - a.location))
    func mix(_ a: Float, _ b: Float) -> Float { a + share * (b - a) }
    return ResolvedColor(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), opacity: mix(a.color.opacity, b.color.opacity))
  }
}
