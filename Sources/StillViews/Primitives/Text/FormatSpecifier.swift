public import Foundation

/// A number that can stand in a `LocalizedStringKey`.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// The number for printf: a whole number of 64 bits, or a `Double`.
  var _formatValue: any CVarArg & Sendable { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  public var _formatValue: any CVarArg & Sendable { Int64(clamping: self) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  public var _formatValue: any CVarArg & Sendable { UInt64(clamping: self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _formatValue: any CVarArg & Sendable { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A number in a text.
struct FormatNumber: Hashable, Sendable {
  /// The number as printf takes it.
  enum Value: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
  }

  let value: Value
  /// The specifier that stands for the number in keys of tables: that of its type, as "%d" for an `Int32`.
  let defaultSpecifier: String

  init<T: _FormatSpecifiable>(_ number: T) {
    switch number._formatValue {
    case let number as UInt64: value = .unsigned(number)
    case let number as Double: value = .floating(number)
    case let number as Int64: value = .signed(number)
    default: value = .signed(0)
    }
    defaultSpecifier =
      switch T.self {
      case is Int8.Type: "%hhd"
      case is Int16.Type: "%hd"
      case is Int32.Type: "%d"
      case is UInt8.Type: "%hhu"
      case is UInt16.Type: "%hu"
      case is UInt32.Type: "%u"
      case is Float.Type: "%f"
      default:
        switch value {
        case .signed: "%lld"
        case .unsigned: "%llu"
        case .floating: "%lf"
        }
      }
  }

  /// Formats the number in a locale: whole numbers with separators, others with six decimals.
  func formatted(locale: Locale) -> String {
    switch value {
    case .signed(let number):
      if number.magnitude < 1000, locale == .picture { return String(number) }
      return number.formatted(.number.locale(locale))
    case .unsigned(let number): return number.formatted(.number.locale(locale))
    case .floating(let number):
      return String(format: "%lf", locale: locale, arguments: [number])
    }
  }

  var double: Double {
    switch value {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .floating(let number): number
    }
  }

  var integer: Int64 {
    switch value {
    case .signed(let number): number
    case .unsigned(let number): Int64(clamping: number)
    case .floating(let number):
      if number.isNaN {
        0
      } else {
        Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
      }
    }
  }

  var bits: UInt64 {
    if case .unsigned(let number) = value { number } else { UInt64(bitPattern: integer) }
  }
}

/// A printf specifier with the text around it, such as "%.1f km". The number is converted to the specifier's type, so
/// that every combination is safe.
struct FormatSpecifier: Hashable, Sendable, CustomStringConvertible {
  /// The original text.
  let description: String
  private let prefix: String
  /// Flags, width and precision.
  private let options: String
  /// `d`, `f` and so on; nil: there is no specifier, and the number is written as usual.
  private let conversion: Character?
  private let suffix: String

  init(_ specifier: String) {
    description = specifier
    let pattern = /%([-+ #0']*)([0-9]*)(?:\.([0-9]*))?(?:hh|h|ll|l|q|L|z|t|j)?([diouxXeEfFgGaA])/
    guard let match = specifier.firstMatch(of: pattern) else {
      (prefix, options, conversion, suffix) = (
        specifier.contains("%") ? "" : specifier, "", nil, ""
      )
      return
    }
    func bounded(_ digits: Substring) -> String { String(min(Int(digits) ?? 100, 100)) }
    let flags = String(match.1.prefix(8))
    let width = match.2.isEmpty ? "" : bounded(match.2)
    let precision = match.3.map { "." + ($0.isEmpty ? "0" : bounded($0)) } ?? ""
    prefix = String(specifier[..<match.range.lowerBound].replacing("%%", with: "%"))
    options = flags + width + precision
    conversion = match.4.first
    suffix = String(specifier[match.range.upperBound...].replacing("%%", with: "%"))
  }

  func format(_ number: FormatNumber, locale: Locale) -> String {
    guard let conversion else { return prefix + number.formatted(locale: locale) }
    let format: String
    let argument: any CVarArg
    switch conversion {
    case "d", "i": (format, argument) = ("%\(options)lld", number.integer)
    case "u", "o", "x", "X": (format, argument) = ("%\(options)ll\(conversion)", number.bits)
    default: (format, argument) = ("%\(options)\(conversion)", number.double)
    }
    return prefix + String(format: format, locale: locale, arguments: [argument]) + suffix
  }
}

/// A translated text with specifiers for its values.
enum FormatString {
  /// Returns the text with a placeholder for each specifier: the next value, or the one with a number ("%2$@").
  ///
  /// A specifier without a value is text. The code determines the format of a value, not the table.
  static func units(of format: String, valueCount: Int) -> [MarkdownUnit] {
    let pattern =
      /%(?:%|(?:([0-9]{1,4})\$)?(?:\(\w+\))?[-+ #0']*[0-9]*(?:\.[0-9]*)?(?:hh|h|ll|l|q|L|z|t|j)?[@diouxXeEfFgGaA])/
    var units: [MarkdownUnit] = []
    var rest = format[...]
    var next = 0
    while let match = rest.firstMatch(of: pattern) {
      units += String(rest[..<match.range.lowerBound]).markdownUnits
      rest = rest[match.range.upperBound...]
      if match.0 == "%%" {
        units.append(sign("%"))
        continue
      }
      let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      if match.1 == nil { next += 1 }
      if (0..<valueCount).contains(index) {
        units.append(MarkdownUnit.firstPlaceholder + MarkdownUnit(index))
      } else {
        units += String(match.0).markdownUnits
      }
    }
    return units + String(rest).markdownUnits
  }
}
