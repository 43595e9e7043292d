public import Foundation

// The orders of words by a language, which Foundation has on Apple's platforms; here words are in the order of their
// characters.
extension String.StandardComparator {
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}
