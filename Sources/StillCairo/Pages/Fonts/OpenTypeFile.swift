import Foundation
import StillGeometry

/// A font as an OpenType file, which browsers read. Source: <https://learn.microsoft.com/typography/opentype/spec/>.
struct OpenTypeFile {
  private let font: OutlineFont
  private let name: String
  /// The characters with their shapes, in order.
  private let characters: [(scalar: UInt32, shape: Int)]
  private let ink: CGRect

  init(_ font: OutlineFont, named name: String) {
    self.font = font
    self.name = name
    characters = font.characters.map { ($0.key.value, $0.value) }.sorted { $0.0 < $1.0 }
    let boxes = font.shapes.map(\.outline.boundingRect).filter { !$0.isNull && $0.isFinite }
    ink = boxes.reduce(CGRect.null) { $0.union($1) }
  }

  private func units(_ points: CGFloat) -> Int { CompactFontTable.units(points, of: font) }

  // Units, y up.
  private var top: Int { ink.isNull ? 0 : max(units(-ink.minY), 0) }
  private var bottom: Int { ink.isNull ? 0 : min(units(-ink.maxY), 0) }
  private var left: Int { ink.isNull ? 0 : units(ink.minX) }
  private var right: Int { ink.isNull ? 0 : units(ink.maxX) }
  private var widest: Int { font.shapes.map { units($0.advance) }.max() ?? 0 }

  /// Returns the file's bytes, the same for the same font.
  func data() -> Data {
    let tables: [(tag: String, bytes: BigEndianBytes)] = [
      ("CFF ", CompactFontTable(font: font, name: name).bytes()), ("OS/2", metrics()),
      ("cmap", characterMap()), ("head", head()), ("hhea", horizontalHead()),
      ("hmtx", horizontalMetrics()), ("maxp", profile()), ("name", names()), ("post", postScript()),
    ]
    var file = BigEndianBytes()
    file.add("OTTO")
    let (search, selector) = Self.search(tables.count, 16)
    for value in [tables.count, search, selector, tables.count * 16 - search] {
      file.add(UInt16(value))
    }
    var offset = 12 + 16 * tables.count
    for table in tables {
      file.add(table.tag)
      file.add(table.bytes.checksum)
      file.add(UInt32(offset))
      file.add(UInt32(table.bytes.count))
      offset += (table.bytes.count + 3) / 4 * 4
    }
    var headStart = 0
    for table in tables {
      if table.tag == "head" { headStart = file.count }
      file.add(table.bytes.data)
      file.addZeros((4 - file.count % 4) % 4)
    }
    // The whole file's sum comes out as a number that the format names.
    var adjustment = BigEndianBytes()
    adjustment.add(0xB1B0_AFBA &- file.checksum)
    var data = file.data
    data.replaceSubrange(headStart + 8..<headStart + 12, with: adjustment.data)
    return data
  }

  /// Returns the numbers by which readers halve a list.
  private static func search(_ count: Int, _ size: Int) -> (range: Int, selector: Int) {
    var selector = 0
    while 2 << selector <= count { selector += 1 }
    return (size << selector, selector)
  }

  private func head() -> BigEndianBytes {
    var table = BigEndianBytes()
    table.add(UInt32(0x0001_0000))
    table.add(UInt32(0x0001_0000))
    table.add(UInt32(0))
    table.add(UInt32(0x5F0F_3CF5))
    table.add(3, CompactFontTable.unitsPerEm)
    // When it was made: the same each time.
    table.addZeros(16)
    table.add(left, bottom, right, top, 0, 3, 2, 0, 0)
    return table
  }

  private func horizontalHead() -> BigEndianBytes {
    var table = BigEndianBytes()
    table.add(UInt32(0x0001_0000))
    table.add(top, bottom, 0)
    table.add(UInt16(clamping: widest))
    table.add(left, 0, right, 1, 0, 0, 0, 0, 0, 0, 0)
    table.add(UInt16(font.shapes.count))
    return table
  }

  private func horizontalMetrics() -> BigEndianBytes {
    var table = BigEndianBytes()
    for shape in font.shapes {
      let box = shape.outline.boundingRect
      table.add(UInt16(clamping: units(shape.advance)))
      table.add(signed: box.isNull || !box.isFinite ? 0 : units(box.minX))
    }
    return table
  }

  private func profile() -> BigEndianBytes {
    var table = BigEndianBytes()
    table.add(UInt32(0x0000_5000))
    table.add(UInt16(font.shapes.count))
    return table
  }

  private func postScript() -> BigEndianBytes {
    var table = BigEndianBytes()
    table.add(UInt32(0x0003_0000))
    table.add(UInt32(0))
    table.add(-100, 50)
    table.addZeros(20)
    return table
  }

  private func names() -> BigEndianBytes {
    let words: [(number: Int, text: String)] = [
      (1, name), (2, "Regular"), (3, name), (4, name), (6, name),
    ]
    var table = BigEndianBytes()
    table.add(0, words.count, 6 + 12 * words.count)
    var texts = BigEndianBytes()
    for word in words {
      let start = texts.count
      for unit in word.text.utf16 { texts.add(unit) }
      table.add(3, 1, 0x409, word.number, texts.count - start, start)
    }
    table.add(texts.data)
    return table
  }

  private func metrics() -> BigEndianBytes {
    let widths = font.shapes.map { units($0.advance) }.filter { $0 > 0 }
    var table = BigEndianBytes()
    table.add(4, widths.isEmpty ? 0 : widths.reduce(0, +) / widths.count, 400, 5, 0)
    // Sizes and places of small raised and lowered letters, and of the line through letters.
    table.add(650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0)
    // The class of the design and the scripts are left unspecified.
    table.addZeros(10 + 16)
    table.add("NONE")
    table.add(0x40)
    let ends = (characters.first?.scalar ?? 0, characters.last?.scalar ?? 0)
    table.add(UInt16(clamping: ends.0))
    table.add(UInt16(clamping: ends.1))
    table.add(top, bottom, 0)
    table.add(UInt16(clamping: top))
    table.add(UInt16(clamping: -bottom))
    table.addZeros(8)
    table.add(500, 700, 0, 32, 0)
    return table
  }

  /// Characters twice: those of 16 bits as old readers look for them, and all.
  private func characterMap() -> BigEndianBytes {
    let short = characters.filter { $0.scalar < 0xFFFF }
    var four = BigEndianBytes()
    let count = short.count + 1
    let (search, selector) = Self.search(count, 2)
    let values = [4, 16 + 8 * count, 0, 2 * count, search, selector, 2 * count - search]
    for value in values { four.add(UInt16(value)) }
    for character in short { four.add(UInt16(character.scalar)) }
    four.add(UInt16.max)
    four.add(UInt16(0))
    for character in short { four.add(UInt16(character.scalar)) }
    four.add(UInt16.max)
    for character in short {
      four.add(UInt16(truncatingIfNeeded: character.shape &- Int(character.scalar)))
    }
    four.add(UInt16(1))
    for _ in 0..<count { four.add(UInt16(0)) }

    var twelve = BigEndianBytes()
    twelve.add(UInt16(12))
    twelve.add(UInt16(0))
    twelve.add(UInt32(16 + 12 * characters.count))
    twelve.add(UInt32(0))
    twelve.add(UInt32(characters.count))
    for character in characters {
      twelve.add(character.scalar)
      twelve.add(character.scalar)
      twelve.add(UInt32(character.shape))
    }

    var table = BigEndianBytes()
    table.add(0, 2)
    table.add(3, 1)
    table.add(UInt32(20))
    table.add(3, 10)
    table.add(UInt32(20 + four.count))
    table.add(four.data)
    table.add(twelve.data)
    return table
  }
}
