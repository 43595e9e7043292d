import Foundation
import StillGeometry

/// The vertical space that substitute fonts need on a line.
///
/// A line is as high as the font that was asked for makes it, on every platform, as long as what the other
/// fonts draw fits in: the metrics of fonts for many scripts hold marks that few texts have. Where glyphs
/// reach further, all lines with that font grow as far as the tallest of them does.
enum SubstituteExtents {
  fileprivate struct Reach {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
  }

  /// - Complexity: Linear in the glyphs of fonts that stand in and whose metrics exceed the line.
  static func measure(_ items: inout [TextItem]) {
    var reaches: [UInt64: Reach] = [:]
    var measured: Set<Glyph> = []
    for item in items where item.mayOutgrowItsLine {
      let source = item.source.identifier
      for glyph in item.shaped.glyphs where !glyph.isSpace {
        let rise = CGFloat(glyph.yOffset) * item.pointsPerUnit
        guard
          measured.insert(Glyph(source: source, glyph: glyph.glyph, offset: glyph.yOffset))
            .inserted, let box = item.source.outline(of: glyph.glyph).inkBounds
        else { continue }
        reaches[source, default: Reach()].grow(above: rise - box.minY, below: box.maxY - rise)
      }
    }
    for index in items.indices where items[index].mayOutgrowItsLine {
      guard let reach = reaches[items[index].source.identifier] else { continue }
      let metrics = items[index].drawnFont.metrics
      items[index].drawnAscent = min(reach.ascent, metrics.ascent)
      items[index].drawnDescent = min(reach.descent, metrics.descent)
    }
  }

  private struct Glyph: Hashable {
    var source: UInt64
    var glyph: GlyphID
    var offset: Int32
  }
}

extension SubstituteExtents.Reach {
  fileprivate mutating func grow(above: CGFloat, below: CGFloat) {
    ascent = max(ascent, above)
    descent = max(descent, below)
  }
}

extension TextItem {
  /// Whether another font draws it whose metrics reach beyond those of the text's own.
  fileprivate var mayOutgrowItsLine: Bool {
    drawnFont.face !== font.face && !drawnFont.face.isColored
      && (drawnFont.metrics.ascent > font.metrics.ascent
        || drawnFont.metrics.descent > font.metrics.descent)
  }
}

extension Path {
  /// A box around all points, control points included; nil without any.
  fileprivate var inkBounds: CGRect? { isEmpty ? nil : controlBounds.standardized }
}
