package import Foundation

/// A stretch of a paragraph with one set of attributes, one face and one script, shaped.
package struct TextItem: Sendable {
  /// UTF-16 offsets in the paragraph's text.
  package let range: Range<Int>
  package let attributes: TextAttributes
  /// The font that the attributes select: line metrics and decorations come from it even where
  /// another one draws the glyphs.
  package let font: SelectedFont
  /// The font that draws the glyphs.
  package let drawnFont: SelectedFont
  package let script: ScriptTag
  /// The embedding level: odd where text runs from right to left (UAX #9).
  package let level: UInt8
  /// The source that draws the glyphs.
  package let source: any GlyphSource
  package let shaped: ShapedText
  /// Points per unit of `shaped`.
  package let pointsPerUnit: CGFloat
  /// Whether the text can be shaped again in parts; not so for boxes, tabs and line breaks.
  package let isReshapable: Bool
  /// How far the glyphs of a font that stands in reach from the baseline, in points; 0 where the text's
  /// own font draws them, and for pictures, which fit any line.
  package var drawnAscent: CGFloat = 0
  package var drawnDescent: CGFloat = 0
  /// Where the item starts, in points from the start of the text when it is set in one line.
  package var x: CGFloat = 0
  /// Points between the item and the one before it on its line, where scripts meet (rule L9.20). `x` is behind them.
  package var gap: CGFloat = 0

  /// Points behind every cluster: the font's own tracking and what the text asks for.
  package let extraAdvance: CGFloat

  /// - Parameters:
  ///   - pointsPerUnit: Points per unit of `shaped`.
  ///   - fontTracking: Points behind every cluster that belong to the font that draws them.
  package init(
    range: Range<Int>, attributes: TextAttributes, font: SelectedFont, drawnFont: SelectedFont,
    script: ScriptTag, level: UInt8 = 0, source: any GlyphSource, shaped: ShapedText,
    pointsPerUnit: CGFloat, fontTracking: CGFloat = 0, isReshapable: Bool = false
  ) {
    self.range = range
    self.attributes = attributes
    self.font = font
    self.drawnFont = drawnFont
    self.script = script
    self.level = level
    self.source = source
    self.shaped = shaped
    self.pointsPerUnit = pointsPerUnit
    self.isReshapable = isReshapable
    self.extraAdvance = fontTracking + attributes.extraAdvance
  }

  /// Glyphs that are as large as the text's font says.
  package init(
    range: Range<Int>, attributes: TextAttributes, font: SelectedFont, drawnFont: SelectedFont,
    script: ScriptTag, level: UInt8 = 0, source: any GlyphSource, shaped: ShapedText,
    unitsPerEm: Int, fontTracking: CGFloat = 0, isReshapable: Bool = false
  ) {
    self.init(
      range: range, attributes: attributes, font: font, drawnFont: drawnFont, script: script,
      level: level, source: source, shaped: shaped,
      pointsPerUnit: drawnFont.size / CGFloat(max(unitsPerEm, 1)), fontTracking: fontTracking,
      isReshapable: isReshapable)
  }

  package var width: CGFloat { width(upTo: range.upperBound) }

  /// Returns points from the item's start to a UTF-16 offset of the paragraph within the item.
  package func width(upTo offset: Int) -> CGFloat {
    let local = offset - range.lowerBound
    let width = CGFloat(shaped.prefix[local]) * pointsPerUnit
    return width + CGFloat(shaped.clusters(before: local)) * extraAdvance
  }

  /// Returns a part of the item on a line of its own, reshaped where its ends depend on the text cut off.
  ///
  /// - Parameter part: UTF-16 offsets of the paragraph within the item.
  package func piece(
    _ part: Range<Int>, text: [UInt16], cache: ShapeCache
  ) -> LinePiece {
    let local = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
    let isWhole =
      shaped.boundaries[local.lowerBound] == .safe && shaped.boundaries[local.upperBound] == .safe
    guard isReshapable, !isWhole, !part.isEmpty else {
      return LinePiece(item: self, shaped: shaped, part: local, range: part)
    }
    let again = cache.shape(
      Array(text[part]), face: drawnFont.face, script: script, features: FontFeatures(attributes),
      isRightToLeft: !level.isMultiple(of: 2))
    return LinePiece(item: self, shaped: again, part: 0..<part.count, range: part)
  }
}

/// The part of an item that a line shows.
package struct LinePiece: Sendable {
  package let item: TextItem
  /// The item's glyphs, or those of this part alone.
  package let shaped: ShapedText
  /// UTF-16 offsets in `shaped`.
  package let part: Range<Int>
  /// UTF-16 offsets in the paragraph.
  package let range: Range<Int>
  /// Points from a tab to the stop that it reaches; nil for everything else.
  package var tabWidth: CGFloat?
  /// Points between the piece and the one before it on its line.
  package var gap: CGFloat = 0
  /// Whether it is no part of the text: a hyphen, or the dots in place of what there is no room for.
  package var isAdded = false

  /// Points that the piece advances by, the gap before it left out.
  package var width: CGFloat { width(upTo: range.upperBound) }

  /// Returns points from the piece's start to a UTF-16 offset of the paragraph, which may lie outside.
  package func width(upTo offset: Int) -> CGFloat {
    if let tabWidth { return offset > range.lowerBound ? tabWidth : 0 }
    let local = part.lowerBound + min(max(offset - range.lowerBound, 0), part.count)
    let units = shaped.prefix[local] - shaped.prefix[part.lowerBound]
    let width = CGFloat(units) * item.pointsPerUnit
    let clusters = shaped.clusters(before: local) - shaped.clusters(before: part.lowerBound)
    return width + CGFloat(clusters) * item.extraAdvance
  }
}
