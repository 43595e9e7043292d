package import Foundation
import StillDrawing
package import StillGeometry
import StillLayout
package import StillViewGraph

/// The bar of a linear progress view: as wide as proposed and 4 points high, with round ends.
nonisolated package struct _ProgressBar: LeafView {
  let progress: Fraction
  /// Whether a gradient that is the tint runs along the bar, as in gauges.
  var takesGradients = false

  package func leaf(in environment: EnvironmentValues) -> ProgressBarLeaf {
    let track = Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255)
      .opacity(environment.colorScheme == .dark ? 0.36 : 0.2)
    return ProgressBarLeaf(
      fraction: progress.value ?? 0,
      track: track._fill(in: environment),
      fill: (takesGradients ? environment.tintAlongLine?._fill(in: environment) : nil)
        ?? (environment.tintColor ?? .accentColor)._fill(in: environment),
      startsRight: environment.layoutDirection == .rightToLeft,
      warnings: progress.warning.map { [$0] } ?? [])
  }
}

/// A bar with its colours resolved.
nonisolated package struct ProgressBarLeaf: LeafContent {
  /// Of the width that is filled, from 0 to 1.
  var fraction: Double
  var track: _Fill
  var fill: _Fill
  let startsRight: Bool
  package let warnings: [String]

  /// Points.
  static let height: CGFloat = 4

  package var reportName: String { "ProgressView" }

  package var animatableData: AnimatablePair<Double, _Fill.AnimatableData> {
    get { AnimatablePair(fraction, fill.animatableData) }
    set {
      fraction = newValue.first
      fill.animatableData = newValue.second
    }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: Self.height)
  }

  package func measuresLike(_ other: ProgressBarLeaf) -> Bool { true }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    draw(frame, track, along: frame, &pass)
    var filled = frame
    // A spring may overshoot.
    filled.size.width *= min(max(fraction, 0), 1)
    if startsRight { filled.origin.x = frame.maxX - filled.width }
    if filled.width > 0 { draw(filled, fill, along: frame, &pass) }
  }

  private func draw(
    _ bar: CGRect, _ fill: _Fill, along frame: CGRect, _ pass: inout DrawingPass
  ) {
    let path = Path(
      roundedRect: bar, cornerRadius: min(bar.width, bar.height) / 2, style: .circular)
    pass.add(fill, in: frame) { .fill(path, $0, .nonZero) }
  }
}
