import Foundation
import StillGeometry
import StillText

// Backends work with fixed-point numbers: a coordinate that is no number would become any place at all,
// so commands that have one are left out as a whole.

extension DrawCommand {
  /// Whether all numbers that decide where and what the command paints are finite.
  ///
  /// - Complexity: Linear in the elements of a path and in the glyphs of a run.
  package var isFinite: Bool {
    switch self {
    case .fillRectangle(let rectangle, let paint):
      rectangle.isFinite && paint.isFinite
    case .fill(let path, let paint, _):
      path.isFinite && paint.isFinite
    case .stroke(let path, let style, let paint):
      path.isFinite && style.lineWidth.isFinite && paint.isFinite
    case .glyphs(let run, let origin, let paint):
      origin.isFinite && paint.isFinite && run.positions.allSatisfy(\.isFinite)
    case .picture(let placement):
      placement.isFinite
    case .beginLayer(let layer):
      layer.sanitised() != nil
    case .endLayer:
      true
    }
  }
}

extension Paint {
  /// Whether colours and gradient geometry are numbers.
  package var isFinite: Bool {
    switch self {
    case .color(let color):
      color.isFinite
    case .linearGradient(let stops, let from, let to):
      stops.isFinite && from.isFinite && to.isFinite
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      stops.isFinite && center.isFinite && startRadius.isFinite && endRadius.isFinite
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      stops.isFinite && center.isFinite && radii.width.isFinite && radii.height.isFinite
        && start.isFinite && end.isFinite
    case .angularGradient(let stops, let center, let from, let to):
      stops.isFinite && center.isFinite && from.isFinite && to.isFinite
    case .mesh(let mesh):
      mesh.isFinite
    case .picture(let picture):
      picture.isFinite
    }
  }
}

extension GradientStops {
  package var isFinite: Bool {
    stops.allSatisfy { $0.location.isFinite && $0.color.isFinite }
  }
}

extension ResolvedColor {
  package var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && opacity.isFinite
  }
}
