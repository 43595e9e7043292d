public import Foundation

extension NSPredicate {
  /// A condition as it is written, with its arguments. One that cannot be read holds for nothing.
  public convenience init(format: String, _ args: Any?...) {
    self.init(format: format, arguments: args)
  }

  /// A condition as it is written, with its arguments. One that cannot be read holds for nothing.
  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(format: format, arguments: argumentArray ?? [])
  }

  private convenience init(format: String, arguments: [Any?]) {
    let condition = PredicateParser.parse(format, arguments) ?? .constant(false)
    self.init { object, _ in condition.holds(for: object) }
  }
}
