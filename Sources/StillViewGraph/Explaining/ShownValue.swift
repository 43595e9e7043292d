import Foundation
import StillGeometry
import StillLayout
import StillReport

/// A value that can tell in a few words what it is, as a user writes it.
package protocol Spelled {
  var spelling: String { get }
}

/// Values in a few words, the same in every process.
enum ShownValue {
  /// Nil for what has too many words or none that are the same everywhere.
  static func words(for value: Any) -> String? {
    switch value {
    case let value as any Spelled: return value.spelling
    case let value as String: return "\"\(value.prefix(40))\""
    case let value as Bool: return "\(value)"
    case let value as any BinaryInteger: return "\(value)"
    case let value as Double: return LayoutReport.print(value)
    case let value as CGFloat: return LayoutReport.print(value)
    case let value as Float: return LayoutReport.print(CGFloat(value))
    case let value as Locale: return value.identifier
    case let value as TimeZone: return value.identifier
    case let value as Calendar: return "\(value.identifier)"
    case let value as CGSize:
      return "\(LayoutReport.print(value.width)) × \(LayoutReport.print(value.height))"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let inner = mirror.children.first?.value else { return "nil" }
      return words(for: inner)
    case .enum where mirror.children.isEmpty && !(value is any CustomStringConvertible):
      return ".\(value)"
    default: return nil
    }
  }
}
