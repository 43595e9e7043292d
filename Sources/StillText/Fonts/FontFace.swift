package import Foundation

/// One face of a family at no particular size, as shaping needs it. May be asked from any thread.
package protocol FontFace: AnyObject, Sendable {
  /// Distinguishes faces in caches, within a process.
  var identifier: UInt32 { get }
  /// Font units per em: what the numbers in a `ShapedText` are counted in.
  var unitsPerEm: Int { get }

  /// Whether the face has a glyph for every printable character of ASCII.
  var coversASCII: Bool { get }

  /// Whether glyphs are coloured pictures.
  var isColored: Bool { get }

  /// Whether the face substitutes glyphs by an OpenType feature, `OpenTypeTag.smallCaps` for example.
  func hasFeature(_ tag: UInt32) -> Bool

  /// Whether the face has a glyph for the character.
  func covers(_ scalar: Unicode.Scalar) -> Bool

  /// Turns a stretch of one script and direction, without line breaks, into glyphs.
  ///
  /// Kerning, marks and the required and standard ligatures are on.
  ///
  /// - Parameters:
  ///   - text: UTF-16 without lone surrogates; control characters are to be drawn as nothing.
  ///   - script: The result of `TextEngine.script(of:)`.
  ///   - features: Features switched on or off in addition to the standard ones.
  ///   - isRightToLeft: Whether the stretch runs from right to left.
  func shape(
    _ text: [UInt16], script: ScriptTag, features: FontFeatures, isRightToLeft: Bool
  ) -> ShapedText

  /// Returns the result of `shape` for left-to-right text of Latin script, if it follows from earlier results; nil
  /// if only `shape` can tell. Much cheaper than looking it up.
  func knownShape(of text: [UInt16], features: FontFeatures) -> ShapedText?

  /// Returns the face at a size, for painting; the same object for the same size.
  func source(size: CGFloat) -> any GlyphSource
}

/// The four letters of an ISO 15924 script code, first letter in the high byte: `Latn`, `Cyrl`.
package struct ScriptTag: Hashable, Sendable {
  package let value: UInt32

  package init(_ value: UInt32) {
    self.value = value
  }

  /// `Latn`
  package static let latin = ScriptTag(0x4C61_746E)
  /// `Zyyy`: punctuation, digits, and what else goes with any script.
  package static let common = ScriptTag(0x5A79_7979)
  /// `Zinh`: marks that take the script of their base.
  package static let inherited = ScriptTag(0x5A69_6E68)
}

/// A face chosen for a descriptor, at its size.
package struct SelectedFont: Sendable {
  package let face: any FontFace
  /// Points per em.
  package let size: CGFloat
  package let metrics: FontMetrics
  /// Points that belong to the font behind every cluster, beside what the text asks for; ligatures stay.
  package let tracking: CGFloat
  /// A warning for the caller: an unknown family, for example.
  package let warning: String?

  package init(
    face: any FontFace, size: CGFloat, metrics: FontMetrics, tracking: CGFloat = 0,
    warning: String? = nil
  ) {
    self.face = face
    self.size = size
    self.metrics = metrics
    self.tracking = tracking
    self.warning = warning
  }
}

extension FontFace {
  package func knownShape(of text: [UInt16], features: FontFeatures) -> ShapedText? { nil }
}
