/// The effect of a font's positioning rules on printable ASCII.
enum PositioningRules {
  /// Whether a lookup of `GPOS` moves a glyph by nothing but itself and the one behind it.
  static func isPairwise(
    lookup index: Int, of table: inout LayoutTable, glyphs: PrintableGlyphs
  ) throws(LayoutTable.Unreadable) -> Bool {
    let lookup = try table.lookup(index)
    for subtable in lookup.subtables {
      let offset = subtable.offset
      _ = try table.format(at: offset, last: subtable.type <= 2 ? 2 : 1)
      switch subtable.type {
      case 1: continue
      case 2:
        // A value for the second glyph would make it start no pair of its own.
        let second = try table.number(at: offset + 6)
        if second != 0, try covers(offset, &table, glyphs) { return false }
      case 3...6:
        // Cursive and mark attachment start with those that are attached.
        if try covers(offset, &table, glyphs) { return false }
      default: return false
      }
    }
    return true
  }

  /// Whether the first coverage of a subtable has one of the glyphs.
  private static func covers(
    _ subtable: Int, _ table: inout LayoutTable, _ glyphs: PrintableGlyphs
  ) throws(LayoutTable.Unreadable) -> Bool {
    let coverage = try subtable + table.number(at: subtable + 2)
    return try !table.coverage(at: coverage, of: glyphs).isEmpty
  }
}
