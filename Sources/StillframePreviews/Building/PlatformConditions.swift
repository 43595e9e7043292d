import Foundation

/// Conditions of code that ask for the system: previews are pictures of a phone, so code is compiled as for one.
///
/// The compiler has one system, which is this machine's; conditions that hold on a phone are written as true, in as many bytes.
enum PlatformConditions {
  private static let asked = Data("os(iOS)".utf8)
  private static let answer = Data("(true) ".utf8)

  /// Whether a condition in a file's text asks for a phone.
  static func ask(in data: Data) -> Bool { places(in: data).first != nil }

  /// Returns the text in which those conditions hold.
  static func answered(_ data: Data) -> Data {
    var result = data
    for place in places(in: data) { result.replaceSubrange(place, with: answer) }
    return result
  }

  private static func places(in data: Data) -> [Range<Data.Index>] {
    var result: [Range<Data.Index>] = []
    var start = data.startIndex
    while let range = data.range(of: asked, in: start..<data.endIndex) {
      start = range.upperBound
      let line = data[..<range.lowerBound].suffix(400).reversed().prefix { $0 != 0x0A }.reversed()
      let before = line.drop { $0 == 0x20 || $0 == 0x09 }
      if [Data("#if".utf8), Data("#elseif".utf8)].contains(where: before.starts) {
        result.append(range)
      }
    }
    return result
  }
}
