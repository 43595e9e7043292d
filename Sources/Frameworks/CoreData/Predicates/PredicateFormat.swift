import Foundation

/// A condition as it is written: "age > %d AND name CONTAINS[cd] %@".
indirect enum PredicateFormat {
  case constant(Bool)
  case and(PredicateFormat, PredicateFormat)
  case or(PredicateFormat, PredicateFormat)
  case not(PredicateFormat)
  case comparison(Comparison)

  struct Comparison {
    enum Operand {
      case path(String)
      case value(Any?)
      case list([Operand])
    }

    enum Quantifier {
      case one, any, all, none
    }

    var quantifier = Quantifier.one
    let left: Operand
    let name: String
    var ignoresCase = false
    var ignoresMarks = false
    let right: Operand
  }

  /// Returns whether the condition holds for an object.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let a, let b): a.holds(for: object) && b.holds(for: object)
    case .or(let a, let b): a.holds(for: object) || b.holds(for: object)
    case .not(let a): !a.holds(for: object)
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

extension PredicateFormat.Comparison {
  fileprivate func holds(for object: Any?) -> Bool {
    let (a, b) = (value(left, object), value(right, object))
    let elements = a.flatMap(ComparedValues.unwrapped).flatMap(ComparedValues.elements) ?? []
    switch quantifier {
    case .one: return compare(a, b)
    case .any: return elements.contains { compare($0, b) }
    case .all: return elements.allSatisfy { compare($0, b) }
    case .none: return !elements.contains { compare($0, b) }
    }
  }

  private func value(_ operand: Operand, _ object: Any?) -> Any? {
    switch operand {
    case .value(let value): value
    case .list(let operands): operands.map { value($0, object) as Any }
    case .path(let path):
      path.uppercased() == "SELF" ? object : valueAtPath(path, object)
    }
  }

  /// Returns the value at a path; of relations to several objects the values of all.
  private func valueAtPath(_ path: String, _ object: Any?) -> Any? {
    var current: Any? = object
    for key in path.split(separator: ".") {
      guard let value = current.flatMap(ComparedValues.unwrapped) else { return nil }
      let elements = ComparedValues.elements(value)
      if key == "@count" {
        current = elements?.count ?? 0
      } else if let elements {
        current = elements.compactMap { Self.value(of: $0, String(key)) }
      } else {
        current = Self.value(of: value, String(key))
      }
    }
    return current
  }

  private static func value(of object: Any, _ key: String) -> Any? {
    if let object = object as? NSManagedObject { return object.value(forKey: key) }
    if let values = object as? [String: Any] { return values[key] }
    return Mirror(reflecting: object).children.first { $0.label == key }?.value
  }

  private func compare(_ a: Any?, _ b: Any?) -> Bool {
    switch name {
    case "=", "==": return areEqual(a, b)
    case "!=", "<>": return !areEqual(a, b)
    case "IN": return elements(b).contains { areEqual(a, $0) }
    case "BETWEEN":
      let bounds = elements(b)
      return bounds.count == 2 && order(a, bounds[0]) != .orderedAscending
        && order(a, bounds[1]) != .orderedDescending && isSomething(a)
    case "<", "<=", "=<", ">", ">=", "=>":
      guard isSomething(a), isSomething(b) else { return false }
      switch order(a, b) {
      case .orderedSame: return name.contains("=")
      case .orderedAscending: return name.contains("<")
      case .orderedDescending: return name.contains(">")
      }
    default: return compareTexts(a, b)
    }
  }

  private func compareTexts(_ a: Any?, _ b: Any?) -> Bool {
    if name == "CONTAINS",
      let values = a.flatMap(ComparedValues.unwrapped)
        .flatMap(ComparedValues.elements)
    {
      return values.contains { areEqual($0, b) }
    }
    guard let a = text(a), let b = text(b) else { return false }
    switch name {
    case "CONTAINS": return b.isEmpty || a.contains(b)
    case "BEGINSWITH": return a.hasPrefix(b)
    case "ENDSWITH": return a.hasSuffix(b)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: b)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(a, pattern)
    case "MATCHES": return matches(a, b)
    default: return false
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }

  private func isSomething(_ value: Any?) -> Bool { value.flatMap(ComparedValues.unwrapped) != nil }

  private func elements(_ value: Any?) -> [Any] {
    value.flatMap(ComparedValues.unwrapped).flatMap(ComparedValues.elements) ?? []
  }

  private func order(_ a: Any?, _ b: Any?) -> ComparisonResult {
    if let a = text(a), let b = text(b) { return a.compare(b) }
    return ComparedValues.compare(a, b)
  }

  private func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    if let a = text(a), let b = text(b) { return a == b }
    return ComparedValues.areEqual(a, b)
  }

  /// Returns a text without the differences that do not count; nil for other values.
  private func text(_ value: Any?) -> String? {
    guard let text = value.flatMap(ComparedValues.unwrapped).flatMap(ComparedValues.text) else {
      return nil
    }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}
