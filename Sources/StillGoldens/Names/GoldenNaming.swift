import Foundation

/// The naming of goldens.
package enum GoldenNaming: Sendable, Equatable {
  /// In a package's folder `snapshots`.
  case own
  /// In folders `__Snapshots__`, as swift-snapshot-testing calls them, so that its goldens are found.
  case shared

  /// Returns the name of a test function in a file name.
  package func ofTest(_ function: String) throws(UnusableGoldenName) -> String {
    switch self {
    case .own: try GoldenName.ofTest(function)
    case .shared: try sanitized(function)
    }
  }

  /// Returns a name as a part of a file name.
  ///
  /// - Throws: ``UnusableGoldenName`` when nothing is left of it.
  package func sanitized(_ name: String) throws(UnusableGoldenName) -> String {
    switch self {
    case .own: return try GoldenName.sanitized(name)
    case .shared:
      var result = ""
      for scalar in name.unicodeScalars {
        if Self.isOfWord(scalar) {
          result.unicodeScalars.append(scalar)
        } else if result.last != "-" {
          result += "-"
        }
      }
      if result.hasPrefix("-") { result.removeFirst() }
      if result.hasSuffix("-") { result.removeLast() }
      guard !result.isEmpty else { throw UnusableGoldenName(name: name) }
      return result
    }
  }

  /// Whether a regular expression's `\w` matches, in ICU: letters, marks, digits, and what connects them.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar == "\u{200C}" || scalar == "\u{200D}" {
      return true
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }
}
