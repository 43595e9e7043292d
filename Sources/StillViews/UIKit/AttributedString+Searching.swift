public import Foundation

// Foundation on Linux ends the process where it looks for text in attributed strings without regard to diacritics. Strings it searches.
extension AttributedString {
  /// Returns the first place of a text, by the rules of strings.
  public func range<T: StringProtocol>(
    of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil
  ) -> Range<AttributedString.Index>? {
    searchedRange(of: stringToFind, options, locale)
  }
}

extension AttributedSubstring {
  /// Returns the first place of a text, by the rules of strings.
  public func range<T: StringProtocol>(
    of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil
  ) -> Range<AttributedString.Index>? {
    searchedRange(of: stringToFind, options, locale)
  }
}

extension AttributedStringProtocol {
  fileprivate func searchedRange(
    of words: some StringProtocol, _ options: String.CompareOptions, _ locale: Locale?
  ) -> Range<AttributedString.Index>? {
    let scalars = unicodeScalars
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let string = String(text)
    guard let found = string.range(of: words, options: options, locale: locale) else { return nil }
    // Parts of characters may be found.
    let start = string.unicodeScalars.distance(from: string.startIndex, to: found.lowerBound)
    let length = string.unicodeScalars.distance(from: found.lowerBound, to: found.upperBound)
    let first = scalars.index(scalars.startIndex, offsetBy: start)
    return first..<scalars.index(first, offsetBy: length)
  }
}
