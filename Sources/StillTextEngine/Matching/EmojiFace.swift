internal import Foundation
internal import StillText

/// A face of coloured pictures in texts of one size, each as large, as wide and as high above the baseline as an emoji is on iOS.
final class EmojiFace: FontFace {
  let identifier: UInt32
  /// The size at which the pictures are as large as they are to be, in points per em; more than 0.
  let pictureSize: CGFloat
  private let face: EngineFace
  /// In font units.
  private let (advance, rise): (Int32, Int32)

  /// - Parameter identifier: Below 2³¹, of no other face, nor of the same with other measures.
  /// - Returns: nil where nothing would show, and for a face without height.
  init?(_ face: EngineFace, _ measures: EmojiMeasures, identifier: UInt32) {
    // Faces of pictures have their ascent and descent at the edges of these.
    let box = face.metrics(size: 1)
    let height = box.ascent + box.descent
    guard height > 0.1, height < 10, measures.side > 0.001 else { return nil }
    pictureSize = measures.side / height
    let unit = CGFloat(face.unitsPerEm) / pictureSize
    advance = Int32(clamping: Int((measures.advance * unit).rounded()))
    rise = Int32(
      clamping: Int(
        ((measures.middle - (box.ascent - box.descent) / 2 * pictureSize) * unit).rounded()))
    self.face = face
    self.identifier = identifier
  }

  var unitsPerEm: Int { face.unitsPerEm }
  var coversASCII: Bool { face.coversASCII }
  var isColored: Bool { face.isColored }
  func hasFeature(_ tag: UInt32) -> Bool { face.hasFeature(tag) }
  func covers(_ scalar: Unicode.Scalar) -> Bool { face.covers(scalar) }
  func source(size: CGFloat) -> any GlyphSource { face.source(size: size) }

  func shape(
    _ text: [UInt16], script: ScriptTag, features: FontFeatures, isRightToLeft: Bool
  ) -> ShapedText {
    let shaped = face.shape(
      text, script: script, features: features, isRightToLeft: isRightToLeft)
    var glyphs = shaped.glyphs
    for index in glyphs.indices where glyphs[index].advance != 0 && !glyphs[index].isSpace {
      glyphs[index].xOffset &+= (advance &- glyphs[index].advance) / 2
      glyphs[index].yOffset &+= rise
      glyphs[index].advance = advance
    }
    return ShapedText(
      glyphs: glyphs, length: shaped.length, isRightToLeft: shaped.isRightToLeft
    ) { shaped.boundaries[Int(glyphs[$0].cluster)] == .unsafe }
  }
}
