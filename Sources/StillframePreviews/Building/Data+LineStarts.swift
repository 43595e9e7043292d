import Foundation

extension Data {
  /// Returns the text with others in place of the words that begin a line.
  ///
  /// - Parameter isMeant: Whether a word that ends at an index is one of them.
  func replacingLineStarts(
    _ word: Data, with other: Data, where isMeant: (Data, Int) -> Bool = { _, _ in true }
  ) -> Data {
    var result = self
    var start = result.startIndex
    while let range = result.range(of: word, in: start..<result.endIndex) {
      let isFirst = range.lowerBound == result.startIndex || result[range.lowerBound - 1] == 0x0A
      start = range.upperBound
      guard isFirst, isMeant(result, start) else { continue }
      result.replaceSubrange(range, with: other)
      start = range.lowerBound + other.count
    }
    return result
  }
}
