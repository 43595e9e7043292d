// The names are those that Foundation gives expressions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The expressions of predicates that Foundation has on Apple's platforms only.

extension PredicateExpressions {
  /// Whether one string contains another, whatever the case and accents.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The result.
    public typealias Output = Bool

    /// The string that is searched.
    public let root: Root
    /// The string that is searched for.
    public let other: Other

    /// An expression that searches the first string for the second.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Returns whether the string was found. An empty one is found nowhere.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      StandardSearch.contains(
        String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
    }
  }

  /// The order of two strings.
  public struct StringComparison<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The result.
    public typealias Output = ComparisonResult

    /// The first string.
    public let root: Root
    /// The second string.
    public let other: Other
    private let isLocalized: Bool

    init(_ root: Root, _ other: Other, isLocalized: Bool) {
      self.root = root
      self.other = other
      self.isLocalized = isLocalized
    }

    /// Returns the order.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let first = String(try root.evaluate(bindings))
      let second = String(try other.evaluate(bindings))
      return isLocalized ? first.localizedCompare(second) : first.caseInsensitiveCompare(second)
    }
  }

  /// Makes the expression of `localizedStandardContains` in `#Predicate`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { .init(root: root, other: other) }

  /// Makes the expression of `localizedCompare` in `#Predicate`.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> { .init(root, other, isLocalized: true) }

  /// Makes the expression of `caseInsensitiveCompare` in `#Predicate`.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> { .init(root, other, isLocalized: false) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringComparison: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringComparison: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

/// A search that ignores case and accents.
enum StandardSearch {
  static func contains(_ text: String, _ part: String) -> Bool {
    guard !part.isEmpty else { return false }
    // Bytes below 128 need no tables, and most texts have no others.
    guard let bytes = lowercase(text), let searched = lowercase(part) else {
      return text.localizedStandardContains(part)
    }
    guard bytes.count >= searched.count else { return false }
    return (0...(bytes.count - searched.count)).contains { start in
      bytes[start..<(start + searched.count)].elementsEqual(searched)
    }
  }

  private static func lowercase(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return bytes
  }
}
