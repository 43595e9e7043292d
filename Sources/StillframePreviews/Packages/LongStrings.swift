import Foundation

/// Strings of several lines in a file, whose lines may read like declarations: samples of code.
enum LongStrings {
  private static let quotes = Data("\"\"\"".utf8)
  private static let sign = UInt8(ascii: "#")

  /// Returns a file's text without what lies between such quotes.
  static func removed(from data: Data) -> Data {
    guard var opening = data.range(of: quotes) else { return data }
    var result = Data()
    var place = data.startIndex
    while true {
      // Such a string begins behind the line of its quotes.
      let end = data[opening.upperBound...].first
      guard end == 0x0A || end == 0x0D else {
        guard let next = data.range(of: quotes, in: opening.upperBound..<data.endIndex) else {
          break
        }
        opening = next
        continue
      }
      let signs = data[place..<opening.lowerBound].reversed().prefix { $0 == sign }.count
      let closing = quotes + Data(repeating: sign, count: signs)
      guard let close = data.range(of: closing, in: opening.upperBound..<data.endIndex) else {
        break
      }
      result += data[place..<opening.upperBound]
      result.append(0x0A)
      place = close.lowerBound
      guard let next = data.range(of: quotes, in: close.upperBound..<data.endIndex) else { break }
      opening = next
    }
    return result + data[place...]
  }
}
