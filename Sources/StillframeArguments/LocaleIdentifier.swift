/// The form of a locale's identifier, such as `de_CH` or `zh-Hant`.
package enum LocaleIdentifier {
  /// Whether a text begins with a language, and has no more than subtags and keywords behind it.
  package static func isWellFormed(_ text: String) -> Bool {
    guard (2...64).contains(text.utf8.count) else { return false }
    let language = text.utf8.prefix { isLetter($0) }
    guard (2...8).contains(language.count) else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || (48...57).contains($0) || "-_@=;".utf8.contains($0)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (97...122).contains(byte | 0x20)
  }
}
