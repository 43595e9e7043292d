package import Foundation
package import StillGeometry
package import StillText

extension DisplayList {
  /// A box around everything that is painted, in the list's points; nil when nothing is.
  ///
  /// Clips and transforms count, opacity does not. Curves count with their control points, strokes with
  /// their longest possible miters, so the box may be larger than the ink but never smaller.
  package var bounds: CGRect? {
    bounds(of: commands.indices, transform: .identity) { $0.inkBounds }
  }

  /// The same of some of the commands, seen through a transform.
  ///
  /// - Parameters:
  ///   - range: Commands whose layers begin and end among them.
  ///   - transform: From their coordinates to those of the result.
  ///   - measure: The box around a run's glyphs relative to its origin, nil without ink.
  package func bounds(
    of range: Range<Int>, transform: CGAffineTransform, measure: (GlyphRun) -> CGRect?
  ) -> CGRect? {
    var result: CGRect?
    var transform = transform
    var clip: CGRect?
    var outer: [(transform: CGAffineTransform, clip: CGRect?)] = []
    for index in range {
      switch commands[index] {
      case .beginLayer(let layer):
        outer.append((transform, clip))
        transform = layer.transform.concatenating(transform)
        if let box = layer.clip?.bounds?.applying(transform) {
          clip = clip.map { $0.overlap(box) } ?? box
        }
      case .endLayer:
        if let state = outer.popLast() { (transform, clip) = state }
      case let command:
        guard command.isFinite, transform.isFinite,
          let box = command.bounds(measure: measure)?.applying(transform)
        else { continue }
        let visible = clip.map { $0.overlap(box) } ?? box
        guard visible.width > 0, visible.height > 0 else { continue }
        result = result.map { $0.union(visible) } ?? visible
      }
    }
    return result
  }
}

extension DrawCommand {
  /// A box around what a command paints, in its own coordinates; nil for nothing, and for layers.
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
    case .beginLayer, .endLayer:
      return nil
    }
  }
}

extension Clip {
  /// A box outside which nothing is painted. An empty path lets nothing through.
  package var bounds: CGRect? {
    switch self {
    case .rectangle(let rectangle): rectangle.standardized
    case .path(let path, _): path.inkBox ?? .zero
    }
  }
}

extension GlyphRun {
  /// A box around all outlines, relative to the run's origin; nil without ink.
  package var inkBounds: CGRect? {
    inkBounds { source.outline(of: $0).inkBox }
  }

  /// The same from known boxes of glyphs, relative to their origins.
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
  /// What two rectangles share; one without area where they do not meet.
  func overlap(_ other: CGRect) -> CGRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
