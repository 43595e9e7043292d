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
        _ProgressBar(progress: Fraction(configuration.value, of: 1))
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A thick bar in one colour with a dot at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// The style that `.accessoryLinear` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      MarkedTrackLayout(fraction: configuration.value) {
        Capsule().fill(.tint)
        Circle().fill(ControlColor.ground)
        Circle().fill(.tint)
      }
      configuration.maximumValueLabel
    }
    .font(.footnote.weight(.medium))
  }
}

/// A track of 6 points, and a dot with a gap around it.
nonisolated private struct MarkedTrackLayout: Layout {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: max(proposal.width ?? 100, 12), height: 12)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let center = CGPoint(
      x: bounds.minX + 5 + CGFloat(min(max(fraction, 0), 1)) * max(bounds.width - 10, 0),
      y: bounds.midY)
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: bounds.width, height: 6))
    for (index, side) in [(1, 12.0), (2, 8.0)] {
      subviews[index].place(
        at: center, anchor: .center, proposal: ProposedViewSize(width: side, height: side))
    }
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
        _ProgressBar(progress: Fraction(configuration.value, of: 1))
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
        Arc(part: 0...1, isOpen: true).stroke(ink, style: style)
        Arc(part: fraction...fraction, isOpen: true)
          .stroke(ControlColor.ground, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        Arc(part: fraction...fraction, isOpen: true).stroke(ink, style: style)
      } else {
        Arc(part: 0...1, isOpen: false).stroke(.tint.opacity(0.25), style: style)
        Arc(part: 0...fraction, isOpen: false).stroke(ink, style: style)
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
  let part: ClosedRange<Double>
  let isOpen: Bool

  func path(in rect: CGRect) -> Path {
    let start = isOpen ? 135.0 : -90.0
    let length = isOpen ? 270.0 : 360.0
    // A dot is an arc of almost nothing with round ends.
    let end = max(part.upperBound, part.lowerBound + 0.0005)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
      startAngle: .degrees(start + part.lowerBound * length),
      endAngle: .degrees(start + end * length), clockwise: false)
    return path
  }
}
