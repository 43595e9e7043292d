import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// The label, a bar with the bounds beside it, and the value below (rule C5.4).
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The style that `.linearCapacity` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        _ProgressBar(progress: Fraction(configuration.value, of: 1), takesGradients: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A thick bar with a dot at the value, in the tint: a gradient runs along it.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// The style that `.accessoryLinear` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      MarkedTrack(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.footnote.weight(.medium))
  }
}

/// A track of 6 points, and a dot with a gap around it.
nonisolated private struct MarkedTrack: View {
  let fraction: Double
  @Environment(\.self) private var environment

  init(fraction: Double) {
    self.fraction = fraction
  }

  @MainActor var body: some View {
    let ink = environment.tintAlongLine ?? AnyShapeStyle(.tint)
    ZStack {
      Capsule().fill(ink).frame(height: 6)
      // A gap in the track, whatever is behind it.
      TrackDot(fraction: fraction, side: 12).blendMode(.destinationOut)
      TrackDot(fraction: fraction, side: 8).fill(ink)
    }
    .compositingGroup()
    .frame(minWidth: 12, idealWidth: 100, maxWidth: .infinity)
    .frame(height: 12)
  }
}

/// A dot on a track that it does not leave.
nonisolated private struct TrackDot: Shape {
  var fraction: Double
  /// Points.
  let side: CGFloat

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    // A spring may overshoot.
    let way = CGFloat(min(max(fraction, 0), 1)) * max(rect.width - 10, 0)
    return Path(
      ellipseIn: CGRect(
        x: rect.minX + 5 + way - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

extension EnvironmentValues {
  /// The tint of gauges along a line: a gradient runs from the leading edge to the trailing one; nil: the tint is a color.
  var tintAlongLine: AnyShapeStyle? {
    guard let style = tintStyle?.innermost else { return nil }
    if let gradient = style as? LinearGradient { return AnyShapeStyle(gradient) }
    guard let gradient = style as? Gradient else { return nil }
    let isMirrored = layoutDirection == .rightToLeft
    return AnyShapeStyle(
      LinearGradient(
        gradient: gradient, startPoint: isMirrored ? .trailing : .leading,
        endPoint: isMirrored ? .leading : .trailing))
  }
}

/// The label above a small bar that fills, the value below.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The style that `.accessoryLinearCapacity` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label.font(.headline)
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        _ProgressBar(progress: Fraction(configuration.value, of: 1), takesGradients: true)
        configuration.maximumValueLabel
      }
      .font(.footnote)
      configuration.currentValueLabel
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

/// A ring that is open below, with a dot at the value: 58 points across (rule C5.4).
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// The style that `.accessoryCircular` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: true) {
      configuration.currentValueLabel
    } below: {
      if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
        configuration.label
      } else {
        HStack(spacing: 0) {
          configuration.minimumValueLabel
          Spacer(minLength: 2)
          configuration.maximumValueLabel
        }
        .frame(width: 32)
      }
    }
  }
}

/// A closed ring that fills: 58 points across (rule C5.4).
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The style that `.accessoryCircularCapacity` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: false) {
      if let value = configuration.currentValueLabel { value } else { configuration.label }
    } below: {
    }
  }
}

/// A ring with something in its middle and something in its opening.
nonisolated private struct GaugeRing<Middle: View, Below: View>: View {
  let fraction: Double
  let isOpen: Bool
  let middle: Middle
  let below: Below
  @Environment(\.tintStyle) private var tintStyle

  init(
    fraction: Double, isOpen: Bool, @ViewBuilder middle: () -> Middle,
    @ViewBuilder below: () -> Below
  ) {
    self.fraction = fraction
    self.isOpen = isOpen
    self.middle = middle()
    self.below = below()
  }

  /// A gradient runs along the ring.
  private var ink: AnyShapeStyle {
    guard let gradient = tintStyle?.innermost as? Gradient else { return AnyShapeStyle(.tint) }
    let start = isOpen ? 135.0 : -90.0
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(start),
        endAngle: .degrees(start + (isOpen ? 270 : 360))))
  }

  @MainActor var body: some View {
    let style = StrokeStyle(lineWidth: 6, lineCap: .round)
    ZStack {
      if isOpen {
        ZStack {
          Arc(start: 0, end: 1, isOpen: true).stroke(ink, style: style)
          Arc(start: fraction, end: fraction, isOpen: true)
            .stroke(style: StrokeStyle(lineWidth: 12, lineCap: .round))
            .blendMode(.destinationOut)
          Arc(start: fraction, end: fraction, isOpen: true).stroke(ink, style: style)
        }
        .compositingGroup()
      } else {
        Arc(start: 0, end: 1, isOpen: false).stroke(.tint.opacity(0.25), style: style)
        Arc(start: 0, end: fraction, isOpen: false).stroke(ink, style: style)
      }
      middle
        .font(.system(size: 17, weight: .medium))
        .minimumScaleFactor(0.4)
        .lineLimit(1)
        .frame(width: 38)
      below
        .font(.system(size: 11, weight: .medium))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(width: 58, height: 58)
  }
}

/// A part of a circle that starts below on the left, or at the top where it is closed.
nonisolated private struct Arc: Shape {
  /// Fractions of the whole.
  var start, end: Double
  let isOpen: Bool

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let first = isOpen ? 135.0 : -90.0
    let length = isOpen ? 270.0 : 360.0
    // A spring may overshoot. A dot is an arc of almost nothing with round ends.
    let from = min(max(start, 0), 1)
    let to = max(min(max(end, 0), 1), from + 0.0005)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
      startAngle: .degrees(first + from * length), endAngle: .degrees(first + to * length),
      clockwise: false)
    return path
  }
}
