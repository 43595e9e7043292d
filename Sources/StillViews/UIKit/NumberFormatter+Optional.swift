public import Foundation

/// Formatters whose function takes optional values, as on Apple's platforms, where protocols of programs ask for that.
public protocol _OptionalFormatting: Formatter {}

extension NumberFormatter: _OptionalFormatting {}

extension _OptionalFormatting {
  /// Returns the text of a value; nil for nil and for a value of another type.
  public func string(for obj: Any?) -> String? {
    guard let obj else { return nil }
    return (self as Formatter).string(for: obj as Any)
  }
}
