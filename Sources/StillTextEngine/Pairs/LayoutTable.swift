/// The bytes of an OpenType layout table, `GSUB` or `GPOS`, read with care, since a font may be broken or hostile. An offset
/// outside the table ends the reading. Source: <https://learn.microsoft.com/typography/opentype/spec/chapter2>.
@safe
struct LayoutTable {
  /// The table says something that it cannot mean, or too much.
  struct Unreadable: Error {}

  private let bytes: UnsafeRawBufferPointer
  private let extensionType: Int
  /// How much may still be read, in two-byte words: no table of a real font needs more.
  private var budget = 4_000_000

  /// - Parameters:
  ///   - bytes: Valid for as long as the value is used.
  ///   - extensionType: The type of lookups that only say where another one is: 7 in `GSUB`, 9 in `GPOS`.
  init(_ bytes: UnsafeRawBufferPointer, extensionType: Int) {
    unsafe self.bytes = bytes
    self.extensionType = extensionType
  }

  /// A lookup without the indirection of extensions.
  struct Lookup {
    var flags: Int
    var subtables: [(type: Int, offset: Int)]
  }

  mutating func number(at offset: Int) throws(Unreadable) -> Int {
    budget -= 1
    let count = unsafe bytes.count
    guard budget > 0, offset >= 0, offset + 2 <= count else { throw Unreadable() }
    return Int(unsafe bytes[offset]) << 8 | Int(unsafe bytes[offset + 1])
  }

  /// Returns the numbers of a list.
  mutating func numbers(at offset: Int, count: Int) throws(Unreadable) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(min(max(count, 0), 64))
    for index in 0..<max(count, 0) { numbers.append(try number(at: offset + 2 * index)) }
    return numbers
  }

  /// Returns the offsets of a list that starts with its length, from the start of the whole table; nil for those
  /// that lead nowhere.
  mutating func offsets(at offset: Int, from base: Int) throws(Unreadable) -> [Int?] {
    let count = try number(at: offset)
    return try numbers(at: offset + 2, count: count).map { $0 == 0 ? nil : base + $0 }
  }

  mutating func lookup(_ index: Int) throws(Unreadable) -> Lookup {
    let list = try number(at: 8)
    guard try number(at: list) > index else { throw Unreadable() }
    let start = try list + number(at: list + 2 + 2 * index)
    let type = try number(at: start)
    var lookup = Lookup(flags: try number(at: start + 2), subtables: [])
    for case let offset? in try offsets(at: start + 4, from: start) {
      guard type == extensionType else {
        lookup.subtables.append((type, offset))
        continue
      }
      let distance = try number(at: offset + 4) << 16 | number(at: offset + 6)
      lookup.subtables.append((try number(at: offset + 2), offset + distance))
    }
    return lookup
  }

  /// Returns the format of a subtable.
  ///
  /// - Throws: `Unreadable` for one beyond the last that is known: a shaper may know it.
  mutating func format(at offset: Int, last: Int) throws(Unreadable) -> Int {
    let format = try number(at: offset)
    guard format <= last else { throw Unreadable() }
    return format
  }

  /// Returns those of some glyphs that a coverage table has, with their places in it.
  ///
  /// - Complexity: That of the shorter of two ways: looking for each of the glyphs, or reading the table.
  mutating func coverage(
    at offset: Int, of glyphs: PrintableGlyphs
  ) throws(Unreadable) -> [(character: Int, place: Int)] {
    let format = try number(at: offset)
    let count = try number(at: offset + 2)
    guard format == 1 || format == 2 else { throw Unreadable() }
    var covered: [(character: Int, place: Int)] = []
    if format == 1 {
      guard count > 4 * PrintableSet.size else {
        for place in 0..<count {
          let glyph = try number(at: offset + 4 + 2 * place)
          for character in glyphs.characters(of: glyph) { covered.append((character, place)) }
        }
        return covered
      }
      for (character, glyph) in glyphs.all.enumerated() {
        let place = try firstRecord(at: offset + 4, count: count, size: 2, valueAt: 0, glyph)
        guard place < count, try number(at: offset + 4 + 2 * place) == glyph else { continue }
        covered.append((character, place))
      }
      return covered
    }
    if count < PrintableSet.size / 2 {
      for record in stride(from: offset + 4, to: offset + 4 + 6 * count, by: 6) {
        let first = try number(at: record)
        let place = try number(at: record + 4)
        for (character, glyph) in try glyphs.characters(
          from: first, through: number(at: record + 2))
        {
          covered.append((character, place + glyph - first))
        }
      }
      return covered
    }
    for (character, glyph) in glyphs.all.enumerated() {
      let found = try firstRecord(at: offset + 4, count: count, size: 6, valueAt: 2, glyph)
      let record = offset + 4 + 6 * found
      guard found < count, try number(at: record) <= glyph else { continue }
      covered.append((character, try number(at: record + 4) + glyph - number(at: record)))
    }
    return covered
  }

  /// Returns the class of each of some glyphs in a class definition; 0 for those that it does not have.
  mutating func classes(at offset: Int, of glyphs: [Int]) throws(Unreadable) -> [Int] {
    let format = try number(at: offset)
    guard format == 1 || format == 2 else { throw Unreadable() }
    var classes: [Int] = []
    classes.reserveCapacity(glyphs.count)
    for glyph in glyphs {
      if format == 1 {
        let index = glyph - (try number(at: offset + 2))
        guard index >= 0, try number(at: offset + 4) > index else {
          classes.append(0)
          continue
        }
        classes.append(try number(at: offset + 6 + 2 * index))
        continue
      }
      let count = try number(at: offset + 2)
      let found = try firstRecord(at: offset + 4, count: count, size: 6, valueAt: 2, glyph)
      let record = offset + 4 + 6 * found
      guard found < count, try number(at: record) <= glyph else {
        classes.append(0)
        continue
      }
      classes.append(try number(at: record + 4))
    }
    return classes
  }

  /// Returns the first of a list of ascending records whose number is no less than a value; `count` if there is
  /// none.
  private mutating func firstRecord(
    at offset: Int, count: Int, size: Int, valueAt: Int, _ value: Int
  ) throws(Unreadable) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if try number(at: offset + middle * size + valueAt) < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
