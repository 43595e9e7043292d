import Foundation

/// A QR code of ISO/IEC 18004, in the smallest version that holds the bytes.
struct QRCode {
  private(set) var matrix: ModuleMatrix
  let version: Int
  let level: Int
  private(set) var mask = 0
  /// Modules that the mask leaves alone.
  private var isFixed: [Bool]

  private static let levels: [Character] = ["L", "M", "Q", "H"]

  /// The code of bytes with a level of error correction: L, M, Q or H. Nil where no version holds the bytes.
  init?(_ bytes: [UInt8], level name: String) {
    let level = Self.levels.firstIndex(of: name.first ?? "M") ?? 1
    let segment = Segment(bytes)
    guard
      let version = (1...40).first(where: {
        segment.bitCount($0) <= QRTables.dataBytes($0, level) * 8
      })
    else { return nil }
    self.version = version
    self.level = level
    let side = version * 4 + 17
    matrix = ModuleMatrix(width: side, height: side)
    isFixed = [Bool](repeating: false, count: side * side)
    drawPatterns()
    drawBytes(
      Self.corrected(segment.bytes(version, QRTables.dataBytes(version, level)), version, level))
    chooseMask()
  }

  private var side: Int { matrix.width }

  // MARK: - Bytes

  /// Splits data into blocks, and weaves them with their error correction.
  private static func corrected(_ data: [UInt8], _ version: Int, _ level: Int) -> [UInt8] {
    let count = QRTables.blocks[level][version - 1]
    let correction = QRTables.correction[level][version - 1]
    let total = QRTables.capacity(version) / 8
    let shortCount = count - total % count
    let shortLength = total / count - correction
    let divisor = ReedSolomon.divisor(correction)
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<count {
      let length = shortLength + (index < shortCount ? 0 : 1)
      blocks.append(data[start..<start + length])
      start += length
    }
    let checks = blocks.map { ReedSolomon.remainder($0, divisor) }
    var result: [UInt8] = []
    for place in 0...shortLength {
      for block in blocks where place < block.count {
        result.append(block[block.startIndex + place])
      }
    }
    for place in 0..<correction {
      for check in checks { result.append(check[place]) }
    }
    return result
  }

  // MARK: - Patterns

  private mutating func fix(_ x: Int, _ y: Int, _ isBlack: Bool) {
    matrix[x, y] = isBlack
    isFixed[y * side + x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<side {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawFinder(x, y) }
    let places = QRTables.alignment(version)
    let last = places.count - 1
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated() {
        // Three corners have the large patterns.
        if (i == 0 && (j == 0 || j == last)) || (i == last && j == 0) { continue }
        for dy in -2...2 {
          for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat()
    drawVersion()
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let (column, row) = (x + dx, y + dy)
        guard (0..<side).contains(column), (0..<side).contains(row) else { continue }
        let distance = max(abs(dx), abs(dy))
        fix(column, row, distance != 2 && distance != 4)
      }
    }
  }

  /// Level and mask with their own error correction, twice.
  private mutating func drawFormat() {
    let data = [1, 0, 3, 2][level] << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
    fix(8, side - 8, true)
  }

  /// The version with its own error correction, twice; only in large codes.
  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isBlack = bits >> index & 1 == 1
      let (a, b) = (side - 11 + index % 3, index / 3)
      fix(a, b, isBlack)
      fix(b, a, isBlack)
    }
  }

  /// Fills the free modules in columns of two, upwards and downwards in turn, from the right.
  private mutating func drawBytes(_ bytes: [UInt8]) {
    var index = 0
    var right = side - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for vertical in 0..<side {
        for offset in 0..<2 {
          let x = right - offset
          let y = (right + 1) & 2 == 0 ? side - 1 - vertical : vertical
          guard !isFixed[y * side + x], index < bytes.count * 8 else { continue }
          matrix[x, y] = bytes[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  // MARK: - Masks

  private mutating func chooseMask() {
    var best = (mask: 0, penalty: Int.max)
    for candidate in 0..<8 {
      mask = candidate
      apply(candidate)
      drawFormat()
      let penalty = QRPenalty.of(matrix)
      if penalty < best.penalty { best = (candidate, penalty) }
      apply(candidate)
    }
    mask = best.mask
    apply(mask)
    drawFormat()
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<side {
      for x in 0..<side where !isFixed[y * side + x] && Self.inverts(mask, x, y) {
        matrix[x, y].toggle()
      }
    }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// Bytes, or digits alone, as bits.
  private struct Segment {
    let bytes: [UInt8]
    private let isNumeric: Bool

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      isNumeric = !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) }
    }

    private func countBits(_ version: Int) -> Int {
      switch version {
      case ..<10: isNumeric ? 10 : 8
      case ..<27: isNumeric ? 12 : 16
      default: isNumeric ? 14 : 16
      }
    }

    func bitCount(_ version: Int) -> Int {
      let content =
        isNumeric
        ? bytes.count / 3 * 10 + [0, 4, 7][bytes.count % 3] : bytes.count * 8
      return 4 + countBits(version) + content
    }

    func bytes(_ version: Int, _ room: Int) -> [UInt8] {
      var bits: [Bool] = []
      func add(_ value: Int, _ count: Int) {
        for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
      }
      add(isNumeric ? 1 : 4, 4)
      add(bytes.count, countBits(version))
      if isNumeric {
        for start in stride(from: 0, to: bytes.count, by: 3) {
          let digits = bytes[start..<min(start + 3, bytes.count)]
          add(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, digits.count * 3 + 1)
        }
      } else {
        for byte in bytes { add(Int(byte), 8) }
      }
      add(0, min(4, room * 8 - bits.count))
      add(0, (8 - bits.count % 8) % 8)
      var result = stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      }
      var pad: UInt8 = 0xEC
      while result.count < room {
        result.append(pad)
        pad ^= 0xEC ^ 0x11
      }
      return result
    }
  }
}

/// How much a code looks like its own patterns, or is hard to read.
enum QRPenalty {
  static func of(_ matrix: ModuleMatrix) -> Int {
    let side = matrix.width
    var result = 0
    for line in 0..<side {
      result +=
        runs((0..<side).map { matrix[$0, line] }) + runs((0..<side).map { matrix[line, $0] })
    }
    for y in 0..<side - 1 {
      for x in 0..<side - 1 {
        let first = matrix[x, y]
        if first == matrix[x + 1, y], first == matrix[x, y + 1], first == matrix[x + 1, y + 1] {
          result += 3
        }
      }
    }
    let black = matrix.modules.count { $0 }
    let share = abs(black * 20 - side * side * 10)
    return result + max(0, (share + side * side - 1) / (side * side) - 1) * 10
  }

  /// Runs of five and more, and the look of a large pattern with white on one of its sides.
  private static func runs(_ line: [Bool]) -> Int {
    var result = 0
    var length = 0
    for index in line.indices {
      length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
      if length == 5 { result += 3 } else if length > 5 { result += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    for start in 0...(line.count - 7) where Array(line[start..<start + 7]) == finder {
      let before = (1...4).allSatisfy { start - $0 < 0 || !line[start - $0] }
      let behind = (7...10).allSatisfy { start + $0 >= line.count || !line[start + $0] }
      if before || behind { result += 40 }
    }
    return result
  }
}
