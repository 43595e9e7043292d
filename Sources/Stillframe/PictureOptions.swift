/// How a picture is written, where its format leaves a choice.
public struct PictureOptions: Hashable, Sendable {
  /// The quality of JPEG and WebP, from 0 for the smallest file to 1 for the most accurate; a WebP of 1 is lossless.
  /// Other formats are always lossless. Values outside are clamped, NaN is 1.
  public var quality: Double

  /// Whether a PDF or an SVG contains searchable text, with its glyphs as embedded fonts (default: glyphs are outlines).
  /// Browsers show the fonts in an SVG; librsvg and other readers without embedded fonts substitute another one.
  public var embedsFonts: Bool

  /// Words that travel in the file, in PNG and JPEG; empty: none. More than 65,533 bytes are cut off.
  public var comment: String

  /// Options with the formats' defaults: hardly visible loss, glyphs as outlines, no comment.
  public init(quality: Double = 0.9, embedsFonts: Bool = false, comment: String = "") {
    self.quality = quality
    self.embedsFonts = embedsFonts
    self.comment = comment
  }
}
