import Foundation

/// Reads formulas as `NSExpression` writes them. What it does not understand becomes nil.
struct FormulaParser {
  private enum Token: Equatable {
    case number(String)
    case word(String)
    case sign(String)
    case argument
  }

  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any?>
  private var depth = 0
  private static let deepest = 200
  /// The most words, numbers and signs: each sign makes the expression one deeper.
  private static let longest = 2_000

  init(_ format: String, _ arguments: [Any?]) {
    tokens = (Self.tokens(of: format) ?? [])[...]
    self.arguments = arguments[...]
  }

  private static func tokens(of format: String) -> [Token]? {
    var result: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first.isASCII && first.isNumber || first == "." {
        let word = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "e") }
        result.append(.number(String(word)))
        rest = rest.dropFirst(word.count)
      } else if first.isLetter || first == "_" || first == "@" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@.:".contains($0) }
        result.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else if first == "%" {
        result.append(.argument)
        rest = rest.dropFirst().drop { $0.isLetter || $0 == "@" }
      } else if rest.hasPrefix("**") {
        result.append(.sign("**"))
        rest = rest.dropFirst(2)
      } else if "+-*/(),".contains(first) {
        result.append(.sign(String(first)))
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    return result
  }

  /// Returns the whole formula.
  mutating func formula() -> NSExpression? {
    guard tokens.count <= Self.longest, let result = sum(), tokens.isEmpty else { return nil }
    return result
  }

  private mutating func take(_ signs: String...) -> String? {
    guard case .sign(let sign) = tokens.first, signs.contains(sign) else { return nil }
    tokens = tokens.dropFirst()
    return sign
  }

  private func call(_ name: String, _ arguments: NSExpression...) -> NSExpression {
    NSExpression(forFunction: name, arguments: arguments)
  }

  private mutating func sum() -> NSExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, var result = product() else { return nil }
    while let sign = take("+", "-") {
      guard let other = product() else { return nil }
      result = call(sign == "+" ? "add:to:" : "from:subtract:", result, other)
    }
    return result
  }

  private mutating func product() -> NSExpression? {
    guard var result = power() else { return nil }
    while let sign = take("*", "/") {
      guard let other = power() else { return nil }
      result = call(sign == "*" ? "multiply:by:" : "divide:by:", result, other)
    }
    return result
  }

  private mutating func power() -> NSExpression? {
    guard var result = signed() else { return nil }
    while take("**") != nil {
      guard let other = signed() else { return nil }
      result = call("raise:toPower:", result, other)
    }
    return result
  }

  private mutating func signed() -> NSExpression? {
    var isNegative = false
    while let sign = take("-", "+") { if sign == "-" { isNegative.toggle() } }
    guard let result = value() else { return nil }
    return isNegative ? call("multiply:by:", NSExpression(forConstantValue: -1), result) : result
  }

  private mutating func value() -> NSExpression? {
    if take("(") != nil {
      guard let result = sum(), take(")") != nil else { return nil }
      return result
    }
    guard let token = tokens.popFirst() else { return nil }
    switch token {
    case .number(let text):
      if let number = Int(text) { return NSExpression(forConstantValue: NSNumber(value: number)) }
      return Double(text).map { NSExpression(forConstantValue: NSNumber(value: $0)) }
    case .argument:
      guard let argument = arguments.popFirst() else { return nil }
      return (argument as? NSExpression) ?? NSExpression(forConstantValue: argument)
    case .word(let word):
      guard take("(") != nil else {
        return word.uppercased() == "SELF"
          ? .expressionForEvaluatedObject() : NSExpression(forKeyPath: word)
      }
      return function(word)
    case .sign: return nil
    }
  }

  private mutating func function(_ name: String) -> NSExpression? {
    var values: [NSExpression] = []
    while take(")") == nil {
      guard let value = sum() else { return nil }
      values.append(value)
      guard take(",") != nil || tokens.first == .sign(")") else { return nil }
    }
    return NSExpression(forFunction: name.hasSuffix(":") ? name : name + ":", arguments: values)
  }
}
