/// Arithmetic modulo an odd number of 256 bits, in the representation of Montgomery, with limbs of 64 bits, the lowest first.
struct OddModulus: Sendable {
  /// Numbers of a length that all steps know.
  typealias Number = SIMD4<UInt64>

  let value: Number
  /// The negative inverse of the lowest limb, modulo 2^64.
  private let inverse: UInt64
  /// 2^256, the number one in the representation.
  let one: Number
  /// 2^512, which leads into the representation.
  private let square: Number

  init(_ value: Number) {
    self.value = value
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse &*= 2 &- value[0] &* inverse }
    self.inverse = 0 &- inverse
    var power = Number(1, 0, 0, 0)
    var one = power
    for step in 0..<512 {
      power = Self.sum(power, power, value)
      if step == 255 { one = power }
    }
    (self.one, square) = (one, power)
  }

  /// Returns the number in the representation.
  func represented(_ number: Number) -> Number { product(number, square) }

  /// Returns the number out of the representation.
  func plain(_ number: Number) -> Number { product(number, Number(1, 0, 0, 0)) }

  /// Returns the rest of any number of 256 bits.
  func rest(_ number: Number) -> Number {
    Self.isLess(number, value) ? number : Self.difference(number, value).0
  }

  func sum(_ a: Number, _ b: Number) -> Number { Self.sum(a, b, value) }

  func difference(_ a: Number, _ b: Number) -> Number {
    let (result, borrow) = Self.difference(a, b)
    return borrow ? Self.sum(result, value).0 : result
  }

  /// Returns the product of two numbers in the representation.
  func product(_ a: Number, _ b: Number) -> Number {
    var (t0, t1, t2, t3, t4): (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)
    var t5: UInt64 = 0
    for index in 0..<4 {
      let factor = a[index]
      var carry: UInt64 = 0
      Self.add(factor, b[0], to: &t0, &carry)
      Self.add(factor, b[1], to: &t1, &carry)
      Self.add(factor, b[2], to: &t2, &carry)
      Self.add(factor, b[3], to: &t3, &carry)
      var isOver: Bool
      (t4, isOver) = t4.addingReportingOverflow(carry)
      t5 = isOver ? 1 : 0
      let quotient = t0 &* inverse
      carry = 0
      Self.add(quotient, value[0], to: &t0, &carry)
      Self.add(quotient, value[1], to: &t1, &carry)
      Self.add(quotient, value[2], to: &t2, &carry)
      Self.add(quotient, value[3], to: &t3, &carry)
      (t4, isOver) = t4.addingReportingOverflow(carry)
      if isOver { t5 += 1 }
      (t0, t1, t2, t3, t4) = (t1, t2, t3, t4, t5)
    }
    let result = Number(t0, t1, t2, t3)
    return t4 == 0 && Self.isLess(result, value) ? result : Self.difference(result, value).0
  }

  /// Returns a power of a number in the representation.
  func power(_ base: Number, _ exponent: Number) -> Number {
    var result = one
    for bit in (0..<256).reversed() {
      result = product(result, result)
      if Self.bit(bit, of: exponent) { result = product(result, base) }
    }
    return result
  }

  /// Returns the inverse of a number in the representation, modulo a prime.
  func inverse(_ number: Number) -> Number {
    power(number, Self.difference(value, Number(2, 0, 0, 0)).0)
  }

  static func bit(_ bit: Int, of number: Number) -> Bool { number[bit >> 6] >> (bit & 63) & 1 == 1 }

  static func isLess(_ a: Number, _ b: Number) -> Bool { difference(a, b).1 }

  /// Returns a number of 32 bytes, the highest first.
  static func number(_ bytes: some Sequence<UInt8>) -> Number {
    var result = Number()
    for (index, byte) in bytes.prefix(32).enumerated() {
      result[3 - index / 8] |= UInt64(byte) << (56 - 8 * (index % 8))
    }
    return result
  }

  /// Returns the 32 bytes of a number, the highest first.
  static func bytes(_ number: Number) -> [UInt8] {
    (0..<32).map { UInt8(truncatingIfNeeded: number[3 - $0 / 8] >> (56 - 8 * ($0 % 8))) }
  }

  /// Adds a product and a carry to a limb.
  private static func add(_ a: UInt64, _ b: UInt64, to limb: inout UInt64, _ carry: inout UInt64) {
    var (high, low) = a.multipliedFullWidth(by: b)
    var isOver: Bool
    (low, isOver) = low.addingReportingOverflow(limb)
    if isOver { high &+= 1 }
    (limb, isOver) = low.addingReportingOverflow(carry)
    carry = isOver ? high &+ 1 : high
  }

  private static func sum(_ a: Number, _ b: Number) -> (Number, Bool) {
    var result = Number()
    var carry: UInt64 = 0
    for index in 0..<4 {
      let (first, isOver) = a[index].addingReportingOverflow(b[index])
      let (limb, isOverAgain) = first.addingReportingOverflow(carry)
      result[index] = limb
      carry = isOver || isOverAgain ? 1 : 0
    }
    return (result, carry == 1)
  }

  /// Returns a number less another one, and whether that is greater.
  static func difference(_ a: Number, _ b: Number) -> (Number, Bool) {
    var result = Number()
    var borrow: UInt64 = 0
    for index in 0..<4 {
      let (first, isUnder) = a[index].subtractingReportingOverflow(b[index])
      let (limb, isUnderAgain) = first.subtractingReportingOverflow(borrow)
      result[index] = limb
      borrow = isUnder || isUnderAgain ? 1 : 0
    }
    return (result, borrow == 1)
  }

  private static func sum(_ a: Number, _ b: Number, _ value: Number) -> Number {
    let (result, isOver) = sum(a, b)
    return isOver || !isLess(result, value) ? difference(result, value).0 : result
  }
}
