internal import CStillFreeType
internal import Foundation
internal import StillText
internal import Synchronization

/// A face as FreeType reads it: vertical metrics, the characters it covers, glyph outlines.
///
/// Tables are read once under the face's lock; later reads need no lock.
///
/// `@unchecked Sendable`: an `FT_Face` is not thread-safe, and this one is only reached under `lock`.
@safe
final class FreeTypeFace: @unchecked Sendable {
  let library: FreeTypeLibrary
  /// In font units.
  let metrics: FaceMetrics
  /// Whether glyphs are coloured pictures of one size rather than outlines.
  let isColored: Bool
  private let raw: FT_Face
  private let bytes: FontBytes
  private let lock = Mutex(Tables())

  /// The tables read so far.
  private struct Tables {
    var outlines: [UInt32: GlyphOutline] = [:]
    /// The memory of the outlines.
    var outlineBytes = 0
    var pictures: [UInt32: GlyphPicture?] = [:]
    /// The first character of each glyph; nil until it is asked for.
    var characters: [UInt32: UInt32]?
  }

  /// The most bytes of outlines that are kept; each takes about 1 KB.
  private static let outlineLimit = 4 << 20
  /// The most pictures that are kept; each takes about 70 KB.
  private static let pictureLimit = 256

  /// - Parameters:
  ///   - index: The number of the face in a collection.
  ///   - variation: The place in the design space of a variable font.
  /// - Throws: `FontError.freeType` for what is no font, `.notScalable` for a bitmap font without
  ///   coloured pictures.
  init(
    bytes: FontBytes, index: Int = 0, variation: FontVariation = FontVariation(),
    in library: FreeTypeLibrary
  ) throws(FontError) {
    let raw = try unsafe library.openFace(bytes.memory, index: index)
    let flags = unsafe raw.pointee.face_flags
    let isScalable = flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    let hasPictures =
      flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 && flags & FT_Long(FT_FACE_FLAG_FIXED_SIZES) != 0
    guard isScalable || hasPictures, unsafe FaceMetrics(raw).unitsPerEm > 0 else {
      unsafe library.close(raw)
      throw .notScalable
    }
    unsafe Self.set(variation, raw)
    if hasPictures { _ = unsafe FT_Select_Size(raw, Self.largestStrike(raw)) }
    unsafe self.raw = raw
    self.bytes = bytes
    self.library = library
    self.metrics = unsafe FaceMetrics(raw)
    self.isColored = hasPictures
  }

  /// Moves a variable face to its place; other faces stay as they are.
  private static func set(_ variation: FontVariation, _ raw: FT_Face) {
    guard !variation.isDefault else { return }
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe FT_Get_MM_Var(raw, &axes) == 0, let axes = unsafe axes else { return }
    var coordinates: [FT_Fixed] = []
    for index in 0..<Int(unsafe axes.pointee.num_axis) {
      let axis = unsafe axes.pointee.axis[index]
      let wanted = variation.coordinates.first {
        unsafe $0.tag == UInt32(truncatingIfNeeded: axis.tag)
      }
      coordinates.append(
        unsafe wanted.map { FT_Fixed(($0.value * 65536).rounded()) } ?? axis.def)
    }
    _ = unsafe FT_Set_Var_Design_Coordinates(raw, FT_UInt(coordinates.count), &coordinates)
    unsafe free(axes)
  }

  private static func largestStrike(_ raw: FT_Face) -> Int32 {
    var best: Int32 = 0
    for index in 0..<max(unsafe raw.pointee.num_fixed_sizes, 1)
    where unsafe raw.pointee.available_sizes[Int(index)].y_ppem
      > raw.pointee.available_sizes[Int(best)].y_ppem
    {
      best = index
    }
    return best
  }

  deinit { unsafe library.close(raw) }

  /// Returns the glyph that stands for a character by itself; 0 for one that the face lacks.
  func glyph(for character: UInt32) -> UInt32 {
    lock.withLock { _ in unsafe FT_Get_Char_Index(raw, FT_ULong(character)) }
  }

  /// Returns the first of the characters that a glyph stands for by itself; nil for others, such as ligatures.
  func character(of glyph: UInt32) -> UInt32? {
    lock.withLock { tables in
      if let known = tables.characters { return known[glyph] }
      var characters: [UInt32: UInt32] = [:]
      var found: FT_UInt = 0
      var character = unsafe FT_Get_First_Char(raw, &found)
      while found != 0 {
        if characters[found] == nil { characters[found] = UInt32(truncatingIfNeeded: character) }
        character = unsafe FT_Get_Next_Char(raw, character, &found)
      }
      tables.characters = characters
      return characters[glyph]
    }
  }

  /// Returns how far a glyph moves the pen to the right, in font units; 0 for numbers that the face does not have.
  func advance(of glyph: UInt32) -> Int {
    lock.withLock { _ in
      let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
      guard unsafe FT_Load_Glyph(raw, glyph, flags) == 0 else { return 0 }
      return unsafe Int(raw.pointee.glyph.pointee.metrics.horiAdvance)
    }
  }

  /// Returns the outline of a glyph in font units, unhinted; empty for glyphs without ink and for numbers that the
  /// face does not have.
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
      let cost = outline.byteCount
      if tables.outlineBytes + cost > Self.outlineLimit {
        tables.outlines = [:]
        tables.outlineBytes = 0
      }
      tables.outlineBytes += cost
      tables.outlines[glyph] = outline
      return outline
    }
  }

  /// Returns the coloured picture of a glyph; nil for one without, or in a face of outlines.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard isColored else { return nil }
    return lock.withLock { tables in
      if let known = tables.pictures[glyph] { return known }
      var picture: GlyphPicture?
      if unsafe FT_Load_Glyph(raw, glyph, FT_Int32(FT_LOAD_COLOR)) == 0 {
        picture = unsafe GlyphPicture(
          raw.pointee.glyph.pointee,
          pixelsPerEm: CGFloat(raw.pointee.size.pointee.metrics.y_ppem))
      }
      if tables.pictures.count >= Self.pictureLimit { tables.pictures = [:] }
      tables.pictures[glyph] = .some(picture)
      return picture
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
  /// The ascent that the font was drawn for, without the room for marks that `ascender` may include; equal to it if
  /// the font does not specify one.
  var typographicAscender: Int
  /// Negative below the baseline.
  var typographicDescender: Int
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
    if unitsPerEm == 0 {
      // FreeType leaves these out for fonts without outlines.
      if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD) {
        unitsPerEm = unsafe Int(table.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM)
      }
      if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
        let header = unsafe table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
        ascender = unsafe Int(header.Ascender)
        descender = unsafe Int(header.Descender)
        lineGap = unsafe max(0, Int(header.Line_Gap))
      }
    }
    underlinePosition = unsafe Int(record.underline_position)
    underlineThickness = unsafe Int(record.underline_thickness)
    typographicAscender = ascender
    typographicDescender = descender
    capHeight = unitsPerEm * 7 / 10
    xHeight = unitsPerEm / 2
    strikethroughPosition = xHeight / 2
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let os2 = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
      if os2.version != 0xFFFF {
        if os2.sTypoAscender > 0 {
          typographicAscender = min(ascender, Int(os2.sTypoAscender))
          typographicDescender = max(descender, Int(os2.sTypoDescender))
        }
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
