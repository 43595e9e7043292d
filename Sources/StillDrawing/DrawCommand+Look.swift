package import Foundation
import StillGeometry

extension DrawCommand {
  /// Describes the paint of the command, without its place: "fill #FF0000", "letters #000000", "opacity 0.5". Empty
  /// for a command that changes nothing visible.
  ///
  /// - Parameter origin: of the frame that the command is drawn in; an outline is compared relative to it.
  package func look(from origin: CGPoint) -> [String] {
    switch self {
    case .fillRectangle(_, let paint): ["fill \(paint.look)"]
    case .fill(let path, let paint, _): ["fill \(paint.look)", path.mark(from: origin)]
    case .stroke(let path, let style, let paint):
      ["stroke \(DrawingText.stroke(style)) \(paint.look)", path.mark(from: origin)]
    case .glyphs(_, _, let paint): ["letters \(paint.look)"]
    case .picture: ["picture"]
    case .beginLayer(let layer): layer.effects.compactMap(\.look)
    case .endLayer: []
    }
  }
}

extension Paint {
  /// The colours, without where.
  fileprivate var look: String {
    switch self {
    case .color(let color): color.description
    case .linearGradient(let stops, _, _): "a linear gradient \(stops)"
    case .radialGradient(let stops, _, _, _): "a radial gradient \(stops)"
    case .ellipticalGradient(let stops, _, _, _, _): "an elliptical gradient \(stops)"
    case .angularGradient(let stops, _, _, _): "an angular gradient \(stops)"
    case .mesh(let mesh):
      "a mesh [" + mesh.vertices.map(\.color.description).joined(separator: ", ") + "]"
    case .picture: "a picture"
    }
  }
}

extension Effect {
  /// Without places, which follow from those of views.
  fileprivate var look: String? {
    guard !value.changesNothing else { return nil }
    switch self {
    case .transform(let transform):
      guard transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1 else {
        return nil
      }
      let parts = [transform.a, transform.b, transform.c, transform.d]
      return "turned or scaled (" + parts.map { DrawingText.number($0) }.joined(separator: " ")
        + ")"
    case .clip: return "clip"
    case .projection: return "projection"
    default: return value.description
    }
  }
}

extension Path {
  /// Returns a number that tells the outline from others, seen from a point: "outline 1F00A3".
  fileprivate func mark(from origin: CGPoint) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in DrawingText.path(offsetBy(dx: -origin.x, dy: -origin.y)).utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return "outline " + String(hash, radix: 16, uppercase: true)
  }
}
