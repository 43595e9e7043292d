import Foundation

/// The names in the file of a font.
struct FontNames: Equatable {
  /// The family, as menus list it.
  let family: String
  /// The style in that family.
  let style: String
  /// The name by which programs ask for the font.
  let postScript: String

  /// The largest file that is read, in bytes.
  private static let largest = 64 << 20

  /// - Parameter path: of an OpenType or TrueType file; nil for any other.
  init?(path: String) {
    guard path.hasSuffix(".otf") || path.hasSuffix(".ttf"),
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int,
      size <= Self.largest, let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.init(data)
  }

  /// Reads the table of names, by the specification of OpenType.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ offset: Int, bytes count: Int = 2) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let tables = number(4) else { return nil }
    let records = (0..<tables).lazy.map { 12 + $0 * 16 }
    let record = records.first { number($0, bytes: 4) == 0x6E61_6D65 }
    guard let record, let table = number(record + 8, bytes: 4), let count = number(table + 2),
      let texts = number(table + 4)
    else { return nil }
    var names: [Int: String] = [:]
    for index in 0..<count {
      let entry = table + 6 + index * 12
      // Of Windows, in American English.
      guard number(entry) == 3, number(entry + 4) == 0x409, let name = number(entry + 6),
        let length = number(entry + 8), let offset = number(entry + 10)
      else { continue }
      let start = table + texts + offset
      guard start + length <= bytes.count, start >= 0 else { continue }
      names[name] = String(decoding: units(bytes[start..<start + length]), as: UTF16.self)
    }
    guard let family = names[16] ?? names[1], let style = names[17] ?? names[2],
      let postScript = names[6]
    else { return nil }
    (self.family, self.style, self.postScript) = (family, style, postScript)
  }
}

/// Returns the numbers of two bytes each, the high one first.
private func units(_ bytes: ArraySlice<UInt8>) -> [UInt16] {
  let bytes = Array(bytes)
  return stride(from: 0, to: bytes.count - 1, by: 2).map {
    UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
  }
}
