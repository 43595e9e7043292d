/// The checksum of RFC 1950 (<https://www.rfc-editor.org/rfc/rfc1950>), with the number of bytes.
struct Adler32: Sendable {
  static let start: UInt32 = 1
  private static let base: UInt32 = 65_521

  private(set) var value = start
  private var byteCount = 0

  /// Of nothing.
  init() {}

  init(value: UInt32, byteCount: Int) {
    self.value = value
    self.byteCount = byteCount
  }

  /// Goes on with what follows: the lower half is the sum of all bytes and 1, the upper one that of all those sums.
  mutating func append(_ next: Adler32) {
    let count = UInt32(next.byteCount % Int(Self.base))
    let sum = value & 0xFFFF
    let low = (sum + next.value & 0xFFFF + Self.base - 1) % Self.base
    let high =
      (UInt64(value >> 16) + UInt64(next.value >> 16) + UInt64(count) * UInt64(sum)
        + UInt64(Self.base - count)) % UInt64(Self.base)
    value = UInt32(high) << 16 | low
    byteCount += next.byteCount
  }
}
