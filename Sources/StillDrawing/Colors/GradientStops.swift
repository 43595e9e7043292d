package import Foundation

/// The colours along a gradient, ascending by location.
package struct GradientStops: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    package var color: ResolvedColor
    /// 0 at the gradient's start, 1 at its end; other numbers lie beyond (rule P4.5).
    package var location: CGFloat

    package init(color: ResolvedColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package var stops: [Stop]
  /// The interpolation of colors between two stops.
  package var mixing: ColorMixing

  package init(stops: [Stop], mixing: ColorMixing = .device) {
    self.stops = stops
    self.mixing = mixing
  }

  /// Returns the colour at a location. Stops at one place make an edge, from which on the last of them shows (rule
  /// P4.4); before the first and after the last stop nothing changes. Clear without stops.
  package func color(at location: CGFloat) -> ResolvedColor {
    guard let last = stops.last else { return ResolvedColor.clear }
    guard let after = stops.firstIndex(where: { $0.location > location }) else {
      return last.color
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let share = Double((location - a.location) / (b.location - a.location))
    return mixing.mix(a.color, b.color, by: share)
  }
}

/// The interpolation of two colors.
package enum ColorMixing: Sendable, Hashable {
  /// In gamma-encoded sRGB, component by component.
  case device
  /// Along a straight line in Oklab (rule P4.1).
  case perceptual
  /// In linear light, component by component (rule P9.8).
  case linear

  /// Returns the colour a share of the way from one to another, both weighted by their opacity (rule P4.11): on its
  /// way to clear, a colour only fades.
  package func mix(
    _ first: ResolvedColor, _ second: ResolvedColor, by share: Double
  ) -> ResolvedColor {
    let (from, to) = (Double(first.opacity), Double(second.opacity))
    let opacity = from + (to - from) * share
    let weight =
      from == to ? share : opacity > 0 ? share * to / opacity : to > from ? 1 : 0
    switch self {
    case .linear:
      func channel(_ a: Float, _ b: Float) -> Float { Gamma.mix(a, b, by: weight) }
      return ResolvedColor(
        red: channel(first.red, second.red), green: channel(first.green, second.green),
        blue: channel(first.blue, second.blue), opacity: Float(opacity))
    case .device:
      func channel(_ a: Float, _ b: Float) -> Float { Float(Double(a) + Double(b - a) * weight) }
      return ResolvedColor(
        red: channel(first.red, second.red), green: channel(first.green, second.green),
        blue: channel(first.blue, second.blue), opacity: Float(opacity))
    case .perceptual:
      let mixed = first.oklab.mixed(with: second.oklab, by: weight).sRGB
      func channel(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }
      return ResolvedColor(
        red: channel(mixed.red), green: channel(mixed.green), blue: channel(mixed.blue),
        opacity: Float(opacity))
    }
  }
}

extension ResolvedColor {
  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

  package var oklab: Oklab { Oklab(red: Double(red), green: Double(green), blue: Double(blue)) }
}
