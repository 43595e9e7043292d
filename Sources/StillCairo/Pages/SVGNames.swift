import Foundation

/// The names in an SVG. Cairo counts some of them through the life of a process; a document has to be the same whatever
/// was drawn before.
enum SVGNames {
  /// Returns the document with its names numbered in the order in which they occur.
  static func renumbered(_ document: Data) -> Data {
    let bytes = [UInt8](document)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var index = 0
    while index < bytes.count {
      guard let opening = openings.first(where: { bytes[index...].starts(with: $0) }) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      result += opening
      index += opening.count
      let end = bytes[index...].firstIndex { !isOfName($0) } ?? bytes.count
      let name = bytes[index..<end]
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result += Array("n\(number)".utf8)
      index = end
    }
    return Data(result)
  }

  /// The texts before a name: in a definition, and in the two kinds of reference.
  private static let openings = [" id=\"", "\"#", "(#"].map { Array($0.utf8) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
