public import Foundation

/// A value that is computed of constants, keys and functions. Previewed code has it in the place of Foundation's class, which does
/// nothing on Linux.
open class NSExpression: NSObject, @unchecked Sendable {
  // Unchecked because an expression has no state that changes, but constants of unknown types.

  /// The kinds of expressions that are made here.
  public enum ExpressionType: UInt, Sendable {
    /// A constant, or the object itself.
    case constantValue, evaluatedObject
    /// The value of a key, or a function.
    case keyPath = 3
    /// A function.
    case function
  }

  private indirect enum Kind {
    case constant(Any?)
    case object
    case path(String)
    case function(String, [NSExpression])
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// A constant.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

  /// The value at a path of keys.
  public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }

  /// A function by its name ("sum:", "add:to:") with its arguments.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let all = parameters.map { ($0 as? NSExpression) ?? NSExpression(forConstantValue: $0) }
    self.init(.function(name, all))
  }

  /// A formula: numbers, keys, functions, parentheses, `+ - * / **`. One that cannot be read has no value.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(Self.parsed(expressionFormat, args))
  }

  /// A formula with its arguments. One that cannot be read has no value.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(Self.parsed(expressionFormat, arguments))
  }

  private static func parsed(_ format: String, _ arguments: [Any?]) -> Kind {
    var parser = FormulaParser(format, arguments)
    return parser.formula()?.kind ?? .constant(nil)
  }

  /// The object that is evaluated.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  /// The kind of the expression.
  public var expressionType: ExpressionType {
    switch kind {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .path: .keyPath
    case .function: .function
    }
  }

  /// The constant; nil for others.
  public var constantValue: Any? {
    if case .constant(let value) = kind { value } else { nil }
  }

  /// The path of keys; empty for others.
  public var keyPath: String {
    if case .path(let path) = kind { path } else { "" }
  }

  /// The name of the function; empty for others.
  public var function: String {
    if case .function(let name, _) = kind { name } else { "" }
  }

  /// The arguments of the function; nil for others.
  public var arguments: [NSExpression]? {
    if case .function(_, let arguments) = kind { arguments } else { nil }
  }

  /// Returns the value for an object; nil where there is none.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    value { path in
      path.split(separator: ".").reduce(object) { object, key in
        guard let object else { return nil }
        if let values = object as? [String: Any] { return values[String(key)] }
        return Mirror(reflecting: object).children.first { $0.label == String(key) }?.value
      }
    } of: {
      object
    }
  }

  /// Returns the value with the values of keys.
  package func value(_ key: (String) -> Any?, of object: () -> Any?) -> Any? {
    switch kind {
    case .constant(let value): return value
    case .object: return object()
    case .path(let path): return key(path)
    case .function(let name, let arguments):
      return FormulaFunction.value(of: name, arguments.map { $0.value(key, of: object) })
    }
  }
}

/// The class under a name that Foundation has no other class of.
public typealias _Expression = NSExpression
