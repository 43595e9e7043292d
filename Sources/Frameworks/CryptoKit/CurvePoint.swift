/// A point of the curve P-256 (SEC 2), in projective coordinates of Jacobi; `z` is zero for the point at infinity.
struct CurvePoint: Sendable {
  typealias Number = OddModulus.Number

  /// The field of the coordinates.
  static let field = OddModulus(
    Number(0xffff_ffff_ffff_ffff, 0xffff_ffff, 0, 0xffff_ffff_0000_0001))
  /// The number of points.
  static let order = OddModulus(
    Number(
      0xf3b9_cac2_fc63_2551, 0xbce6_faad_a717_9e84, 0xffff_ffff_ffff_ffff,
      0xffff_ffff_0000_0000))
  static let generator = CurvePoint(
    x: field.represented(
      Number(
        0xf4a1_3945_d898_c296, 0x7703_7d81_2deb_33a0, 0xf8bc_e6e5_63a4_40f2,
        0x6b17_d1f2_e12c_4247)),
    y: field.represented(
      Number(
        0xcbb6_4068_37bf_51f5, 0x2bce_3357_6b31_5ece, 0x8ee7_eb4a_7c0f_9e16,
        0x4fe3_42e2_fe1a_7f9b)),
    z: field.one)
  private static let constant = field.represented(
    Number(
      0x3bce_3c3e_27d2_604b, 0x651d_06b0_cc53_b0f6, 0xb3eb_bd55_7698_86bc, 0x5ac6_35d8_aa3a_93e7))

  private let x: Number
  private let y: Number
  private let z: Number

  private init(x: Number, y: Number, z: Number) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  var isInfinite: Bool { z == Number() }

  /// A point of two coordinates with 32 bytes each; nil where it is not on the curve.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == 64 else { return nil }
    let (x, y) = (OddModulus.number(bytes), OddModulus.number(bytes.dropFirst(32)))
    let field = Self.field
    guard OddModulus.isLess(x, field.value), OddModulus.isLess(y, field.value) else { return nil }
    self.init(x: field.represented(x), y: field.represented(y), z: field.one)
    guard field.product(self.y, self.y) == Self.curve(self.x) else { return nil }
  }

  /// The point with an abscissa of 32 bytes whose ordinate is odd or even; nil where there is none.
  init?(abscissa: some Sequence<UInt8>, isOdd: Bool) {
    let (field, number) = (Self.field, OddModulus.number(abscissa))
    guard OddModulus.isLess(number, field.value) else { return nil }
    let x = field.represented(number)
    let square = Self.curve(x)
    // A quarter of the field's number and one: the power that is a root there.
    let root = field.power(
      square, Number(0, 0x4000_0000, 0x4000_0000_0000_0000, 0x3fff_ffff_c000_0000))
    guard field.product(root, root) == square else { return nil }
    let y = (field.plain(root)[0] & 1 == 1) == isOdd ? root : field.difference(Number(), root)
    self.init(x: x, y: y, z: field.one)
  }

  /// The coordinates, 32 bytes each; of the point at infinity zeros.
  var bytes: [UInt8] {
    guard !isInfinite else { return [UInt8](repeating: 0, count: 64) }
    let field = Self.field
    let inverse = field.inverse(z)
    let square = field.product(inverse, inverse)
    return OddModulus.bytes(field.plain(field.product(x, square)))
      + OddModulus.bytes(field.plain(field.product(y, field.product(square, inverse))))
  }

  /// Returns the right side of the equation of the curve.
  private static func curve(_ x: Number) -> Number {
    let square = field.product(x, x)
    let three = field.sum(field.one, field.sum(field.one, field.one))
    return field.sum(field.product(x, field.difference(square, three)), constant)
  }

  private var doubled: CurvePoint {
    let field = Self.field
    let (squareY, squareZ) = (field.product(y, y), field.product(z, z))
    let s = field.product(x, squareY)
    let four = field.sum(field.sum(s, s), field.sum(s, s))
    let m = field.product(field.difference(x, squareZ), field.sum(x, squareZ))
    let slope = field.sum(m, field.sum(m, m))
    let newX = field.difference(field.product(slope, slope), field.sum(four, four))
    let fourth = field.product(squareY, squareY)
    let two = field.sum(fourth, fourth)
    let eight = field.sum(field.sum(two, two), field.sum(two, two))
    let product = field.product(y, z)
    return CurvePoint(
      x: newX,
      y: field.difference(field.product(slope, field.difference(four, newX)), eight),
      z: field.sum(product, product))
  }

  static func + (a: CurvePoint, b: CurvePoint) -> CurvePoint {
    if a.isInfinite { return b }
    if b.isInfinite { return a }
    let (squareA, squareB) = (field.product(a.z, a.z), field.product(b.z, b.z))
    let (u1, u2) = (field.product(a.x, squareB), field.product(b.x, squareA))
    let s1 = field.product(a.y, field.product(squareB, b.z))
    let s2 = field.product(b.y, field.product(squareA, a.z))
    let (h, r) = (field.difference(u2, u1), field.difference(s2, s1))
    if h == Number() {
      return r == Number() ? a.doubled : CurvePoint(x: field.one, y: field.one, z: Number())
    }
    let square = field.product(h, h)
    let (cube, v) = (field.product(square, h), field.product(u1, square))
    let x = field.difference(
      field.difference(field.product(r, r), cube), field.sum(v, v))
    return CurvePoint(
      x: x,
      y: field.difference(field.product(r, field.difference(v, x)), field.product(s1, cube)),
      z: field.product(h, field.product(a.z, b.z)))
  }

  static func * (factor: Number, point: CurvePoint) -> CurvePoint {
    var result = CurvePoint(x: field.one, y: field.one, z: Number())
    for bit in (0..<256).reversed() {
      result = result.doubled
      if OddModulus.bit(bit, of: factor) { result = result + point }
    }
    return result
  }
}

extension CurvePoint {
  /// Whether the ordinate in 64 bytes of coordinates is the lesser of the two that the abscissa has.
  static func hasLesserOrdinate(_ coordinates: [UInt8]) -> Bool {
    let ordinate = OddModulus.number(coordinates.suffix(32))
    return OddModulus.isLess(ordinate, OddModulus.difference(field.value, ordinate).0)
  }
}
