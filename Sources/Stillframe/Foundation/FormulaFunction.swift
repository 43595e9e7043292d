import Foundation

/// The functions of expressions. Whole numbers stay whole, also where they are divided.
package enum FormulaFunction {
  /// Returns the value of a function; nil where it has none.
  static func value(of name: String, _ arguments: [Any?]) -> Any? {
    if isTotal(name) {
      return total(name, arguments.count == 1 ? elements(arguments[0]) : arguments)
    }
    let numbers = arguments.compactMap { $0.flatMap(number) }
    guard numbers.count == arguments.count, let first = numbers.first else { return nil }
    if numbers.count == 2 { return combined(name, first, numbers[1]) }
    let x = first.doubleValue
    switch name {
    case "abs:":
      return first.isWhole ? NSNumber(value: first.intValue.magnitude) : NSNumber(value: abs(x))
    case "sqrt:": return NSNumber(value: x.squareRoot())
    case "ceiling:": return NSNumber(value: x.rounded(.up))
    case "floor:": return NSNumber(value: x.rounded(.down))
    case "trunc:": return NSNumber(value: x.rounded(.towardZero))
    case "ln:": return NSNumber(value: log(x))
    case "log:": return NSNumber(value: log10(x))
    case "exp:": return NSNumber(value: exp(x))
    default: return nil
    }
  }

  private static func combined(_ name: String, _ a: NSNumber, _ b: NSNumber) -> Any? {
    let (x, y) = (a.doubleValue, b.doubleValue)
    if a.isWhole, b.isWhole, let whole = whole(name, a.intValue, b.intValue) {
      return NSNumber(value: whole)
    }
    switch name {
    case "add:to:": return NSNumber(value: x + y)
    case "from:subtract:": return NSNumber(value: x - y)
    case "multiply:by:": return NSNumber(value: x * y)
    case "divide:by:": return NSNumber(value: x / y)
    case "modulus:by:": return NSNumber(value: fmod(x, y))
    case "raise:toPower:": return NSNumber(value: pow(x, y))
    default: return nil
    }
  }

  /// Returns the result for whole numbers; nil where it is none.
  private static func whole(_ name: String, _ a: Int, _ b: Int) -> Int? {
    let (value, overflow) =
      switch name {
      case "add:to:": a.addingReportingOverflow(b)
      case "from:subtract:": a.subtractingReportingOverflow(b)
      case "multiply:by:": a.multipliedReportingOverflow(by: b)
      case "divide:by:": a.dividedReportingOverflow(by: b)
      case "modulus:by:": a.remainderReportingOverflow(dividingBy: b)
      default: (0, true)
      }
    return overflow ? nil : value
  }

  /// Whether a function takes several values together.
  package static func isTotal(_ name: String) -> Bool {
    ["sum:", "count:", "min:", "max:", "average:"].contains(name)
  }

  /// Returns what several values give together; nil for values that are no numbers.
  package static func total(_ name: String, _ values: [Any?]) -> Any? {
    let known = values.compactMap { $0 }
    if name == "count:" { return NSNumber(value: known.count) }
    if name == "min:" || name == "max:", let dates = known as? [Date] {
      return name == "min:" ? dates.min() : dates.max()
    }
    let numbers = known.compactMap(number)
    guard numbers.count == known.count else { return nil }
    switch name {
    case "sum:": return sum(numbers)
    case "average:":
      guard !numbers.isEmpty else { return nil }
      return NSNumber(value: sum(numbers).doubleValue / Double(numbers.count))
    case "min:": return numbers.min { $0.compare($1) == .orderedAscending }
    case "max:": return numbers.max { $0.compare($1) == .orderedAscending }
    default: return nil
    }
  }

  private static func sum(_ numbers: [NSNumber]) -> NSNumber {
    if let decimals = numbers as? [NSDecimalNumber] {
      return NSDecimalNumber(decimal: decimals.reduce(Decimal()) { $0 + $1.decimalValue })
    }
    if numbers.allSatisfy(\.isWhole) {
      var total = 0
      var overflow = false
      for number in numbers where !overflow {
        (total, overflow) = total.addingReportingOverflow(number.intValue)
      }
      if !overflow { return NSNumber(value: total) }
    }
    return NSNumber(value: numbers.reduce(0) { $0 + $1.doubleValue })
  }

  private static func elements(_ value: Any?) -> [Any?] {
    switch value {
    case let values as [Any?]: values
    case let values as NSArray: values.map { $0 }
    case let values as NSSet: values.allObjects
    case nil: []
    default: [value]
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Decimal: NSDecimalNumber(decimal: value)
    case let value as NSNumber: value
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: nil
    }
  }
}

extension NSNumber {
  /// Whether it was made of a whole number.
  fileprivate var isWhole: Bool {
    guard !(self is NSDecimalNumber) else { return false }
    return unsafe !["f", "d"].contains(String(cString: objCType))
  }
}
