package import Foundation
package import StillGeometry
package import StillText

extension DisplayList {
  /// A box around everything that is painted, in the list's points; nil when nothing is.
  ///
  /// Clips and transforms count, opacity does not. Curves count with their control points, strokes with
  /// their longest possible miters, turned layers with their corners, so the box may be larger than the
  /// ink but never smaller.
  package var bounds: CGRect? {
    contentBounds { $0.inkBounds }.whole
  }

  /// Returns the same for the list and for what each layer holds.
  ///
  /// - Parameter measure: The box around a run's glyphs relative to its origin, nil without ink.
  /// - Complexity: Linear in the commands and their contents, however deep layers nest.
  package func contentBounds(measure: (GlyphRun) -> CGRect?) -> ContentBounds {
    var layers = [CGRect?](repeating: nil, count: commands.count)
    var leaves = layers
    var whole: CGRect?
    // The layers that are open: where they began, and the box around what they hold so far.
    var open: [(index: Int, layer: Layer, box: CGRect?)] = []
    func close() {
      guard let (index, layer, box) = open.popLast() else { return }
      layers[index] = box
      let seen = box.flatMap { layer.bounds(of: $0, through: layer.effects.count) }
      if let outside = seen?.bounded { add(outside) }
    }
    func add(_ box: CGRect) {
      if open.isEmpty {
        whole = whole.map { $0.union(box) } ?? box
      } else {
        let last = open.count - 1
        open[last].box = open[last].box.map { $0.union(box) } ?? box
      }
    }
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer(let layer): open.append((index, layer, nil))
      case .endLayer: close()
      default:
        if command.isFinite, let box = command.bounds(measure: measure)?.bounded {
          leaves[index] = box
          add(box)
        }
      }
    }
    while !open.isEmpty { close() }
    return ContentBounds(whole: whole, layers: layers, leaves: leaves)
  }
}

/// The bounds of a display list's content.
package struct ContentBounds: Sendable {
  /// Around everything, in the list's points; nil for nothing.
  package let whole: CGRect?
  /// For each command that begins a layer: around what is inside, before its effects, in its own
  /// coordinates; nil for nothing, and for other commands.
  package let layers: [CGRect?]
  /// For each other command: around what it paints, in its own coordinates; nil for nothing.
  package let leaves: [CGRect?]
}

extension DrawCommand {
  /// Returns a box around what a command paints, in its own coordinates; nil for nothing, and for layers.
  package func bounds(measure: (GlyphRun) -> CGRect?) -> CGRect? {
    switch self {
    case .fillRectangle(let rectangle, _):
      return rectangle.standardized
    case .fill(let path, _, _):
      return path.inkBox
    case .stroke(let path, let style, _):
      guard style.lineWidth > 0, let box = path.inkBox else { return nil }
      // A square cap reaches √2 half widths from its point, a miter up to its limit.
      let reach = max(2, style.lineJoin == .miter ? style.miterLimit : 1) * style.lineWidth / 2
      return box.insetBy(dx: -reach, dy: -reach)
    case .glyphs(let run, let origin, _):
      return measure(run)?.offsetBy(dx: origin.x, dy: origin.y)
    case .picture(let placement):
      return placement.frame.standardized
    case .beginLayer, .endLayer:
      return nil
    }
  }
}

extension GlyphRun {
  /// A box around all outlines, relative to the run's origin; nil without ink.
  package var inkBounds: CGRect? {
    inkBounds { source.outline(of: $0).inkBox }
  }

  /// Returns the same from known boxes of glyphs, relative to their origins.
  package func inkBounds(box: (GlyphID) -> CGRect?) -> CGRect? {
    var result: CGRect?
    for (glyph, position) in zip(glyphs, positions) {
      guard let box = box(glyph)?.offsetBy(dx: position.x, dy: position.y) else { continue }
      result = result.map { $0.union(box) } ?? box
    }
    return result
  }
}

extension Path {
  /// The box around all points and control points; nil for an empty path.
  package var inkBox: CGRect? {
    isEmpty ? nil : controlBounds.standardized
  }
}

extension CGRect {
  /// The rectangle, or what reaches beyond any picture where its numbers are too large to add up; nil
  /// without area.
  fileprivate var bounded: CGRect? {
    let far: CGFloat = 1e12
    guard isFinite, abs(minX) < far, abs(minY) < far, width < far, height < far else {
      return CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)
    }
    return width > 0 && height > 0 ? self : nil
  }
}
