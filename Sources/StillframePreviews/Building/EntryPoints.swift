import Foundation

/// `@main` of a second program in a module, which has one: spaces stand instead. Programs are not started there.
enum EntryPoints {
  private static let mark = Data("@main".utf8)

  /// Returns the text without the marks at the beginnings of lines.
  static func removed(_ data: Data) -> Data {
    var result = data
    var start = result.startIndex
    while let range = result.range(of: mark, in: start..<result.endIndex) {
      start = range.upperBound
      let isFirst = range.lowerBound == result.startIndex || result[range.lowerBound - 1] == 0x0A
      let isWord = start == result.endIndex || [0x0A, 0x0D, 0x20].contains(result[start])
      if isFirst, isWord {
        result.replaceSubrange(range, with: Data(repeating: 0x20, count: mark.count))
      }
    }
    return result
  }
}
