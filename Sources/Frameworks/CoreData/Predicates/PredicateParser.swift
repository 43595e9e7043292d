import Foundation

/// Reads conditions as `NSPredicate` writes them. What it does not understand becomes nil.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case symbol(String)
    case argument(String)
  }

  private let tokens: [Token]
  private var index = 0
  private var arguments: ArraySlice<Any?>

  static func parse(_ format: String, _ arguments: [Any?]) -> PredicateFormat? {
    guard let tokens = tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens, arguments: arguments[...])
    guard let result = parser.either(depth: 0), parser.index == tokens.count else { return nil }
    return result
  }

  private init(tokens: [Token], arguments: ArraySlice<Any?>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: - Tokens

  private static func tokens(of format: String) -> [Token]? {
    let characters = Array(format)
    var result: [Token] = []
    var index = 0
    func run(_ belongs: (Character) -> Bool) -> String {
      let start = index
      while index < characters.count, belongs(characters[index]) { index += 1 }
      return String(characters[start..<index])
    }
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "'" || character == "\"" {
        index += 1
        result.append(.text(run { $0 != character }))
        guard index < characters.count else { return nil }
        index += 1
      } else if character == "%" {
        index += 1
        let letters = run { $0.isLetter || $0 == "@" }
        // An argument ends with its letter: a comma or bracket may follow.
        result.append(.argument(letters))
      } else if character.isLetter || character.isNumber || "_@#$.".contains(character)
        || (character == "-" && index + 1 < characters.count && characters[index + 1].isNumber)
      {
        index += 1
        let rest = run { $0.isLetter || $0.isNumber || "_@#$.".contains($0) }
        result.append(.word(String(character) + rest))
      } else if "()[]{},".contains(character) {
        index += 1
        result.append(.symbol(String(character)))
      } else if "=!<>&|".contains(character) {
        result.append(.symbol(run { "=!<>&|".contains($0) }))
      } else {
        return nil
      }
    }
    return result
  }

  private var next: Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ words: String...) -> Bool {
    switch next {
    case .word(let word) where words.contains(word.uppercased()),
      .symbol(let word) where words.contains(word):
      index += 1
      return true
    default: return false
    }
  }

  // MARK: - Conditions

  private static let deepest = 200

  private mutating func either(depth: Int) -> PredicateFormat? {
    guard depth < Self.deepest, var result = both(depth: depth + 1) else { return nil }
    while take("OR", "||") {
      guard let other = both(depth: depth + 1) else { return nil }
      result = .or(result, other)
    }
    return result
  }

  private mutating func both(depth: Int) -> PredicateFormat? {
    guard var result = single(depth: depth + 1) else { return nil }
    while take("AND", "&&") {
      guard let other = single(depth: depth + 1) else { return nil }
      result = .and(result, other)
    }
    return result
  }

  private mutating func single(depth: Int) -> PredicateFormat? {
    guard depth < Self.deepest else { return nil }
    if take("NOT", "!") { return single(depth: depth + 1).map { .not($0) } }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      guard let result = either(depth: depth + 1), take(")") else { return nil }
      return result
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateFormat? {
    var quantifier = PredicateFormat.Comparison.Quantifier.one
    if take("ANY", "SOME") {
      quantifier = .any
    } else if take("ALL") {
      quantifier = .all
    } else if take("NONE") {
      quantifier = .none
    }
    guard let left = operand(), let name = comparisonName() else { return nil }
    var flags = ""
    if take("[") {
      guard case .word(let word) = next else { return nil }
      index += 1
      flags = word.lowercased()
      guard take("]") else { return nil }
    }
    guard let right = operand() else { return nil }
    return .comparison(
      .init(
        quantifier: quantifier, left: left, name: name, ignoresCase: flags.contains("c"),
        ignoresMarks: flags.contains("d"), right: right))
  }

  private static let names = [
    "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "BETWEEN",
  ]
  private static let signs = ["=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>"]

  private mutating func comparisonName() -> String? {
    switch next {
    case .word(let word) where Self.names.contains(word.uppercased()):
      index += 1
      return word.uppercased()
    case .symbol(let sign) where Self.signs.contains(sign):
      index += 1
      return sign
    default: return nil
    }
  }

  private mutating func operand() -> PredicateFormat.Comparison.Operand? {
    guard let token = next else { return nil }
    index += 1
    switch token {
    case .text(let text): return .value(text)
    case .argument(let kind):
      guard let argument = arguments.popFirst() else { return nil }
      return kind == "K" ? .path(argument.map { "\($0)" } ?? "") : .value(argument)
    case .symbol("{"):
      var operands: [PredicateFormat.Comparison.Operand] = []
      while !take("}") {
        if !operands.isEmpty, !take(",") { return nil }
        guard let operand = operand() else { return nil }
        operands.append(operand)
      }
      return .list(operands)
    case .symbol: return nil
    case .word(let word):
      if let number = Double(word) { return .value(number) }
      switch word.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      default: return .path(word)
      }
    }
  }
}
