import Foundation

/// Tags of pictures: equal for equal bytes of the same program.
enum EntityTag {
  static func of(_ data: Data, program: String) -> String {
    // Fowler, Noll and Vo's hash, variant 1a, over words of eight bytes, with two beginnings.
    var (a, b) = (0xcbf2_9ce4_8422_2325 as UInt64, 0x9ae1_6a3b_2f90_404f as UInt64)
    func add(_ word: UInt64) {
      a = (a ^ word) &* 0x100_0000_01b3
      a ^= a >> 32
      b = (b ^ word) &* 0x9e37_79b9_7f4a_7c15
      b ^= b >> 29
    }
    unsafe data.withUnsafeBytes { bytes in
      for offset in stride(from: 0, to: bytes.count & ~7, by: 8) {
        add(unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      for offset in (bytes.count & ~7)..<bytes.count { add(unsafe UInt64(bytes[offset])) }
    }
    add(UInt64(data.count))
    for byte in program.utf8 { add(UInt64(byte)) }
    return "\"" + String(a, radix: 36) + String(b, radix: 36) + "\""
  }

  /// Whether a tag is in the list of `If-None-Match` (RFC 9110, section 13.1.2: weakly compared).
  static func matches(_ tag: String, _ list: String) -> Bool {
    list.split(separator: ",").contains { part in
      let word = part.trimmingCharacters(in: .whitespaces)
      return word == "*" || word == tag || word == "W/" + tag
    }
  }
}
