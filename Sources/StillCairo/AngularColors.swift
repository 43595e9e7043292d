import Foundation
import StillDrawing

/// The colours of a gradient around a point, by angle.
struct AngularColors {
  /// Premultiplied, at even steps of the location from 0 to 1.
  private let table: [UInt32]
  /// Where the turn that shows begins, in radians.
  private let start: Double
  private let from: Double
  private let span: Double

  /// Steps of the location: a sector of one is narrower than a pixel within 600 pixels of the point.
  private static let steps = 4_096

  /// - Parameters:
  ///   - stops: At least one, ascending.
  ///   - from: In radians, clockwise from the right; so is `to`, which is another angle.
  ///   - opacity: The opacity applied to the colors.
  init(_ stops: GradientStops, from: Double, to: Double, opacity: Double) {
    let isReversed = to < from
    table = (0...Self.steps).map { step in
      let share = CGFloat(step) / CGFloat(Self.steps)
      return stops.color(at: isReversed ? 1 - share : share).pixel(opacity: opacity)
    }
    self.from = min(from, to)
    span = abs(to - from)
    start = span > 2 * Double.pi ? max(from, to) - 2 * Double.pi : self.from
  }

  /// Returns the premultiplied colour in a direction, in radians.
  func pixel(at angle: Double) -> UInt32 {
    let turn = 2 * Double.pi
    let ahead = angle - start
    let offset = ahead - (ahead / turn).rounded(.down) * turn
    var location = (start - from + offset) / span
    if location > 1 { location = offset < (span + turn) / 2 ? 1 : 0 }
    let step = location * Double(Self.steps) + 0.5
    return table[step > 0 ? min(Int(step), Self.steps) : 0]
  }
}
