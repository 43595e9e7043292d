/// File names made of whatever a row holds.
package enum SafeName {
  /// The most bytes: a file system's limit is 255, and a pattern has words of its own.
  private static let mostBytes = 180

  /// Returns the text as a part of a file name: letters, digits, spaces and `-_.,+=@()` stay, everything else
  /// becomes `_`, and so does a dot at the beginning. What is too long is cut, and ends in a number that tells it
  /// from others. Nil for an empty text.
  package static func of(_ text: String) -> String? {
    guard !text.isEmpty else { return nil }
    var name = ""
    for scalar in text.unicodeScalars {
      let isKept =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark
        || " -_.,+=@()".unicodeScalars.contains(scalar)
      name.unicodeScalars.append(isKept ? scalar : "_")
    }
    if name.hasPrefix(".") { name = "_" + name.dropFirst() }
    guard name.utf8.count > mostBytes else { return name }
    var cut = ""
    for character in name {
      if cut.utf8.count + String(character).utf8.count > mostBytes - 17 { break }
      cut.append(character)
    }
    return cut + "-" + String(number(of: text), radix: 16)
  }

  /// The same for the same text, in every process.
  private static func number(of text: String) -> UInt64 {
    // Fowler, Noll and Vo's hash, 64 bits, variant 1a.
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
