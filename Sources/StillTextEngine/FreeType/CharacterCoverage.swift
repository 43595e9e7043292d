/// A set of characters as bits in pages of 256.
struct CharacterCoverage: Sendable {
  /// Index of the page's first word in `words` divided by 4, or -1; one per page of the code space.
  private var pages = [Int32](repeating: -1, count: 0x1100)
  private var words: [UInt64] = []

  /// Values beyond U+10FFFF are ignored.
  mutating func insert(_ character: UInt32) {
    guard character <= 0x10FFFF else { return }
    let page = Int(character >> 8)
    if pages[page] < 0 {
      pages[page] = Int32(words.count / 4)
      words.append(contentsOf: [0, 0, 0, 0])
    }
    words[Int(pages[page]) * 4 + Int(character >> 6 & 3)] |= 1 << UInt64(character & 63)
  }

  func contains(_ character: UInt32) -> Bool {
    guard character <= 0x10FFFF else { return false }
    let page = pages[Int(character >> 8)]
    guard page >= 0 else { return false }
    return words[Int(page) * 4 + Int(character >> 6 & 3)] & 1 << UInt64(character & 63) != 0
  }

  var isEmpty: Bool { words.isEmpty }

  func contains(all characters: [Unicode.Scalar]) -> Bool {
    characters.allSatisfy { contains($0.value) }
  }
}
