public import Foundation

/// A condition that compares two expressions.
///
/// Foundation has the type on Apple's platforms only.
open class NSComparisonPredicate: NSPredicate {
  /// How many of the values of the left side are compared.
  public enum Modifier: UInt, Sendable {
    /// The value itself.
    case direct
    /// All of several values.
    case all
    /// At least one of several values.
    case any
  }

  /// The comparison.
  public enum Operator: UInt, Sendable {
    /// The left side is less.
    case lessThan
    /// The left side is less, or both are equal.
    case lessThanOrEqualTo
    /// The left side is greater.
    case greaterThan
    /// The left side is greater, or both are equal.
    case greaterThanOrEqualTo
    /// Both are equal.
    case equalTo
    /// They are not equal.
    case notEqualTo
    /// The left side fits a regular expression.
    case matches
    /// The left side fits a pattern with `*` and `?`.
    case like
    /// The left side begins with the right one.
    case beginsWith
    /// The left side ends with the right one.
    case endsWith
    /// The left side is one of the right one's values, or a part of it.
    case `in`
    /// A selector compares. No effect: no method is called by its name.
    case customSelector
    /// The right side is one of the left one's values, or a part of it.
    case contains = 99
    /// The left side lies between the two values of the right one.
    case between
  }

  /// The differences that comparisons of texts ignore.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Capitals are as small letters.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters with marks are as those without.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are compared as they are.
    public static let normalized = Options(rawValue: 4)
  }

  /// The left side.
  public let leftExpression: NSExpression
  /// The right side.
  public let rightExpression: NSExpression
  /// How many of the values of the left side are compared.
  public let comparisonPredicateModifier: Modifier
  /// The comparison.
  public let predicateOperatorType: Operator
  /// The differences that comparisons of texts ignore.
  public let options: Options

  /// A condition.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    super.init { object, _ in
      let left = lhs.expressionValue(with: object, context: nil)
      let right = rhs.expressionValue(with: object, context: nil)
      let comparison = ExpressionComparison(type: type, options: options)
      guard modifier != .direct, let values = left as? [Any] else {
        return comparison.holds(left, right)
      }
      return modifier == .all
        ? values.allSatisfy { comparison.holds($0, right) }
        : values.contains { comparison.holds($0, right) }
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

/// A comparison of two values.
private struct ExpressionComparison {
  let type: NSComparisonPredicate.Operator
  let options: NSComparisonPredicate.Options

  private var textOptions: String.CompareOptions {
    var result: String.CompareOptions = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch type {
    case .equalTo: isEqual(left, right)
    case .notEqualTo: !isEqual(left, right)
    case .lessThan: order(left, right) == .orderedAscending
    case .greaterThan: order(left, right) == .orderedDescending
    case .lessThanOrEqualTo: isAtMost(left, right)
    case .greaterThanOrEqualTo: isAtMost(right, left)
    case .between:
      (right as? [Any]).map { $0.count == 2 && isAtMost($0[0], left) && isAtMost(left, $0[1]) }
        ?? false
    case .contains: isPart(right, of: left)
    case .in: isPart(left, of: right)
    case .beginsWith: isFound(right, in: left, textOptions.union(.anchored))
    case .endsWith: isFound(right, in: left, textOptions.union([.anchored, .backwards]))
    case .matches: fits(left, right as? String)
    case .like: fits(left, (right as? String).map(Self.pattern))
    case .customSelector: false
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (left, right) {
    case (let left as String, let right as String): left.compare(right, options: textOptions)
    case (let left as Date, let right as Date): left.compare(right)
    default:
      if let left = Self.number(left), let right = Self.number(right) {
        left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
      } else {
        nil
      }
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? any BinaryInteger).map { Double($0) }
      ?? (value as? any BinaryFloatingPoint).map { Double($0) }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let order = order(left, right) { return order == .orderedSame }
    if left == nil || right == nil { return left == nil && right == nil }
    return (left as? AnyHashable) == (right as? AnyHashable) && left is AnyHashable
  }

  private func isAtMost(_ left: Any?, _ right: Any?) -> Bool {
    order(left, right).map { $0 != .orderedDescending } ?? false
  }

  private func isPart(_ part: Any?, of whole: Any?) -> Bool {
    if let values = whole as? [Any] { return values.contains { isEqual($0, part) } }
    return isFound(part, in: whole, textOptions)
  }

  private func isFound(_ part: Any?, in whole: Any?, _ options: String.CompareOptions) -> Bool {
    guard let part = part as? String, let whole = whole as? String else { return false }
    return whole.range(of: part, options: options) != nil
  }

  private func fits(_ value: Any?, _ expression: String?) -> Bool {
    guard let text = value as? String, let expression else { return false }
    let all = "^(?:\(expression))$"
    return text.range(of: all, options: textOptions.union(.regularExpression)) != nil
  }

  private static func pattern(_ words: String) -> String {
    words.map { letter in
      switch letter {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(letter))
      }
    }.joined()
  }
}

/// The class under a name that Foundation has no other class of.
public typealias _ComparisonPredicate = NSComparisonPredicate
