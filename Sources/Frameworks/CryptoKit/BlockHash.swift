import Foundation

/// A hash function that works on blocks of sixteen words, with the length of everything behind the bytes.
struct BlockHash<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  private var state: [Word]
  private var rest: [UInt8] = []
  private var count: UInt64 = 0
  private let isBigEndian: Bool

  private static var wordBytes: Int { Word.bitWidth / 8 }
  private static var blockBytes: Int { 16 * wordBytes }

  init(_ state: [Word], isBigEndian: Bool) {
    self.state = state
    self.isBigEndian = isBigEndian
  }

  mutating func update(
    _ bytes: UnsafeRawBufferPointer, _ compress: (inout [Word], [Word]) -> Void
  ) {
    count &+= UInt64(bytes.count)
    unsafe rest.append(contentsOf: bytes)
    var start = 0
    while rest.count - start >= Self.blockBytes {
      compress(&state, words(at: start))
      start += Self.blockBytes
    }
    rest.removeFirst(start)
  }

  private func words(at start: Int) -> [Word] {
    (0..<16).map { index in
      let place = start + index * Self.wordBytes
      var word: Word = 0
      for offset in 0..<Self.wordBytes {
        let byte = rest[place + (isBigEndian ? offset : Self.wordBytes - 1 - offset)]
        word = word << 8 | Word(byte)
      }
      return word
    }
  }

  func finished(_ compress: (inout [Word], [Word]) -> Void, count length: Int) -> [UInt8] {
    var copy = self
    let lengthBytes = 2 * Self.wordBytes
    var padding: [UInt8] = [0x80]
    let filled = (rest.count + 1 + lengthBytes) % Self.blockBytes
    if filled > 0 { padding += [UInt8](repeating: 0, count: Self.blockBytes - filled) }
    let bits = count &* 8
    var tail = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    tail += [UInt8](repeating: 0, count: lengthBytes - 8)
    padding += isBigEndian ? tail.reversed() : tail
    unsafe padding.withUnsafeBytes { unsafe copy.update($0, compress) }
    let result = copy.state.flatMap { word in
      (0..<Self.wordBytes).map { offset in
        let place = isBigEndian ? Self.wordBytes - 1 - offset : offset
        return UInt8(truncatingIfNeeded: word >> Word(8 * place))
      }
    }
    return Array(result.prefix(length))
  }
}

/// The work on a block.
enum Compression {
  private static func left(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static func right(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func right(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word >> count | word << (64 - count)
  }

  static func sha256(_ state: inout [UInt32], _ block: [UInt32]) {
    var w = block
    w.reserveCapacity(64)
    for index in 16..<64 {
      let (a, b) = (w[index - 15], w[index - 2])
      let s0 = right(a, 7) ^ right(a, 18) ^ a >> 3
      let s1 = right(b, 17) ^ right(b, 19) ^ b >> 10
      w.append(w[index - 16] &+ s0 &+ w[index - 7] &+ s1)
    }
    var v = state
    for index in 0..<64 {
      let s1 = right(v[4], 6) ^ right(v[4], 11) ^ right(v[4], 25)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let constant = UInt32(RoundConstants.cubes[index] >> 32)
      let first = v[7] &+ s1 &+ choice &+ constant &+ w[index]
      let s0 = right(v[0], 2) ^ right(v[0], 13) ^ right(v[0], 22)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] &+= v[index] }
  }

  static func sha512(_ state: inout [UInt64], _ block: [UInt64]) {
    var w = block
    w.reserveCapacity(80)
    for index in 16..<80 {
      let (a, b) = (w[index - 15], w[index - 2])
      let s0 = right(a, 1) ^ right(a, 8) ^ a >> 7
      let s1 = right(b, 19) ^ right(b, 61) ^ b >> 6
      w.append(w[index - 16] &+ s0 &+ w[index - 7] &+ s1)
    }
    var v = state
    for index in 0..<80 {
      let s1 = right(v[4], 14) ^ right(v[4], 18) ^ right(v[4], 41)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ s1 &+ choice &+ RoundConstants.cubes[index] &+ w[index]
      let s0 = right(v[0], 28) ^ right(v[0], 34) ^ right(v[0], 39)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] &+= v[index] }
  }

  static func sha1(_ state: inout [UInt32], _ block: [UInt32]) {
    var w = block
    for index in 16..<80 {
      w.append(left(w[index - 3] ^ w[index - 8] ^ w[index - 14] ^ w[index - 16], 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let mixed: UInt32
      let constant: UInt32
      switch index {
      case ..<20: (mixed, constant) = (b & c | ~b & d, 0x5A82_7999)
      case ..<40: (mixed, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
      case ..<60: (mixed, constant) = (b & c | b & d | c & d, 0x8F1B_BCDC)
      default: (mixed, constant) = (b ^ c ^ d, 0xCA62_C1D6)
      }
      let next = left(a, 5) &+ mixed &+ e &+ constant &+ w[index]
      (e, d, c, b, a) = (d, c, left(b, 30), a, next)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  static func md5(_ state: inout [UInt32], _ block: [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for index in 0..<64 {
      let mixed: UInt32
      let place: Int
      switch index / 16 {
      case 0: (mixed, place) = (b & c | ~b & d, index)
      case 1: (mixed, place) = (d & b | ~d & c, (5 * index + 1) % 16)
      case 2: (mixed, place) = (b ^ c ^ d, (3 * index + 5) % 16)
      default: (mixed, place) = (c ^ (b | ~d), 7 * index % 16)
      }
      let sum = a &+ mixed &+ RoundConstants.sines[index] &+ block[place]
      (a, d, c, b) = (d, c, b, b &+ left(sum, turns[index / 16][index % 4]))
    }
    for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
  }
}

/// The numbers that the functions start with and add.
enum RoundConstants {
  static let start1: [UInt32] = [
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
  ]
  static let start256: [UInt32] = start512.map { UInt32($0 >> 32) }

  /// The first 64 bits of the fractions of the square roots of the first eight primes, and of the next eight.
  static let start512: [UInt64] = primes.prefix(8).map { fraction(of: $0, isCube: false) }
  static let start384: [UInt64] = primes[8..<16].map { fraction(of: $0, isCube: false) }

  /// The first 64 bits of the fractions of the cube roots of the first eighty primes.
  static let cubes: [UInt64] = primes.map { fraction(of: $0, isCube: true) }

  /// The first 32 bits of the sines of 1, 2, 3 … 64.
  static let sines: [UInt32] = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

  private static let primes: [UInt64] = {
    var result: [UInt64] = []
    var number: UInt64 = 2
    while result.count < 80 {
      if result.allSatisfy({ number % $0 != 0 }) { result.append(number) }
      number += 1
    }
    return result
  }()

  /// Finds the fraction of a root bit by bit, in whole numbers.
  private static func fraction(of prime: UInt64, isCube: Bool) -> UInt64 {
    // The root times 2⁶⁴ is the largest number with a power of at most the prime times 2¹²⁸ or 2¹⁹².
    var whole: UInt64 = 1
    while (isCube ? (whole + 1) * (whole + 1) * (whole + 1) : (whole + 1) * (whole + 1)) <= prime {
      whole += 1
    }
    var fraction: UInt64 = 0
    for bit in (0..<64).reversed() {
      let candidate = fraction | 1 << UInt64(bit)
      let root = Wide(whole: whole, fraction: candidate)
      let power = isCube ? root * root * root : root * root
      if power.isAtMost(prime) { fraction = candidate }
    }
    return fraction
  }

  /// A number without limit of length, in words of 32 bits, the lowest first; 64 bits a factor are behind the point.
  private struct Wide {
    var words: [UInt64]
    var fractionWords: Int

    init(whole: UInt64, fraction: UInt64) {
      words = [fraction & 0xFFFF_FFFF, fraction >> 32, whole]
      fractionWords = 2
    }

    private init(words: [UInt64], fractionWords: Int) {
      self.words = words
      self.fractionWords = fractionWords
    }

    static func * (a: Wide, b: Wide) -> Wide {
      var result = [UInt64](repeating: 0, count: a.words.count + b.words.count)
      for (i, x) in a.words.enumerated() {
        var carry: UInt64 = 0
        for (j, y) in b.words.enumerated() {
          let sum = result[i + j] + x * y + carry
          result[i + j] = sum & 0xFFFF_FFFF
          carry = sum >> 32
        }
        result[i + b.words.count] += carry
      }
      return Wide(words: result, fractionWords: a.fractionWords + b.fractionWords)
    }

    /// Whether it is smaller than a whole number that is no power, and so is never met.
    func isAtMost(_ number: UInt64) -> Bool {
      let whole = words[fractionWords...]
      return whole.dropFirst().allSatisfy { $0 == 0 } && whole[whole.startIndex] < number
    }
  }
}
