import Foundation
import StillGeometry

/// A font's outlines in the Compact Font Format, with their own curves. Source:
/// <https://adobe-type-tools.github.io/font-tech-notes/pdfs/5176.CFF.pdf>.
struct CompactFontTable {
  let font: OutlineFont
  let name: String

  /// Units that a font's size has in this format, unless it says otherwise.
  static let unitsPerEm = 1000

  /// Returns a length in units.
  static func units(_ points: CGFloat, of font: OutlineFont) -> Int {
    let units = points / font.size * CGFloat(unitsPerEm)
    return units.isFinite ? Int(min(max(units, -16_000), 16_000).rounded()) : 0
  }

  /// Returns the table's bytes.
  func bytes() -> BigEndianBytes {
    let count = font.shapes.count
    var glyphNames: [Data] = []
    for index in 1..<max(count, 1) { glyphNames.append(Data("g\(index)".utf8)) }
    let start: [UInt8] = [1, 0, 4, 4]
    let names = Self.index([Data(name.utf8)])
    let strings = Self.index(glyphNames)
    let noRoutines = Self.index([])
    let charset = Self.charset(count)
    let shapes = Self.index(font.shapes.map { charString($0) })
    // Nothing is as wide as the usual: each shape says its own width.
    let privates = Self.dictionary([([0], [20]), ([0], [21])])

    // Where things are is written with as many bytes whatever it is, so that the room for it is known.
    func top(_ charset: Int, _ shapes: Int, _ privates: (count: Int, start: Int)) -> Data {
      Self.index([
        Self.dictionary([
          ([charset], [15]), ([shapes], [17]), ([privates.count, privates.start], [18]),
        ])
      ])
    }
    let head =
      start.count + names.count + top(0, 0, (0, 0)).count + strings.count + noRoutines.count
    let shapesStart = head + charset.count
    let privatesStart = shapesStart + shapes.count
    var result = BigEndianBytes()
    for byte in start { result.add(byte) }
    result.add(names)
    result.add(top(head, shapesStart, (privates.count, privatesStart)))
    for part in [strings, noRoutines, charset, shapes, privates] { result.add(part) }
    return result
  }

  /// Names of shapes by their numbers among strings: the first is always the missing one, the others are of our own.
  private static func charset(_ count: Int) -> Data {
    var result = BigEndianBytes()
    guard count > 1 else {
      result.add(UInt8(0))
      return result.data
    }
    result.add(UInt8(2))
    result.add(UInt16(391))
    result.add(UInt16(count - 2))
    return result.data
  }

  /// Returns a list of things of any length.
  private static func index(_ items: [Data]) -> Data {
    var result = BigEndianBytes()
    result.add(UInt16(items.count))
    guard !items.isEmpty else { return result.data }
    result.add(UInt8(4))
    var offset = 1
    for item in items {
      result.add(UInt32(offset))
      offset += item.count
    }
    result.add(UInt32(offset))
    for item in items { result.add(item) }
    return result.data
  }

  /// Numbers, each row with what they are.
  private static func dictionary(_ rows: [(numbers: [Int], name: [UInt8])]) -> Data {
    var result = BigEndianBytes()
    for row in rows {
      for number in row.numbers {
        result.add(UInt8(29))
        result.add(UInt32(bitPattern: Int32(clamping: number)))
      }
      for byte in row.name { result.add(byte) }
    }
    return result.data
  }

  /// Returns the steps by which a shape is drawn: each says how far it goes.
  private func charString(_ shape: OutlineFont.Shape) -> Data {
    var result = BigEndianBytes()
    Self.add(Self.units(shape.advance, of: font), to: &result)
    var current = (x: 0, y: 0)
    var place = CGPoint.zero
    var isOpen = false
    func units(_ point: CGPoint) -> (x: Int, y: Int) {
      (Self.units(point.x, of: font), -Self.units(point.y, of: font))
    }
    func go(to points: [CGPoint], _ step: UInt8) {
      for point in points {
        let next = units(point)
        Self.add(next.x - current.x, to: &result)
        Self.add(next.y - current.y, to: &result)
        current = next
      }
      result.add(step)
      place = points.last ?? place
    }
    var start = CGPoint.zero
    for element in shape.outline.elements where element.isFinite {
      if case .move(let point) = element {
        start = point
        place = point
        isOpen = false
        continue
      }
      if !isOpen {
        go(to: [place], 21)
        isOpen = true
      }
      switch element {
      case .move: break
      case .line(let point): go(to: [point], 5)
      case .quadCurve, .curve:
        let curve = CubicCurve(from: place, element)
        go(to: [curve.control1, curve.control2, curve.end], 8)
      case .closeSubpath:
        // Shapes close by themselves; what follows starts where this one did.
        place = start
        isOpen = false
      }
    }
    result.add(UInt8(14))
    return result.data
  }

  /// A number of a step, in as few bytes as it takes.
  private static func add(_ number: Int, to bytes: inout BigEndianBytes) {
    switch number {
    case -107...107: bytes.add(UInt8(number + 139))
    case 108...1131:
      bytes.add(UInt8((number - 108) >> 8 + 247))
      bytes.add(UInt8((number - 108) & 255))
    case -1131...(-108):
      bytes.add(UInt8((-number - 108) >> 8 + 251))
      bytes.add(UInt8((-number - 108) & 255))
    default:
      bytes.add(UInt8(28))
      bytes.add(signed: number)
    }
  }
}
