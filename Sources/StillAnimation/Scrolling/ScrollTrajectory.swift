package import Foundation

/// The way of scrolled content along one axis after a finger has let go: a function of time (rules SM5.2 to SM5.4).
///
/// It consists of legs, one after the other: a deceleration inside the ends, and springs back to an end.
package struct ScrollTrajectory: Equatable, Sendable {
  /// How much of its speed scrolled content loses in a second, as an exponent: 0.998 of it is left after a millisecond.
  package static let friction = -1000 * log(0.998)
  /// The angular frequency of the spring at an end: mass 1, stiffness 100, critically damped.
  static let frequency: CGFloat = 10

  private struct Leg: Equatable {
    enum Kind: Equatable {
      /// Towards `rest`, the distance to which falls with a rate.
      case decelerating(rate: CGFloat)
      /// To `rest` by a critically damped spring.
      case springing(frequency: CGFloat)
    }

    let kind: Kind
    /// Seconds from the start of the course.
    let start: TimeInterval
    let position, velocity, rest: CGFloat

    func position(after time: TimeInterval) -> CGFloat {
      switch kind {
      case .decelerating(let rate): return rest + (position - rest) * exp(-rate * time)
      case .springing(let frequency):
        let distance = position - rest
        let slope = velocity + frequency * distance
        return rest + (distance + slope * time) * exp(-frequency * time)
      }
    }

    func velocity(after time: TimeInterval) -> CGFloat {
      switch kind {
      case .decelerating(let rate): return (rest - position) * rate * exp(-rate * time)
      case .springing(let frequency):
        let slope = velocity + frequency * (position - rest)
        return (velocity - frequency * slope * time) * exp(-frequency * time)
      }
    }

    /// Returns the time after which the distance to the rest is never more than `slack` any more.
    func duration(within slack: CGFloat) -> TimeInterval {
      let distance = position - rest
      switch kind {
      case .decelerating(let rate):
        return abs(distance) > slack ? log(abs(distance) / slack) / rate : 0
      case .springing(let frequency):
        let slope = velocity + frequency * distance
        // Beyond its farthest point the spring only comes closer.
        let turn = slope == 0 ? 0 : max(velocity / (frequency * slope), 0)
        var (low, high) = (turn.isFinite ? turn : 0, (turn.isFinite ? turn : 0) + 1 / frequency)
        if abs(position(after: low) - rest) <= slack { return abs(distance) > slack ? low : 0 }
        while abs(position(after: high) - rest) > slack, high < 60 { high += 1 / frequency }
        for _ in 0..<50 {
          let middle = (low + high) / 2
          if abs(position(after: middle) - rest) > slack { low = middle } else { high = middle }
        }
        return high
      }
    }
  }

  private var legs: [Leg] = []
  /// The position at the end, in points.
  package let rest: CGFloat
  /// In seconds.
  package private(set) var duration: TimeInterval
  /// The moment of the legs at which the course begins, in seconds.
  private var begin: TimeInterval = 0

  /// Content that stays where it is.
  package init(at position: CGFloat) {
    rest = position
    duration = 0
  }

  /// Content that goes on by itself, as far as there is content, and comes back from beyond its ends.
  ///
  /// - Parameters:
  ///   - velocity: In points per second.
  ///   - range: Where the content may come to rest.
  ///   - slack: The distance from the rest that counts as none, in points.
  package init(
    from position: CGFloat, at velocity: CGFloat, in range: ClosedRange<CGFloat>, slack: CGFloat
  ) {
    guard position.isFinite, velocity.isFinite else {
      (rest, duration) = (position.isFinite ? position : range.lowerBound, 0)
      return
    }
    var legs: [Leg] = []
    var (place, speed, start) = (position, velocity, 0.0)
    if !range.contains(place) {
      let end = place > range.upperBound ? range.upperBound : range.lowerBound
      let spring = Leg(
        kind: .springing(frequency: Self.frequency), start: 0, position: place, velocity: speed,
        rest: end)
      legs.append(spring)
      let slope = speed + Self.frequency * (place - end)
      let crossing = -(place - end) / slope
      guard crossing > 0, crossing.isFinite, range.upperBound - range.lowerBound > slack else {
        (rest, duration) = (end, spring.duration(within: slack))
        self.legs = legs
        return
      }
      // The finger has pushed it back inside.
      (place, speed, start) = (end, spring.velocity(after: crossing), crossing)
    }
    let goal = place + speed / Self.friction
    let leg = Leg(
      kind: .decelerating(rate: Self.friction), start: start, position: place, velocity: speed,
      rest: goal)
    legs.append(leg)
    if range.contains(goal) {
      (rest, duration) = (goal, start + leg.duration(within: slack))
    } else {
      let end = goal > range.upperBound ? range.upperBound : range.lowerBound
      let share = 1 - Self.friction * (end - place) / speed
      let time = share > 0 ? -log(share) / Self.friction : 0
      let spring = Leg(
        kind: .springing(frequency: Self.frequency), start: start + time, position: end,
        velocity: leg.velocity(after: time), rest: end)
      legs.append(spring)
      (rest, duration) = (end, spring.start + spring.duration(within: slack))
    }
    self.legs = legs
  }

  /// Content that goes to a place that a behaviour has chosen.
  ///
  /// - Parameters:
  ///   - isPaged: Whether it goes there by the spring in any case; else it decelerates where its speed carries it so far.
  package init(
    from position: CGFloat, at velocity: CGFloat, to target: CGFloat, isPaged: Bool, slack: CGFloat
  ) {
    guard position.isFinite, velocity.isFinite, target.isFinite else {
      (rest, duration) = (target.isFinite ? target : position.isFinite ? position : 0, 0)
      return
    }
    let distance = target - position
    guard abs(distance) > slack || abs(velocity) > 1 else {
      (rest, duration) = (target, 0)
      return
    }
    let rate = distance == 0 ? 0 : velocity / distance
    let isCarried = !isPaged && rate >= Self.friction * 0.75
    let leg = Leg(
      kind: isCarried
        ? .decelerating(rate: rate)
        : .springing(frequency: rate.isFinite ? min(max(rate, Self.frequency), 1000) : 10),
      start: 0, position: position, velocity: velocity, rest: target)
    legs = [leg]
    rest = target
    duration = leg.duration(within: slack)
  }

  /// Returns the same course from a later moment on.
  package func after(_ time: TimeInterval) -> ScrollTrajectory {
    var course = self
    course.begin += time
    course.duration = max(duration - time, 0)
    return course
  }

  private func leg(at time: TimeInterval) -> Leg? { legs.last { $0.start <= time } ?? legs.first }

  /// Returns the position at a time, in seconds from the start.
  package func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: begin + time) else { return rest }
    return leg.position(after: max(begin + time - leg.start, 0))
  }

  /// Returns the speed at a time, in points per second.
  package func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: begin + time) else { return 0 }
    return leg.velocity(after: max(begin + time - leg.start, 0))
  }
}
