import Foundation
import StillGeometry
import StillText

extension DisplayList: CustomStringConvertible {
  /// The commands as text, one per line, indented by the layers around them. The same list gives the same
  /// text in every process; lengths are rounded to thousandths, colours to 8 bits.
  package var description: String {
    var lines = ["picture \(DrawingText.size(size))"]
    var depth = 1
    for command in commands {
      if case .endLayer = command {
        depth = max(1, depth - 1)
        continue
      }
      lines.append(String(repeating: "  ", count: depth) + command.description)
      if case .beginLayer = command { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }
}

extension DrawCommand: CustomStringConvertible {
  /// One line: what is painted, where, with what.
  package var description: String {
    switch self {
    case .fillRectangle(let rectangle, let paint):
      "rectangle \(DrawingText.rectangle(rectangle)) \(paint)"
    case .fill(let path, let paint, let rule):
      "fill\(rule.suffix) \(DrawingText.path(path)) \(paint)"
    case .stroke(let path, let style, let paint):
      "stroke \(DrawingText.stroke(style)) \(DrawingText.path(path)) \(paint)"
    case .glyphs(let run, let origin, let paint):
      "glyphs \(run.glyphs.map(String.init).joined(separator: " ")) "
        + "at \(DrawingText.point(origin)) \(paint)"
    case .picture(let placement):
      placement.description
    case .beginLayer(let layer):
      layer.description
    case .endLayer:
      "end"
    }
  }
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color):
      color.description
    case .linearGradient(let stops, let from, let to):
      "linear \(DrawingText.point(from)) to \(DrawingText.point(to)) \(stops)"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      "radial \(DrawingText.point(center)) \(DrawingText.number(startRadius)) "
        + "to \(DrawingText.number(endRadius)) \(stops)"
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      "elliptical \(DrawingText.point(center)) \(DrawingText.number(radii.width)) × "
        + "\(DrawingText.number(radii.height)) \(DrawingText.number(start)) "
        + "to \(DrawingText.number(end)) \(stops)"
    case .angularGradient(let stops, let center, let from, let to):
      "angular \(DrawingText.point(center)) \(DrawingText.number(from)) "
        + "to \(DrawingText.number(to)) \(stops)"
    case .picture(let picture):
      "tiles \(DrawingText.size(picture.tile)) of \(DrawingText.rectangle(picture.part)) "
        + "from \(DrawingText.point(picture.origin))"
    case .mesh(let mesh):
      "mesh \(mesh.width) × \(mesh.height) "
        + mesh.vertices.map { "\(DrawingText.point($0.position)) \($0.color)" }
        .joined(separator: ", ")
    }
  }
}

extension GradientStops: CustomStringConvertible {
  package var description: String {
    let parts = stops.map { "\(DrawingText.number($0.location)) \($0.color)" }
    let space =
      switch mixing {
      case .device: ""
      case .perceptual: " in Oklab"
      case .linear: " in linear light"
      }
    return "[" + parts.joined(separator: ", ") + "]" + space
  }
}

extension ResolvedColor: CustomStringConvertible {
  /// `#RRGGBB`, with the opacity as `/AA` behind it when there is transparency.
  package var description: String {
    func digits(_ value: Float) -> String {
      let byte = value.isNaN ? 0 : Int((min(max(value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let color = "#" + digits(red) + digits(green) + digits(blue)
    return opacity >= 1 ? color : color + "/" + digits(opacity)
  }
}
