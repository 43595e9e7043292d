/// Some of the characters that are put together without a shaper, by their places in `PrintableSet`: printable ASCII, and
/// behind it what interfaces add to it.
struct PrintableSet: Hashable, Sequence {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// U+0020 to U+007E.
  private static let asciiCount = 95
  /// Ascending.
  private static let others: [UInt16] = [
    0xA3, 0xB0, 0xB7, 0xD7, 0xE4, 0xE9, 0xF6, 0xFC, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
    0x2022, 0x2026,
    0x20AC,
  ]

  /// How many characters there are; 128 at most.
  static let size = asciiCount + 17

  /// Returns the place of a UTF-16 unit; `size` or more for one that has none.
  @inline(__always)
  static func place(of unit: UInt16) -> Int {
    let place = Int(unit &- 0x20)
    return place < asciiCount ? place : placeBehindASCII(of: unit)
  }

  private static func placeBehindASCII(of unit: UInt16) -> Int {
    others.firstIndex(of: unit).map { $0 + asciiCount } ?? size
  }

  /// Returns the character at a place below `size`.
  static func unit(at place: Int) -> UInt16 {
    place < asciiCount ? 0x20 + UInt16(place) : others[place - asciiCount]
  }

  /// - Parameter indices: Places.
  init(_ indices: some Sequence<Int> = []) {
    for index in indices { insert(index) }
  }

  mutating func insert(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index - 64) }
  }

  func contains(_ index: Int) -> Bool {
    index < 64 ? low >> UInt64(index) & 1 != 0 : high >> UInt64(index - 64) & 1 != 0
  }

  var isEmpty: Bool { low | high == 0 }
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// Ascending.
  func makeIterator() -> AnyIterator<Int> {
    var (low, high) = (low, high)
    return AnyIterator {
      if low != 0 {
        defer { low &= low - 1 }
        return low.trailingZeroBitCount
      }
      guard high != 0 else { return nil }
      defer { high &= high - 1 }
      return 64 + high.trailingZeroBitCount
    }
  }
}

/// The glyphs of these characters, and which characters each has.
struct PrintableGlyphs {
  /// One a character, in order.
  let all: [Int]
  /// The first character of each glyph, by the glyph's number; `none` for others.
  private var first: [UInt8]
  /// The next character of the same glyph.
  private var next: [UInt8]

  /// Characters by ascending glyphs.
  private let ordered: [(character: Int, glyph: Int)]

  private static let none = UInt8(PrintableSet.size)

  init(_ glyphs: [Int]) {
    all = glyphs
    ordered = glyphs.enumerated().map { ($0, $1) }.sorted { $0.glyph < $1.glyph }
    first = [UInt8](repeating: Self.none, count: (glyphs.max() ?? 0) + 1)
    next = [UInt8](repeating: Self.none, count: glyphs.count)
    for character in glyphs.indices.reversed() {
      next[character] = first[glyphs[character]]
      first[glyphs[character]] = UInt8(character)
    }
  }

  /// Returns the characters of a glyph: of most glyphs none, of a few one.
  func characters(of glyph: Int) -> PrintableSet {
    var set = PrintableSet()
    guard glyph < first.count else { return set }
    var character = first[glyph]
    while character != Self.none {
      set.insert(Int(character))
      character = next[Int(character)]
    }
    return set
  }

  /// Returns the characters of a range of glyphs, by ascending glyphs.
  func characters(from first: Int, through last: Int) -> ArraySlice<(character: Int, glyph: Int)> {
    var low = 0
    var high = ordered.count
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle].glyph < first { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < ordered.count, ordered[end].glyph <= last { end += 1 }
    return ordered[low..<end]
  }
}
