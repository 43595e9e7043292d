import Foundation

/// Bytes of a font file, highest first.
struct BigEndianBytes {
  private(set) var data = Data()

  var count: Int { data.count }

  mutating func add(_ value: UInt8) { data.append(value) }
  mutating func add(_ value: UInt16) {
    for shift in stride(from: UInt16.bitWidth - 8, through: 0, by: -8) {
      data.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
  mutating func add(_ value: UInt32) {
    for shift in stride(from: UInt32.bitWidth - 8, through: 0, by: -8) {
      data.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
  mutating func add(_ bytes: Data) { data.append(bytes) }
  mutating func add(_ text: String) { data.append(contentsOf: text.utf8) }

  /// A number that may be negative.
  mutating func add(signed value: Int) { add(UInt16(bitPattern: Int16(clamping: value))) }
  mutating func add(_ values: Int...) { for value in values { add(signed: value) } }

  mutating func addZeros(_ number: Int) { data.append(Data(count: number)) }

  /// The sum that tables are checked by: of all words of four bytes.
  var checksum: UInt32 {
    var sum: UInt32 = 0
    var word: UInt32 = 0
    for (index, byte) in data.enumerated() {
      word = word << 8 | UInt32(byte)
      if index % 4 == 3 {
        sum &+= word
        word = 0
      }
    }
    let rest = data.count % 4
    return rest == 0 ? sum : sum &+ word << (8 * UInt32(4 - rest))
  }
}
