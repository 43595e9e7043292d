import CStillDeflate
import Foundation
import Testing

/// A file of Unicode's tests, from the folder `Data`.
enum UnicodeData {
  /// The file's lines without comments at their start.
  static func lines(of name: String) throws -> [Substring] {
    String(decoding: try bytes(of: name), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// The unpacked file.
  static func bytes(of name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Data")
    let packed = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name + ".gz")))
    // The last four bytes of a gzip file are the unpacked size.
    let size = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let inflater = unsafe libdeflate_alloc_decompressor() else {
      throw CocoaError(.fileReadUnknown)
    }
    defer { unsafe libdeflate_free_decompressor(inflater) }
    var used = 0
    let unpacked = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let result = unsafe libdeflate_gzip_decompress(
        inflater, packed, packed.count, buffer.baseAddress, size, &used)
      count = result == LIBDEFLATE_SUCCESS ? used : 0
    }
    try #require(unpacked.count == size)
    return unpacked
  }
}

/// A line of a break test: "÷ 0020 × 0308 ÷", then a comment that names the rule of each place.
struct BreakCase {
  var text: [UInt16] = []
  /// The places where the text may be divided and those where it must not, with the rule that says so.
  var places: [(offset: Int, isBreak: Bool, rule: String)] = []

  init(_ line: Substring) {
    let halves = line.split(separator: "#", maxSplits: 1)
    let rules = halves[1].matches(of: /\[([0-9.]+)\]/).map { String($0.1) }
    for word in halves[0].split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      switch word {
      case "÷", "×": places.append((text.count, word == "÷", rules[places.count]))
      default:
        text += UInt32(word, radix: 16).flatMap(Unicode.Scalar.init).map { Array($0.utf16) } ?? []
      }
    }
  }
}
