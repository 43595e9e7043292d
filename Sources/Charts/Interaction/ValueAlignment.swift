package import Foundation

/// The place of a scale along all that scrolling shows, in points from its start.
package struct ChartRuler {
  package let scale: PositionScale
  package let length: CGFloat
  /// Whether values grow against the direction of points.
  package let isFlipped: Bool

  package init(_ scale: PositionScale, length: CGFloat, isFlipped: Bool) {
    (self.scale, self.length, self.isFlipped) = (scale, length, isFlipped)
  }

  /// The share of the scale at a place.
  package func unit(at place: CGFloat) -> Double {
    guard length > 0 else { return 0 }
    let unit = Double(place / length)
    return isFlipped ? 1 - unit : unit
  }

  /// The place of a share of the scale.
  package func place(_ unit: Double) -> CGFloat {
    CGFloat(isFlipped ? 1 - unit : unit) * length
  }
}

/// The values that scrolling comes to rest at (rule CH4.6).
package struct ValueAlignment {
  package enum Step {
    /// Multiples of a number; of categories, of their order.
    case unit(Double)
    case matching(DateComponents)
  }

  package enum Major {
    case page
    case unit(Double)
    case matching(DateComponents)
  }

  /// The velocity above which a scroll is a swipe, in points per second.
  private static let swipe: CGFloat = 300

  private let step: Step
  private let major: Major?

  package init(_ step: Step, _ major: Major?) {
    (self.step, self.major) = (step, major)
  }

  /// The start of the visible part, moved to a value.
  ///
  /// - Parameters:
  ///   - place: Where the scroll would end, in points from the start of all that scrolling shows.
  ///   - start: Where it began.
  ///   - velocity: Of the start of the visible part, in points per second.
  ///   - page: The length of the visible part, in points.
  package func aligned(
    _ place: CGFloat, from start: CGFloat, velocity: CGFloat, page: CGFloat,
    limit: ValueAlignedLimitBehavior, _ ruler: ChartRuler, _ calendar: Calendar
  ) -> CGFloat {
    let isSwipe = abs(velocity) > Self.swipe
    let direction: CGFloat = velocity < 0 ? -1 : 1
    if isSwipe, let major {
      // The edge that stays at the start of the domain is the far one of an axis that grows upwards.
      switch major {
      case .page: return nearest(start + direction * page, step, ruler, page, calendar)
      case .unit(let unit):
        return next(start, direction, .unit(unit), ruler, page, calendar) ?? place
      case .matching(let components):
        return next(start, direction, .matching(components), ruler, page, calendar) ?? place
      }
    }
    if limit.kind == .always, abs(place - start) > 0 {
      let toward: CGFloat = place < start ? -1 : 1
      let following = next(start, toward, step, ruler, page, calendar) ?? place
      return abs(nearest(place, step, ruler, page, calendar) - start) < 0.001 ? start : following
    }
    return nearest(place, step, ruler, page, calendar)
  }

  /// The place of the value that is nearest.
  private func nearest(
    _ place: CGFloat, _ step: Step, _ ruler: ChartRuler, _ page: CGFloat, _ calendar: Calendar
  ) -> CGFloat {
    let own = anchored(place, ruler, page)
    let around = [
      neighbor(own, -1, step, ruler, calendar), neighbor(own, 1, step, ruler, calendar),
    ]
    let found = around.compactMap { $0 }.min { abs($0 - own) < abs($1 - own) } ?? own
    return released(found, ruler, page)
  }

  /// The place of the following value in a direction.
  private func next(
    _ place: CGFloat, _ direction: CGFloat, _ step: Step, _ ruler: ChartRuler, _ page: CGFloat,
    _ calendar: Calendar
  ) -> CGFloat? {
    let own = anchored(place, ruler, page)
    return neighbor(own + direction * 0.01, direction, step, ruler, calendar).map {
      released($0, ruler, page)
    }
  }

  /// Axes that grow upwards are aligned at their lower edge.
  private func anchored(_ place: CGFloat, _ ruler: ChartRuler, _ page: CGFloat) -> CGFloat {
    ruler.isFlipped ? place + page : place
  }

  private func released(_ place: CGFloat, _ ruler: ChartRuler, _ page: CGFloat) -> CGFloat {
    ruler.isFlipped ? place - page : place
  }

  /// The place of the value at a place or before or after it.
  private func neighbor(
    _ place: CGFloat, _ direction: CGFloat, _ step: Step, _ ruler: ChartRuler, _ calendar: Calendar
  ) -> CGFloat? {
    let unit = ruler.unit(at: place)
    let isRising = (direction > 0) != ruler.isFlipped
    switch (ruler.scale, step) {
    case (.categories(let scale), .unit(let count)):
      let width = scale.band * max(count.rounded(), 1)
      let index = (unit / width).rounded(isRising ? .up : .down)
      return ruler.place(index * width)
    case (.numbers(let scale), .unit(let step)), (.dates(let scale), .unit(let step)):
      guard step > 0, step.isFinite else { return nil }
      let rises = isRising == (scale.start < scale.end)
      let value = (scale.value(unit) / step).rounded(rises ? .up : .down) * step
      return scale.unit(value).map(ruler.place)
    case (.dates(let scale), .matching(let components)):
      let rises = isRising == (scale.start < scale.end)
      let date = Date(timeIntervalSinceReferenceDate: scale.value(unit))
      let found = calendar.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime,
        direction: rises ? .forward : .backward)
      return found.flatMap { scale.unit($0.timeIntervalSinceReferenceDate) }.map(ruler.place)
    default: return nil
    }
  }
}
