package import Foundation
import StillDrawing
package import StillGeometry
import StillLayout
package import StillViewGraph

/// Eight spokes that take turns, one round a second of the picture's clock (rule C5.3).
nonisolated package struct Spinner: LeafView {
  /// Points across.
  let side: CGFloat

  package func leaf(in environment: EnvironmentValues) -> SpinnerLeaf {
    let fill =
      environment.tintColor?._fill(in: environment)
      ?? Color(.system(.secondary))._fill(in: environment)
    return SpinnerLeaf(side: side, fill: fill, pixelLength: environment.pixelLength)
  }
}

/// Spokes with their colour resolved.
nonisolated package struct SpinnerLeaf: LeafContent {
  let side: CGFloat
  var fill: _Fill
  let pixelLength: CGFloat

  private static let spokes = 8
  /// The strengths of the spoke whose turn it is and of those before it; the last one is that of all others (pictures of iOS 18).
  private static let strengths = [0.846, 0.709, 0.564, 0.419, 0.274]
  /// The spoke whose turn it is at the beginning, clockwise from above.
  private static let first = 6

  package var reportName: String { "ProgressView" }
  package var isRigid: Bool { true }

  package var animatableData: _Fill.AnimatableData {
    get { fill.animatableData }
    set { fill.animatableData = newValue }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: side, height: side)
  }

  package func measuresLike(_ other: SpinnerLeaf) -> Bool { side == other.side }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    draw(in: frame, ScrollRefresh.Look(share: 1, turning: 1, opacity: 1), &pass)
  }

  /// Draws the spokes, as equally strong as they do not go round.
  func draw(in frame: CGRect, _ look: ScrollRefresh.Look, _ pass: inout DrawingPass) {
    let share = look.share
    let count = Self.spokes
    let step = (Int((pass.time * Double(count)).rounded(.down)) + Self.first) % count
    func whole(_ length: CGFloat) -> CGFloat {
      max((length / pixelLength).rounded(.down), 1) * pixelLength
    }
    let length = whole(side / 3)
    let width = whole(side / 8)
    let spoke = Path(
      roundedRect: CGRect(x: -width / 2, y: -side / 2, width: width, height: length),
      cornerRadius: width / 2, style: .circular)
    for index in 0..<count {
      // The spoke whose turn it is is the strongest; those before it fade.
      let age = (step - index + count) % count
      let turn = Self.strengths[min(age, Self.strengths.count - 1)]
      var strength = 1 + (turn - 1) * min(max(look.turning, 0), 1)
      strength *= look.opacity
      if share < 1 { strength *= min(max(share * Double(count) - Double(index), 0), 1) }
      guard strength > 0 else { continue }
      let place = CGAffineTransform(translationX: frame.midX, y: frame.midY)
        .rotated(by: CGFloat(index) * 2 * .pi / CGFloat(count))
      pass.add(fill.faded(by: strength), in: frame) {
        .fill(spoke.applying(place), $0, .nonZero)
      }
    }
  }
}
