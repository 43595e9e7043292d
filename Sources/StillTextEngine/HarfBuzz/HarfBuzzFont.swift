internal import CStillHarfBuzz
internal import StillText

/// A face as HarfBuzz reads it, at a scale of one unit per font unit, so that advances come out
/// unrounded and hold for every size.
///
/// Glyph numbers and advances are read from the font's own tables (`hb-ot`), not through FreeType:
/// FreeType would answer for one face at one size and under a lock, while an immutable HarfBuzz font
/// over the bytes may shape in any number of threads at once. FreeType opens the same bytes for
/// metrics, coverage and outlines.
///
/// `@unchecked Sendable`: the font is made immutable before it is shared, and HarfBuzz allows
/// immutable fonts to be used by several threads.
@safe
final class HarfBuzzFont: @unchecked Sendable {
  private let raw: OpaquePointer
  private let spaceGlyph: UInt32
  private let language: OpaquePointer?

  /// - Parameter bytes: The font file; must outlive the font.
  init(bytes: UnsafeRawBufferPointer, index: Int = 0) {
    let blob = unsafe hb_blob_create(
      bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    let face = unsafe hb_face_create(blob, UInt32(index))
    let font = unsafe hb_font_create(face)
    let unitsPerEm = unsafe Int32(clamping: hb_face_get_upem(face))
    unsafe hb_ot_font_set_funcs(font)
    unsafe hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    unsafe hb_font_make_immutable(font)
    unsafe hb_face_destroy(face)
    unsafe hb_blob_destroy(blob)
    var space: UInt32 = 0
    if unsafe hb_font_get_nominal_glyph(font, 0x20, &space) == 0 { space = .max }
    unsafe raw = font!
    spaceGlyph = space
    // English whatever the process's locale says: pictures must not depend on it.
    unsafe language = hb_language_from_string("en", -1)
  }

  deinit { unsafe hb_font_destroy(raw) }
}

extension HarfBuzzFont {
  /// Shapes a stretch of one script and direction, in font units.
  ///
  /// Control characters take no room and leave no ink; so do default ignorable ones.
  func shape(
    _ text: [UInt16], script: ScriptTag, features: FontFeatures, isRightToLeft: Bool
  ) -> ShapedText {
    let buffer = HarfBuzzBuffer.take()
    defer { buffer.giveBack() }
    var features = features.list
    return unsafe buffer.withHandle { buffer in
      unsafe hb_buffer_set_direction(
        buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: script.value))
      unsafe hb_buffer_set_language(buffer, language)
      unsafe Self.add(text, to: buffer)
      unsafe hb_shape(raw, buffer, &features, UInt32(features.count))
      return unsafe read(buffer, length: text.count, isRightToLeft: isRightToLeft)
    }
  }

  private static func add(_ text: [UInt16], to buffer: OpaquePointer) {
    let hasControls = text.contains { $0 < 0x20 || (0x7F...0x9F).contains($0) }
    // A zero width space leaves nothing behind, where a control character would show a box.
    let text = hasControls ? text.map { $0.isControl ? 0x200B : $0 } : text
    let count = Int32(clamping: text.count)
    unsafe text.withUnsafeBufferPointer {
      unsafe hb_buffer_add_utf16(buffer, $0.baseAddress, count, 0, count)
    }
  }

  /// HarfBuzz gives glyphs in the order in which they are drawn; here they are in that of the text.
  private func read(
    _ buffer: OpaquePointer, length: Int, isRightToLeft: Bool
  ) -> ShapedText {
    var count: UInt32 = 0
    let infos = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    let glyphs = unsafe [ShapedGlyph](unsafeUninitializedCapacity: infos.count) { glyphs, used in
      for index in infos.indices {
        let source = isRightToLeft ? infos.count - 1 - index : index
        let info = unsafe infos[source]
        let position = unsafe positions[source]
        unsafe glyphs.initializeElement(
          at: index,
          to: ShapedGlyph(
            glyph: info.codepoint, cluster: Int32(clamping: info.cluster),
            advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset,
            isSpace: info.codepoint == spaceGlyph))
      }
      used = infos.count
    }
    return ShapedText(
      glyphs: glyphs, length: length, isRightToLeft: isRightToLeft
    ) { index in
      let source = isRightToLeft ? infos.count - 1 - index : index
      return unsafe infos[source].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
    }
  }
}

extension UInt16 {
  /// Whether the unit is a C0 or C1 control character.
  fileprivate var isControl: Bool { self < 0x20 || (0x7F...0x9F).contains(self) }
}

extension FontFeatures {
  /// HarfBuzz's form of what is not on by itself.
  fileprivate var list: [hb_feature_t] {
    guard !isEmpty else { return [] }
    var list: [hb_feature_t] = []
    func append(_ tag: UInt32, _ value: UInt32) {
      list.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
    }
    if contains(.monospacedDigits) { append(0x746E_756D, 1) }  // tnum
    if contains(.smallCaps) { append(0x736D_6370, 1) }  // smcp
    if contains(.noLigatures) {
      append(0x6C69_6761, 0)  // liga
      append(0x636C_6967, 0)  // clig
    }
    return list
  }
}
