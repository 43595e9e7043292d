/// A hash table from glyphs at phases to what is known of them: a few times faster to ask than a
/// `Dictionary`, which counts when there is a look-up for every glyph that is painted.
struct GlyphTable {
  /// The number of entries.
  private(set) var count = 0
  /// Keys plus one; 0 where there is none. A power of two of them, at most half of which are taken.
  private var keys: [UInt64]
  private var entries: [GlyphPage.Entry]

  init() {
    keys = Array(repeating: 0, count: 256)
    entries = Array(repeating: .blank, count: 256)
  }

  /// The entry of a key below `UInt64.max`.
  subscript(key: UInt64) -> GlyphPage.Entry? {
    let slot = slot(of: key)
    return keys[slot] == 0 ? nil : entries[slot]
  }

  /// Adds an entry for a key that has none.
  mutating func insert(_ entry: GlyphPage.Entry, for key: UInt64) {
    if (count + 1) * 2 > keys.count { grow() }
    let slot = slot(of: key)
    keys[slot] = key + 1
    entries[slot] = entry
    count += 1
  }

  mutating func removeAll() {
    self = GlyphTable()
  }

  /// Returns where a key is, or where it would be put.
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    // The high bits of a product depend on all bits of its factors.
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & mask
    while keys[slot] != 0, keys[slot] != key + 1 { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldEntries) = (keys, entries)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    entries = Array(repeating: .blank, count: oldKeys.count * 2)
    for (key, entry) in zip(oldKeys, oldEntries) where key != 0 {
      let slot = slot(of: key - 1)
      keys[slot] = key
      entries[slot] = entry
    }
  }
}
