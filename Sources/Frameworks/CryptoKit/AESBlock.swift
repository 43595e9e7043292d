/// The block cipher of FIPS 197, which GCM uses in one direction only.
struct AESBlock {
  /// Sixteen bytes for each round, and for the beginning.
  private let keys: [[UInt8]]

  /// - Parameter key: 16, 24 or 32 bytes.
  init(key: [UInt8]) {
    let length = key.count / 4
    let rounds = length + 6
    var words = (0..<length).map { Array(key[4 * $0..<4 * $0 + 4]) }
    var constant: UInt8 = 1
    for index in length..<4 * (rounds + 1) {
      var word = words[index - 1]
      if index % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, index % length == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append((0..<4).map { words[index - length][$0] ^ word[$0] })
    }
    keys = (0...rounds).map { round in words[4 * round..<4 * round + 4].flatMap { $0 } }
  }

  /// Returns the encrypted block.
  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = Self.sum(block, keys[0])
    for round in 1..<keys.count {
      // Each row moves by its number.
      let moved = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      state = round == keys.count - 1 ? moved : Self.mixed(moved)
      state = Self.sum(state, keys[round])
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      let column = index - index % 4
      let (a, b) = (state[index], state[column + (index + 1) % 4])
      let (c, d) = (state[column + (index + 2) % 4], state[column + (index + 3) % 4])
      return doubled(a) ^ doubled(b) ^ b ^ c ^ d
    }
  }

  private static func sum(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] { zip(a, b).map { $0 ^ $1 } }

  private static func doubled(_ byte: UInt8) -> UInt8 {
    byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1B)
  }

  /// The substitution of bytes: the inverse in the field of 256 elements, then an affine map.
  private static let box: [UInt8] = {
    var result = [UInt8](repeating: 0x63, count: 256)
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      // Three times a power of three is the next one; its inverse is divided by three.
      power = power ^ doubled(power)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      func turned(_ count: UInt8) -> UInt8 { inverse << count | inverse >> (8 - count) }
      result[Int(power)] = inverse ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
    } while power != 1
    return result
  }()
}
