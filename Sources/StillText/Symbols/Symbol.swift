package import Foundation

/// A symbol at a size: one or more glyphs with one origin.
package struct Symbol: Sendable {
  /// The colour that a part has of its own.
  package enum Tint: String, Hashable, Sendable {
    case white, red, orange, yellow, green, cyan, blue
  }

  /// A glyph of the symbol.
  package struct Part: Hashable, Sendable {
    package let glyph: GlyphID
    /// 0 for what matters most, 1 for what is dimmed, 2 for what is dimmed more.
    package let level: Int
    /// Where the symbol has colours of its own.
    package let tint: Tint?

    package init(glyph: GlyphID, level: Int, tint: Tint? = nil) {
      self.tint = tint
      self.glyph = glyph
      self.level = level
    }
  }

  /// The face that draws the glyphs; shaping with it returns nothing.
  package let face: any FontFace
  /// Points per em.
  package let size: CGFloat
  /// In drawing order.
  package let parts: [Part]
  /// Around the ink of Apple's symbol, which ours fills at least in one direction, in points relative to the glyphs' origin
  /// on the baseline, y down.
  package let box: CGRect
  /// The room that layout gives it: the ink and margins around it, in the same coordinates.
  package let slot: CGRect
  /// The middle of the symbol's design above the baseline, in points.
  package let middle: CGFloat
  /// A warning for the caller: an unknown name, for example.
  package let warning: String?

  package init(
    face: any FontFace, size: CGFloat, parts: [Part], box: CGRect, slot: CGRect, middle: CGFloat,
    warning: String? = nil
  ) {
    self.face = face
    self.size = size
    self.parts = parts
    self.box = box
    self.slot = slot
    self.middle = middle
    self.warning = warning
  }

  /// The source that paints the glyphs.
  package var source: any GlyphSource { face.source(size: size) }

  /// Returns how far the glyphs are to be raised so that their middle is that of a font's capitals, in points.
  package func rise(capHeight: CGFloat) -> CGFloat { capHeight / 2 - middle }

  /// Returns the symbol as a stretch of text of one UTF-16 unit, U+FFFC, in units of `face`: its advance is the
  /// width of its slot, its middle is that of the capitals around it.
  ///
  /// - Parameter capHeight: Of the font around it, in points.
  package func shaped(capHeight: CGFloat) -> ShapedText {
    guard size > 0, let part = parts.last else { return .blank(length: 1, advance: 0) }
    func units(_ points: CGFloat) -> Int32 {
      let units = points / size * CGFloat(face.unitsPerEm)
      return units.isFinite ? Int32(min(max(units, -1e9), 1e9).rounded()) : 0
    }
    let glyph = ShapedGlyph(
      glyph: part.glyph, cluster: 0, advance: units(slot.width), xOffset: units(-slot.minX),
      yOffset: units(rise(capHeight: capHeight)))
    return ShapedText(glyphs: [glyph], length: 1)
  }
}
