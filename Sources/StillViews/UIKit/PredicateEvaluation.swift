public import Foundation

/// A predicate in another one, which is asked about a value: `predicate.evaluate(value)` in `#Predicate`.
///
/// The macro of Swift on Linux refuses that word, so that the tool gives it another one with as many letters.
public struct _PredicateEvaluation<P: PredicateExpression, Input: PredicateExpression>:
  StandardPredicateExpression
where P.Output == Predicate<Input.Output> {
  let predicate: P
  let input: Input

  init(_ predicate: P, _ input: Input) {
    (self.predicate, self.input) = (predicate, input)
  }

  public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
    try predicate.evaluate(bindings).evaluate(input.evaluate(bindings))
  }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "predicates in predicates"))
  }

  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, .init(codingPath: encoder.codingPath, debugDescription: "predicates in predicates"))
  }
}

// Unchecked because predicates are sendable and the expressions of macros are, which the parts do not say of their types.
extension _PredicateEvaluation: @unchecked Sendable {}

extension PredicateExpressions {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Asks a predicate about a value.
  public static func build_contains<P, Input>(
    _ predicate: P, _ input: Input
  ) -> _PredicateEvaluation<P, Input> where P.Output == Predicate<Input.Output> {
    _PredicateEvaluation(predicate, input)
  }
}

extension Predicate {
  /// Whether the predicate holds; false where that cannot be told. Macros are given code with types, so that there has to be a function.
  public func contains(_ input: repeat each Input) -> Bool {
    (try? evaluate(repeat each input)) ?? false
  }
}
