// The names are those that Foundation gives expressions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Foundation's expressions of whole numbers end the program where these throw (rule SD4.6). `#Predicate` prefers them
// because they are for fewer types.

extension PredicateExpressions {
  /// A sum, difference, product, quotient or remainder of two whole numbers.
  public struct CheckedArithmetic<LHS: PredicateExpression, RHS: PredicateExpression>:
    PredicateExpression
  where LHS.Output == RHS.Output, LHS.Output: FixedWidthInteger {
    /// The result.
    public typealias Output = LHS.Output

    /// The first number.
    public let lhs: LHS
    /// The second number.
    public let rhs: RHS
    private let operation: Operation

    private enum Operation: String, Codable, Sendable {
      case add, subtract, multiply, divide, remainder
    }

    private init(_ lhs: LHS, _ rhs: RHS, _ operation: Operation) {
      self.lhs = lhs
      self.rhs = rhs
      self.operation = operation
    }

    static func quotient(_ lhs: LHS, _ rhs: RHS) -> Self { .init(lhs, rhs, .divide) }
    static func remainder(_ lhs: LHS, _ rhs: RHS) -> Self { .init(lhs, rhs, .remainder) }

    init(_ lhs: LHS, _ rhs: RHS, op: PredicateExpressions.ArithmeticOperator) {
      switch op {
      case .add: self.init(lhs, rhs, .add)
      case .subtract: self.init(lhs, rhs, .subtract)
      case .multiply: self.init(lhs, rhs, .multiply)
      }
    }

    /// Returns the result.
    ///
    /// - Throws: `SwiftDataError.unsupportedPredicate` for a division by zero, and a result that the type has not.
    public func evaluate(_ bindings: PredicateBindings) throws -> Output {
      let (a, b) = (try lhs.evaluate(bindings), try rhs.evaluate(bindings))
      let (result, isOver) =
        switch operation {
        case .add: a.addingReportingOverflow(b)
        case .subtract: a.subtractingReportingOverflow(b)
        case .multiply: a.multipliedReportingOverflow(by: b)
        case .divide: a.dividedReportingOverflow(by: b)
        case .remainder: a.remainderReportingOverflow(dividingBy: b)
        }
      if isOver {
        throw b == 0 && (operation == .divide || operation == .remainder)
          ? SwiftDataError.predicate("it divides \(a) by zero")
          : SwiftDataError.predicate(
            "\(operation.rawValue) of \(a) and \(b) exceeds \(Output.self)")
      }
      return result
    }
  }

  /// Makes the expression of `+`, `-` and `*` of whole numbers in `#Predicate`.
  public static func build_Arithmetic<LHS, RHS>(
    lhs: LHS, rhs: RHS, op: PredicateExpressions.ArithmeticOperator
  ) -> CheckedArithmetic<LHS, RHS> where LHS.Output: FixedWidthInteger { .init(lhs, rhs, op: op) }

  /// Makes the expression of `/` of whole numbers in `#Predicate`.
  public static func build_Division<LHS, RHS>(
    lhs: LHS, rhs: RHS
  ) -> CheckedArithmetic<LHS, RHS> where LHS.Output: FixedWidthInteger { .quotient(lhs, rhs) }

  /// Makes the expression of `%` in `#Predicate`.
  public static func build_Remainder<LHS, RHS>(
    lhs: LHS, rhs: RHS
  ) -> CheckedArithmetic<LHS, RHS> where LHS.Output: FixedWidthInteger { .remainder(lhs, rhs) }
}

extension PredicateExpressions.CheckedArithmetic: Sendable where LHS: Sendable, RHS: Sendable {}
extension PredicateExpressions.CheckedArithmetic: Codable where LHS: Codable, RHS: Codable {}
extension PredicateExpressions.CheckedArithmetic: StandardPredicateExpression
where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
