public import Foundation

/// A text of an app together with its string table, localized where it is shown.
///
/// Foundation has the type on Apple's platforms only. `Text` looks this one up in its table; like a `LocalizedStringKey`,
/// it is shown unchanged without a translation.
nonisolated public struct LocalizedStringResource: Equatable, Sendable,
  ExpressibleByStringInterpolation
{
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// The key in the table, such as "%lld items".
  public var key: String { text.tableKey }
  /// The file of strings without its extension; nil: "Localizable", where there is a bundle.
  public let table: String?

  let text: LocalizedStringKey
  let bundle: Bundle?

  /// - Parameters:
  ///   - key: The text in code, and the key under which the table has it.
  ///   - table: The file of strings without its extension.
  ///   - bundle: Where the file lies; nil: the main bundle, where a table is named.
  ///   - comment: For translators.
  public init(
    _ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    text = key
    self.table = table
    self.bundle = bundle
  }

  /// A text with a key of its own.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - defaultValue: The text if the table has no translation.
  ///   - table: The file of strings without its extension.
  ///   - bundle: Where the file lies; nil: the main bundle, where a table is named.
  ///   - comment: For translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey(_key: "\(key)", defaultValue.text), table: table, bundle: bundle)
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// A text from the table that the resource names.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.text, tableName: resource.table, bundle: resource.bundle)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the text of a resource, from its own table.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}

/// A type whose values have words for people.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}
