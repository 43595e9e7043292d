import Foundation

/// Whether two predicates surely accept the same models. Each value of a view makes its own.
struct PredicateComparison {
  /// Variables have a key for each predicate: those of the first, with those of the second.
  private var variables: [AnyHashable: AnyHashable] = [:]

  static func areSame<T>(_ a: Predicate<T>?, _ b: Predicate<T>?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    var comparison = PredicateComparison()
    return comparison.areSame(a.expression, b.expression, depth: 0)
  }

  private mutating func areSame(_ a: Any, _ b: Any, depth: Int) -> Bool {
    guard type(of: a) == type(of: b), depth < 100 else { return false }
    if let a = a as? PredicateExpressions.VariableID, let b = b as? PredicateExpressions.VariableID
    {
      let known = variables[AnyHashable(a)]
      variables[AnyHashable(a)] = AnyHashable(b)
      return known == nil || known == AnyHashable(b)
    }
    if a is any Equatable { return SavedValue.areEqual(a, b) }
    let (first, second) = (Mirror(reflecting: a), Mirror(reflecting: b))
    if first.displayStyle == .class { return (a as AnyObject) === (b as AnyObject) }
    let (parts, others) = (Array(first.children), Array(second.children))
    guard parts.count == others.count else { return false }
    // Closures and the like have no parts: nothing is known of them.
    if parts.isEmpty, first.displayStyle == nil { return false }
    for (part, other) in zip(parts, others)
    where !areSame(part.value, other.value, depth: depth + 1) {
      return false
    }
    return true
  }
}
