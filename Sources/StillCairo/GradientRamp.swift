import Foundation
import StillDrawing

/// A gradient's colours over a range of locations, as stops between which plain mixing of components comes
/// within half of a 255th of the true colours.
struct GradientRamp {
  /// The locations that Cairo's 0 and 1 stand for.
  let range: ClosedRange<CGFloat>
  /// Ascending, in shares of the range; at least one.
  let stops: [(share: Double, color: ResolvedColor)]

  /// In how many parts the way between two stops is cut where colours do not change evenly.
  private static let parts = 24

  /// - Parameter limits: The largest range that the gradient's geometry allows; holds 0…1.
  init(_ gradient: GradientStops, limits: ClosedRange<CGFloat>) {
    let known = gradient.stops
    let first = min(known.first?.location ?? 0, 0)
    let last = max(known.last?.location ?? 1, 1)
    range = max(first, limits.lowerBound)...min(last, limits.upperBound)
    let (low, length) = (range.lowerBound, range.upperBound - range.lowerBound)
    var stops: [(share: Double, color: ResolvedColor)] = []
    func add(_ location: CGFloat, _ color: ResolvedColor) {
      stops.append((Double(min(max((location - low) / length, 0), 1)), color))
    }
    add(low, gradient.color(at: low))
    for (a, b) in zip(known, known.dropFirst()) where b.location > low {
      guard a.location <= range.upperBound else { break }
      let start = max(a.location, low)
      let end = min(b.location, range.upperBound)
      let isEven =
        a.color == b.color || (gradient.mixing == .device && a.color.opacity == b.color.opacity)
      let count = isEven ? 1 : Self.parts
      for part in 0...count where end > start || part == count {
        let place = start + (end - start) * CGFloat(part) / CGFloat(count)
        let share = b.location > a.location ? (place - a.location) / (b.location - a.location) : 1
        add(place, gradient.mixing.mix(a.color, b.color, by: Double(share)))
      }
    }
    add(range.upperBound, gradient.color(at: range.upperBound))
    self.stops = stops
  }
}
