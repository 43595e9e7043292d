internal import Foundation
internal import StillText
internal import Synchronization

/// A face as the engine uses it: FreeType and HarfBuzz over the same bytes.
final class EngineFace: FontFace {
  let identifier: UInt32
  let coversASCII: Bool
  /// Whether its glyphs are coloured pictures.
  let isColored: Bool
  let freeType: FreeTypeFace
  let program: FontProgram
  private let harfBuzz: HarfBuzzFont
  private let coverage: CharacterCoverage
  /// The cut of the system that the face stands in for.
  private let cut: SystemCut?
  private let kinds = Mutex<[GlyphID: LetterKind]?>(nil)
  private let sources = Mutex<[Float: any GlyphSource]>([:])
  private let features = Mutex<[UInt32: Bool]>([:])

  /// - Parameters:
  ///   - program: The file.
  ///   - variation: The place in its design space.
  ///   - identifier: Below 2³¹, one per face.
  ///   - cut: The cut of the system that the face stands in for; nil: characters stand and rise as drawn.
  ///   - pairs: The pairs that are known from the start; nil: none.
  /// - Throws: The errors of `FreeTypeFace`.
  init(
    _ program: FontProgram, variation: FontVariation = FontVariation(), identifier: UInt32,
    cut: SystemCut? = nil, pairs: EmbeddedPairs? = nil
  ) throws(FontError) {
    precondition(identifier < 1 << 31, "face identifiers leave the high bit free")
    self.identifier = identifier
    self.program = program
    self.cut = cut
    freeType = try FreeTypeFace(
      bytes: program.bytes, index: program.index, variation: variation, in: .shared())
    harfBuzz = HarfBuzzFont(
      bytes: program.bytes, index: program.index, variation: variation, cut: cut,
      pairs: pairs)
    isColored = freeType.isColored
    let coverage = program.coverage
    self.coverage = coverage
    coversASCII = (0x20...0x7E).allSatisfy { coverage.contains($0) }
  }

  var unitsPerEm: Int { freeType.metrics.unitsPerEm }

  func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar.value) }

  func hasFeature(_ tag: UInt32) -> Bool {
    features.withLock { known in
      if let answer = known[tag] { return answer }
      let answer = harfBuzz.hasFeature(tag)
      known[tag] = answer
      return answer
    }
  }

  func shape(
    _ text: [UInt16], script: ScriptTag, features: FontFeatures, isRightToLeft: Bool
  ) -> ShapedText {
    harfBuzz.shape(text, script: script, features: features, isRightToLeft: isRightToLeft)
  }

  func knownShape(of text: [UInt16], features: FontFeatures) -> ShapedText? {
    harfBuzz.knownShape(of: text, features: features)
  }

  func source(size: CGFloat) -> any GlyphSource {
    // Single precision is a millionth of a pixel at any size that is painted, and lets face and size
    // together be the identifier: it is the same whenever the source is made.
    let single = Float(size)
    return sources.withLock { sources -> any GlyphSource in
      if let known = sources[single] { return known }
      if sources.count >= 256 { sources = [:] }
      let number = UInt64(identifier) << 32 | UInt64(single.bitPattern)
      let source: any GlyphSource =
        isColored
        ? PictureGlyphSource(face: freeType, size: CGFloat(single), identifier: number)
        : FreeTypeGlyphSource(
          face: freeType, size: CGFloat(single), identifier: number,
          heights: heights(size: CGFloat(single)))
      sources[single] = source
      return source
    }
  }

  /// Returns where points of glyphs go at a size; nil: they stay as drawn.
  private func heights(size: CGFloat) -> GlyphHeights? {
    guard let cut else { return nil }
    let kinds = kinds.withLock { known in
      if let known { return known }
      let found = SystemCut.kinds { freeType.glyph(for: $0) }
      known = found
      return found
    }
    return GlyphHeights(kinds: kinds, maps: cut.heights(size: size))
  }

  /// Returns the same without the room for rare marks that some fonts count into their lines.
  func typographicMetrics(size: CGFloat) -> FontMetrics {
    let units = freeType.metrics
    let scale = size / CGFloat(units.unitsPerEm)
    var metrics = metrics(size: size)
    metrics.ascent = CGFloat(units.typographicAscender) * scale
    metrics.descent = CGFloat(-units.typographicDescender) * scale
    return metrics
  }

  /// Returns the face's own measures at a size.
  func metrics(size: CGFloat) -> FontMetrics {
    let units = freeType.metrics
    let scale = size / CGFloat(units.unitsPerEm)
    return FontMetrics(
      ascent: CGFloat(units.ascender) * scale, descent: CGFloat(-units.descender) * scale,
      leading: CGFloat(units.lineGap) * scale, capHeight: CGFloat(units.capHeight) * scale,
      xHeight: CGFloat(units.xHeight) * scale,
      underlinePosition: CGFloat(-units.underlinePosition) * scale,
      underlineThickness: CGFloat(units.underlineThickness) * scale,
      strikethroughPosition: CGFloat(units.strikethroughPosition) * scale)
  }
}
