import Foundation

/// A row of Code 128 (ISO/IEC 15417), for the bytes of ASCII.
struct Code128 {
  let matrix: ModuleMatrix

  /// The widths of bars and spaces, by value. Start characters are 103 to 105, the end is 106.
  private static let patterns: [String] =
    """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
    122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
    322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
    112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
    331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
    112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
    124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
    411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// The code of bytes; nil for those beyond ASCII.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes.count <= 256, bytes.allSatisfy({ $0 < 128 }) else { return nil }
    let values = Self.values(of: bytes)
    let check = values.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) } % 103
    var modules: [Bool] = []
    for value in values + [check, 106] {
      for (index, width) in Self.patterns[value].enumerated() {
        let count = width.wholeNumberValue ?? 1
        modules += [Bool](repeating: index % 2 == 0, count: count)
      }
    }
    var matrix = ModuleMatrix(width: modules.count, height: 1)
    matrix.modules = modules
    self.matrix = matrix
  }

  /// Returns the values of the start and of the characters: pairs of digits in set C, others in sets A and B.
  private static func values(of bytes: [UInt8]) -> [Int] {
    var result: [Int] = []
    /// 0, 1 and 2 for the sets A, B and C.
    var set: Int?
    var index = 0
    func change(to new: Int) {
      guard set != new else { return }
      result.append(set == nil ? 103 + new : [101, 100, 99][new])
      set = new
    }
    while index < bytes.count {
      let digits = bytes[index...].prefix { (0x30...0x39).contains($0) }.count
      let isWorth = digits >= 4 || (digits >= 2 && digits == bytes.count && digits % 2 == 0)
      if isWorth, digits % 2 == 0 || set != nil || digits > 4 {
        // An odd digit stays outside.
        if digits % 2 == 1 {
          change(to: 1)
          result.append(Int(bytes[index]) - 32)
          index += 1
        }
        change(to: 2)
        for _ in 0..<digits / 2 {
          result.append(Int(bytes[index] - 0x30) * 10 + Int(bytes[index + 1] - 0x30))
          index += 2
        }
      } else {
        let byte = Int(bytes[index])
        // Set A has control characters in place of small letters.
        if byte < 32 {
          change(to: 0)
          result.append(byte + 64)
        } else if byte >= 96 || set != 0 {
          change(to: 1)
          result.append(byte - 32)
        } else {
          result.append(byte - 32)
        }
        index += 1
      }
    }
    return result
  }
}
