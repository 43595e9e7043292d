internal import CStillFreeType
internal import Foundation
internal import Synchronization

/// A face as FreeType reads it: vertical metrics, the characters it covers, glyph outlines.
///
/// What is asked is read once under the face's lock into tables that need none afterwards.
///
/// `@unchecked Sendable`: an `FT_Face` is not thread-safe, and this one is only reached under `lock`.
@safe
final class FreeTypeFace: @unchecked Sendable {
  let library: FreeTypeLibrary
  /// In font units.
  let metrics: FaceMetrics
  private let raw: FT_Face
  private let lock = Mutex(Tables())

  /// What has been read so far.
  private struct Tables {
    var outlines: [UInt32: GlyphOutline] = [:]
    var coverage: CharacterCoverage?
  }

  /// - Parameter bytes: The font file; must outlive the face.
  /// - Throws: `FontError.freeType` for what is no font, `.notScalable` for a bitmap font.
  init(
    bytes: UnsafeRawBufferPointer, index: Int = 0, in library: FreeTypeLibrary
  ) throws(FontError) {
    let raw = try unsafe library.openFace(bytes, index: index)
    guard unsafe raw.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0,
      unsafe raw.pointee.units_per_EM > 0
    else {
      unsafe library.close(raw)
      throw .notScalable
    }
    unsafe self.raw = raw
    self.library = library
    self.metrics = unsafe FaceMetrics(raw)
  }

  deinit { unsafe library.close(raw) }

  /// The characters the face has glyphs for, read at the first call.
  var coverage: CharacterCoverage {
    lock.withLock { tables in
      if let known = tables.coverage { return known }
      var coverage = CharacterCoverage()
      var glyph: FT_UInt = 0
      var character = unsafe FT_Get_First_Char(raw, &glyph)
      while glyph != 0 {
        coverage.insert(UInt32(truncatingIfNeeded: character))
        unsafe character = FT_Get_Next_Char(raw, character, &glyph)
      }
      tables.coverage = coverage
      return coverage
    }
  }

  /// The outline of a glyph in font units, unhinted; empty for glyphs without ink and for numbers
  /// that the face does not have.
  func outline(of glyph: UInt32) -> GlyphOutline {
    lock.withLock { tables in
      if let known = tables.outlines[glyph] { return known }
      let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
      var outline = GlyphOutline()
      if unsafe FT_Load_Glyph(raw, glyph, flags) == 0,
        unsafe raw.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
      {
        outline = unsafe GlyphOutline(raw.pointee.glyph.pointee.outline)
      }
      tables.outlines[glyph] = outline
      return outline
    }
  }
}

/// The vertical measures of a face in font units, y up, as its tables have them.
struct FaceMetrics: Hashable, Sendable {
  var unitsPerEm: Int
  var ascender: Int
  /// Negative below the baseline.
  var descender: Int
  var lineGap: Int
  var capHeight: Int
  var xHeight: Int
  /// The middle of the line, negative below the baseline.
  var underlinePosition: Int
  var underlineThickness: Int
  /// The middle of the line.
  var strikethroughPosition: Int

  /// Reads the tables; heights that the face lacks are guessed from the em.
  init(_ face: FT_Face) {
    let record = unsafe face.pointee
    unitsPerEm = unsafe Int(record.units_per_EM)
    ascender = unsafe Int(record.ascender)
    descender = unsafe Int(record.descender)
    lineGap = max(0, unsafe Int(record.height) - (ascender - descender))
    underlinePosition = unsafe Int(record.underline_position)
    underlineThickness = unsafe Int(record.underline_thickness)
    capHeight = unitsPerEm * 7 / 10
    xHeight = unitsPerEm / 2
    strikethroughPosition = xHeight / 2
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let os2 = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
      if os2.version != 0xFFFF {
        if os2.version >= 2, os2.sCapHeight > 0 { capHeight = Int(os2.sCapHeight) }
        if os2.version >= 2, os2.sxHeight > 0 { xHeight = Int(os2.sxHeight) }
        if os2.yStrikeoutPosition > 0 {
          strikethroughPosition = Int(os2.yStrikeoutPosition) - Int(os2.yStrikeoutSize) / 2
        }
      }
    }
    if underlineThickness <= 0 { underlineThickness = unitsPerEm / 16 }
  }
}
