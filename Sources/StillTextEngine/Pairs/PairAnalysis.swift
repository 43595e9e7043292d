internal import CStillHarfBuzz
internal import Foundation
internal import StillText

/// An analysis of a font's tables for common characters: the pairs of characters that only a shaper can handle, because
/// they may be replaced or moved by more than kerning.
struct PairAnalysis {
  /// Of the characters in order.
  let glyphs: [GlyphID]
  /// Each rule that may apply to a text applies to one of these pairs at least.
  private(set) var forbiddenPairs: [(Int, Int)] = []
  /// Characters that a rule may replace wherever they stand.
  private(set) var forbiddenCharacters = PrintableSet()

  /// nil for a font whose tables do not tell, or which contains rules that the analysis does not know.
  ///
  /// - Parameters:
  ///   - font: A HarfBuzz font.
  ///   - features: Features switched on or off in addition to the standard ones.
  ///   - exceptions: Characters beside each other that are not set by these features.
  init?(_ font: OpaquePointer, features: [hb_feature_t], exceptions: [[PrintableSet]] = []) {
    let face = unsafe hb_font_get_face(font)
    // Other shaping than by GSUB and GPOS.
    for name in ["kern", "kerx", "morx", "mort", "trak"] {
      guard unsafe !Self.hasTable(name, face) else { return nil }
    }
    var glyphs: [GlyphID] = []
    for character in 0..<PrintableSet.size {
      var glyph: hb_codepoint_t = 0
      let unit = PrintableSet.unit(at: character)
      guard unsafe hb_font_get_nominal_glyph(font, UInt32(unit), &glyph) != 0,
        unsafe hb_ot_layout_get_glyph_class(face, glyph) != HB_OT_LAYOUT_GLYPH_CLASS_MARK
      else {
        // Not every font has what is behind ASCII.
        guard unit >= 0x80 else { return nil }
        forbiddenCharacters.insert(character)
        glyphs.append(0)
        continue
      }
      glyphs.append(glyph)
    }
    self.glyphs = glyphs
    guard let plan = unsafe Self.plan(font, face, features) else { return nil }
    defer { unsafe hb_shape_plan_destroy(plan) }
    do {
      unsafe try readSubstitutions(face, plan)
      guard unsafe try hasPairwisePositions(face, plan) else { return nil }
    } catch {
      return nil
    }
    for exception in exceptions { forbid(exception) }
  }

  /// Returns how HarfBuzz goes about Latin text. nil where it shapes by other tables than these: it prefers
  /// Graphite to OpenType where a font has both.
  private static func plan(
    _ font: OpaquePointer, _ face: OpaquePointer?, _ features: [hb_feature_t]
  ) -> OpaquePointer? {
    var properties = unsafe hb_segment_properties_t()
    unsafe properties.direction = HB_DIRECTION_LTR
    unsafe properties.script = HB_SCRIPT_LATIN
    unsafe properties.language = hb_language_from_string("en", -1)
    // By itself HarfBuzz makes fractions around U+2044 alone, which is not ASCII.
    let withoutFractions =
      ["frac", "numr", "dnom"].map {
        hb_feature_t(tag: OpenTypeTag.tag($0), value: 0, start: 0, end: .max)
      } + features
    var count: UInt32 = 0
    let coordinates = unsafe hb_font_get_var_coords_normalized(font, &count)
    guard
      let plan = unsafe hb_shape_plan_create_cached2(
        face, &properties, withoutFractions, UInt32(withoutFractions.count), coordinates, count,
        nil)
    else { return nil }
    if let shaper = unsafe hb_shape_plan_get_shaper(plan), unsafe strcmp(shaper, "ot") == 0 {
      return unsafe plan
    }
    unsafe hb_shape_plan_destroy(plan)
    return nil
  }

  private static func hasTable(_ name: String, _ face: OpaquePointer?) -> Bool {
    let blob = unsafe hb_face_reference_table(face, OpenTypeTag.tag(name))
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe hb_blob_get_length(blob) > 0
  }

  /// Returns the lookups of a table that shaping goes through, and the table.
  private static func withLookups<Result>(
    _ tag: UInt32, extensionType: Int, _ face: OpaquePointer?, _ plan: OpaquePointer,
    _ body: ([Int], inout LayoutTable) throws(LayoutTable.Unreadable) -> Result
  ) throws(LayoutTable.Unreadable) -> Result {
    let blob = unsafe hb_face_reference_table(face, tag)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(blob, &length)
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_ot_shape_plan_collect_lookups(plan, tag, set)
    var lookups: [Int] = []
    var index: hb_codepoint_t = .max
    while unsafe hb_set_next(set, &index) != 0 { lookups.append(Int(index)) }
    var table = unsafe LayoutTable(
      UnsafeRawBufferPointer(start: data, count: Int(length)), extensionType: extensionType)
    if !lookups.isEmpty {
      guard try table.number(at: 0) == 1 else { throw LayoutTable.Unreadable() }
    }
    for lookup in lookups {
      // Lookups that pass over letters see other neighbours than these.
      guard try table.lookup(lookup).flags & 0x6 == 0 else { throw LayoutTable.Unreadable() }
    }
    return try body(lookups, &table)
  }

  private mutating func readSubstitutions(
    _ face: OpaquePointer?, _ plan: OpaquePointer
  ) throws(LayoutTable.Unreadable) {
    let glyphs = PrintableGlyphs(glyphs.map(Int.init))
    let rules = unsafe try Self.withLookups(
      OpenTypeTag.substitutions, extensionType: 7, face, plan
    ) { lookups, table throws(LayoutTable.Unreadable) in
      var rules = SubstitutionRules(glyphs)
      for lookup in lookups { try rules.add(lookup, of: &table) }
      guard rules.isComplete else { throw LayoutTable.Unreadable() }
      return rules.rules
    }
    for rule in rules { forbid(rule) }
  }

  /// Of all neighbours in a rule, those that text has most seldom.
  private mutating func forbid(_ rule: [PrintableSet]) {
    guard rule.count > 1 else {
      for index in rule[0] { forbiddenCharacters.insert(index) }
      return
    }
    let costs = zip(rule, rule.dropFirst()).map { Self.frequency($0) * Self.frequency($1) }
    guard let place = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return }
    for first in rule[place] {
      for second in rule[place + 1] { forbiddenPairs.append((first, second)) }
    }
  }

  /// About how often characters of a set stand in text.
  private static func frequency(_ set: PrintableSet) -> Int {
    set.reduce(0) { sum, index in
      switch PrintableSet.unit(at: index) {
      case 0x20, 0x61...0x7A: sum + 16
      case 0x30...0x39, 0x41...0x5A: sum + 4
      default: sum + 1
      }
    }
  }

  private func hasPairwisePositions(
    _ face: OpaquePointer?, _ plan: OpaquePointer
  ) throws(LayoutTable.Unreadable) -> Bool {
    let glyphs = PrintableGlyphs(glyphs.map(Int.init))
    return unsafe try Self.withLookups(
      OpenTypeTag.positions, extensionType: 9, face, plan
    ) { lookups, table throws(LayoutTable.Unreadable) in
      for lookup in lookups {
        guard try PositioningRules.isPairwise(lookup: lookup, of: &table, glyphs: glyphs) else {
          return false
        }
      }
      return true
    }
  }
}

extension OpenTypeTag {
  /// - Parameter name: Four letters.
  fileprivate static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
