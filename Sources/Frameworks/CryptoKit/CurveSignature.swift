/// The algorithm ECDSA of FIPS 186-4 on P-256.
enum CurveSignature {
  typealias Number = OddModulus.Number

  /// Returns a random factor: at least one, and less than the number of points.
  static func random() -> Number {
    while true {
      let number = OddModulus.number((0..<32).map { _ in UInt8.random(in: 0...255) })
      if number != Number(), OddModulus.isLess(number, CurvePoint.order.value) { return number }
    }
  }

  /// Returns both numbers of a digest's signature.
  static func make(for digest: [UInt8], _ secret: [UInt8]) -> [UInt8] {
    let order = CurvePoint.order
    let message = order.represented(number(digest))
    let key = order.represented(OddModulus.number(secret))
    while true {
      let factor = random()
      let abscissa = (factor * CurvePoint.generator).bytes.prefix(32)
      let first = order.rest(OddModulus.number(abscissa))
      let sum = order.sum(message, order.product(order.represented(first), key))
      let second = order.plain(
        order.product(order.inverse(order.represented(factor)), sum))
      if first != Number(), second != Number() {
        return OddModulus.bytes(first) + OddModulus.bytes(second)
      }
    }
  }

  /// Returns whether numbers are a digest's signature by the owner of a point.
  static func isValid(_ signature: [UInt8], for digest: [UInt8], _ coordinates: [UInt8]) -> Bool {
    let order = CurvePoint.order
    let first = OddModulus.number(signature)
    let second = OddModulus.number(signature.dropFirst(32))
    guard signature.count == 64, first != Number(), second != Number(),
      OddModulus.isLess(first, order.value), OddModulus.isLess(second, order.value),
      let point = CurvePoint(coordinates)
    else { return false }
    let inverse = order.inverse(order.represented(second))
    let one = order.plain(order.product(order.represented(number(digest)), inverse))
    let two = order.plain(order.product(order.represented(first), inverse))
    let sum = one * CurvePoint.generator + two * point
    guard !sum.isInfinite else { return false }
    return order.rest(OddModulus.number(sum.bytes)) == first
  }

  /// Returns the number of a digest: its first 256 bits.
  private static func number(_ digest: [UInt8]) -> Number {
    let missing = [UInt8](repeating: 0, count: max(32 - digest.count, 0))
    return CurvePoint.order.rest(OddModulus.number(missing + digest))
  }

  /// Returns the sequence of two integers that ASN.1 makes of both numbers.
  static func der(_ signature: [UInt8]) -> [UInt8] {
    let numbers = [signature.prefix(32), signature.suffix(32)].flatMap { half in
      let digits = Array(half.drop { $0 == 0 })
      let own = (digits.first ?? 0x80) >= 0x80 ? [0] + digits : digits
      return [2, UInt8(own.count)] + own
    }
    return [0x30, UInt8(numbers.count)] + numbers
  }

  /// Returns both numbers of a sequence of two integers; nil for anything else.
  static func numbers(der: [UInt8]) -> [UInt8]? {
    guard der.count > 2, der[0] == 0x30, Int(der[1]) == der.count - 2 else { return nil }
    var rest = der[2...]
    var result: [UInt8] = []
    for _ in 0..<2 {
      guard rest.popFirst() == 2, let count = rest.popFirst().map(Int.init), count > 0,
        count <= rest.count
      else { return nil }
      let digits = rest.prefix(count).drop { $0 == 0 }
      guard digits.count <= 32 else { return nil }
      result += [UInt8](repeating: 0, count: 32 - digits.count) + digits
      rest = rest.dropFirst(count)
    }
    return rest.isEmpty ? result : nil
  }
}
