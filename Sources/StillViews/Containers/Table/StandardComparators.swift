public import Foundation

// The orders of words by a language, which Foundation has on Apple's platforms; here words are in the order of their
// characters.
extension String.StandardComparator {
  /// As a reader expects. Here by the characters' own order, as in `lexical`.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// By the rules of the language. Here by the characters' own order, as in `lexical`.
  public static var localized: String.StandardComparator { .lexical }
}
