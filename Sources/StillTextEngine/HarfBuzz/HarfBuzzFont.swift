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
  private let bytes: FontBytes
  private let spaceGlyph: UInt32
  private let language: OpaquePointer?
  private let pairs = LearnedPairs()
  private let embeddedPairs: EmbeddedPairs?
  private let cut: SystemCut?
  private let unitsPerEm: Int32

  /// - Parameters:
  ///   - index: The number of the face in a collection.
  ///   - variation: The place in the design space of a variable font.
  ///   - cut: The cut of the system that the face stands in for; nil: characters stand and rise as drawn.
  ///   - pairs: The pairs that are known from the start; nil: none.
  init(
    bytes: FontBytes, index: Int = 0, variation: FontVariation = FontVariation(),
    cut: SystemCut? = nil, pairs: EmbeddedPairs? = nil
  ) {
    let face = unsafe FontProgram.withBlob(of: bytes) {
      unsafe hb_face_create($0, UInt32(clamping: index))
    }
    let font = unsafe hb_font_create(face)
    let unitsPerEm = unsafe Int32(clamping: hb_face_get_upem(face))
    if !variation.isDefault {
      let settings = variation.coordinates.map {
        hb_variation_t(tag: $0.tag, value: Float($0.value))
      }
      unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    unsafe hb_ot_font_set_funcs(font)
    unsafe hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    unsafe hb_font_make_immutable(font)
    unsafe hb_face_destroy(face)
    var space: UInt32 = 0
    if unsafe hb_font_get_nominal_glyph(font, 0x20, &space) == 0 { space = .max }
    unsafe raw = font!
    self.bytes = bytes
    self.cut = cut
    embeddedPairs = pairs
    self.unitsPerEm = unitsPerEm
    spaceGlyph = space
    // English whatever the process's locale says: pictures must not depend on it.
    unsafe language = hb_language_from_string("en", -1)
  }

  deinit { unsafe hb_font_destroy(raw) }
}

extension HarfBuzzFont {
  /// Whether the font substitutes glyphs by a feature, in any script.
  func hasFeature(_ tag: UInt32) -> Bool {
    let face = unsafe hb_font_get_face(raw)
    var count = unsafe hb_ot_layout_table_get_feature_tags(
      face, OpenTypeTag.substitutions, 0, nil, nil)
    guard count > 0 else { return false }
    var tags = [UInt32](repeating: 0, count: Int(min(count, 4096)))
    count = UInt32(tags.count)
    _ = unsafe hb_ot_layout_table_get_feature_tags(
      face, OpenTypeTag.substitutions, 0, &count, &tags)
    return tags.prefix(Int(count)).contains(tag)
  }

  /// Shapes a stretch of one script and direction, in font units.
  ///
  /// Control characters take no room and leave no ink; so do default ignorable ones.
  func shape(
    _ text: [UInt16], script: ScriptTag, features: FontFeatures, isRightToLeft: Bool
  ) -> ShapedText {
    let buffer = HarfBuzzBuffer.take()
    defer { buffer.giveBack() }
    let list = features.list
    var applied = list
    let keeps = features.keepsCharacters && cut != nil
    if keeps { WrittenCharacters.keep(in: text, &applied) }
    let shaped = unsafe buffer.withHandle { buffer in
      unsafe hb_buffer_set_direction(
        buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: script.value))
      unsafe hb_buffer_set_language(buffer, language)
      unsafe Self.add(text, to: buffer)
      unsafe hb_shape(raw, buffer, &applied, UInt32(applied.count))
      return unsafe read(buffer, text: text, features: features, isRightToLeft: isRightToLeft)
    }
    // Of the pairs that are embedded, those that are left out cannot be learned.
    if script == .latin, !isRightToLeft, embeddedPairs == nil || features != EmbeddedPairs.features
    {
      pairs.learn(text, shaped, features: features) {
        unsafe PairAnalysis(
          raw, features: keeps ? WrittenCharacters.plain(list) : list,
          exceptions: keeps ? [WrittenCharacters.exception] : []
        ).map { analysis in
          PairTable(analysis) {
            cut?.offset(of: $0, features: features, unitsPerEm: unitsPerEm) ?? 0
          }
        }
      }
    }
    return shaped
  }

  /// Returns the result of `shape` for left-to-right Latin text, if earlier texts or embedded pairs determine it; otherwise nil.
  func knownShape(of text: [UInt16], features: FontFeatures) -> ShapedText? {
    if let embeddedPairs, features == EmbeddedPairs.features { return embeddedPairs.shape(text) }
    return pairs.table(for: features)?.shape(text)
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
    _ buffer: OpaquePointer, text: [UInt16], features: FontFeatures, isRightToLeft: Bool
  ) -> ShapedText {
    var count: UInt32 = 0
    let infos = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    var glyphs = unsafe [ShapedGlyph](unsafeUninitializedCapacity: infos.count) { glyphs, used in
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
    if let cut { apply(cut, to: &glyphs, text, features) }
    return ShapedText(
      glyphs: glyphs, length: text.count, isRightToLeft: isRightToLeft
    ) { index in
      let source = isRightToLeft ? infos.count - 1 - index : index
      return unsafe infos[source].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
    }
  }
}

extension HarfBuzzFont {
  /// Sets digits and signs as the system's cut has them.
  private func apply(
    _ cut: SystemCut, to glyphs: inout [ShapedGlyph], _ text: [UInt16],
    _ features: FontFeatures
  ) {
    for index in glyphs.indices {
      let place = Int(glyphs[index].cluster)
      guard text.indices.contains(place), glyphs[index].advance != 0 else { continue }
      if place + 1 < text.count,
        SystemCut.keepsDistance(text[place], before: text[place + 1])
      {
        glyphs[index].advance = unsafe hb_font_get_glyph_h_advance(raw, glyphs[index].glyph)
        glyphs[index].advance &+=
          cut.distance(between: text[place], text[place + 1]) * unitsPerEm / 1000
      }
      glyphs[index].advance &+= cut.advance(
        of: text[place], features: features, unitsPerEm: unitsPerEm)
      glyphs[index].xOffset &+= cut.offset(
        of: text[place], features: features, unitsPerEm: unitsPerEm)
    }
  }
}

extension UInt16 {
  /// Whether the unit is a C0 or C1 control character.
  fileprivate var isControl: Bool { self < 0x20 || (0x7F...0x9F).contains(self) }
}

extension FontFeatures {
  /// Whether characters stay what they are; not where the user has a say about contextual alternates.
  fileprivate var keepsCharacters: Bool {
    flags.contains(.keepsCharacters)
      && !settings.contains { $0.tag == OpenTypeTag.contextualAlternates }
  }

  /// HarfBuzz's form of what is not on by itself.
  fileprivate var list: [hb_feature_t] {
    guard self != [] else { return [] }
    var list: [hb_feature_t] = []
    func append(_ tag: UInt32, _ value: UInt32) {
      list.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
    }
    if flags.contains(.monospacedDigits) { append(OpenTypeTag.tabularFigures, 1) }
    if flags.contains(.lowercaseSmallCaps) { append(OpenTypeTag.smallCaps, 1) }
    if flags.contains(.uppercaseSmallCaps) { append(OpenTypeTag.capsToSmallCaps, 1) }
    if flags.contains(.noLigatures) {
      append(OpenTypeTag.ligatures, 0)
      append(OpenTypeTag.contextualLigatures, 0)
    }
    if flags.contains(.noContextualAlternates) { append(OpenTypeTag.contextualAlternates, 0) }
    for setting in settings { append(setting.tag, setting.value) }
    return list
  }
}
