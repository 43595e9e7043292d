public import Foundation
package import StillGeometry
package import StillLayout
public import StillViewGraph

/// Flexible space that takes the remaining room (rules L2.25–L2.28).
nonisolated public struct Spacer: Sendable {
  /// The least length in points; nil: 8.
  public var minLength: CGFloat?

  /// Room along the axis of the stack around it, no less than `minLength` points; nil leaves that to the stack's own
  /// distance.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: LeafView {
  package func leaf(in environment: EnvironmentValues) -> SpacerLeaf {
    let isBad = minLength.map { !$0.isFinite } ?? false
    return SpacerLeaf(
      axis: environment.stackOrientation,
      minimum: (isBad ? nil : minLength) ?? ViewSpacing.platformDefault,
      warnings: isBad ? ["has a minimum length of \(minLength ?? 0); 8 is used instead"] : [])
  }
}

/// A spacer that knows its stack's axis.
nonisolated package struct SpacerLeaf: LeafContent {
  let axis: Axis?
  let minimum: CGFloat
  package let warnings: [String]

  package var reportName: String { "Spacer" }
  package var layoutPriority: Double { -.infinity }
  package var spacing: ViewSpacing { .spacer(axis) }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? -.infinity, minimum)
    let height = max(proposal.height ?? -.infinity, minimum)
    switch axis {
    case nil: return CGSize(width: width, height: height)
    case .horizontal?: return CGSize(width: width, height: 0)
    case .vertical?: return CGSize(width: 0, height: height)
    }
  }

  package func measuresLike(_ other: SpacerLeaf) -> Bool {
    axis == other.axis && minimum == other.minimum
  }

  /// Returns false: a spacer has nothing to touch.
  package func isHit(_ point: CGPoint, in frame: CGRect) -> Bool { false }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {}
}
