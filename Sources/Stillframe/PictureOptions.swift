/// How a picture is written, where its format leaves a choice.
public struct PictureOptions: Hashable, Sendable {
  /// For JPEG and WebP, 0 for the smallest file to 1 for the truest; a WebP of 1 loses nothing. Other formats lose
  /// nothing. Numbers beyond count as the nearest, what is no number as 1.
  public var quality: Double

  /// Whether a PDF or an SVG holds text as text that can be searched and copied, with the shapes of its glyphs as embedded fonts;
  /// else glyphs are outlines. Browsers show the fonts in an SVG; librsvg and others that read no fonts there take one of their own.
  public var embedsFonts: Bool

  /// Words that travel in the file, in PNG and JPEG; empty: none. More than 65,533 bytes are cut off.
  public var comment: String

  /// What is left out is as formats have it: no more loss than is hardly seen, letters as shapes, no comment.
  public init(quality: Double = 0.9, embedsFonts: Bool = false, comment: String = "") {
    self.quality = quality
    self.embedsFonts = embedsFonts
    self.comment = comment
  }
}
