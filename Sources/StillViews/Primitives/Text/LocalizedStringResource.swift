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
  /// The language of the string that `String(localized:)` makes; texts have that of their environment (default: the current one).
  public var locale = Locale.current

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

  /// A text in a language, from the table of a bundle.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, bundle: bundle.bundle)
    self.locale = locale
  }

  /// A text with a key of its own in a language, from the table of a bundle.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription, comment: StaticString? = nil
  ) {
    self.init(key, defaultValue: defaultValue, table: table, bundle: bundle.bundle)
    self.locale = locale
  }

  /// A text in a language, from the main bundle.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table)
    self.locale = locale
  }

  /// A text with a key of its own in a language, from the main bundle.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale, comment: StaticString? = nil
  ) {
    self.init(key, defaultValue: defaultValue, table: table)
    self.locale = locale
  }

  /// A text with its key as a value, in a language, from the table of a bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.text, table: table, locale: locale, bundle: bundle, comment: comment)
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource {
  /// A place where the bundle of a table is looked for.
  nonisolated public enum BundleDescription: Sendable {
    /// The main bundle.
    case main
    /// The bundle that a class lies in.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    /// Nil for the main bundle.
    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
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

  /// Appends the place of a value that becomes known later, as its key in the table has it.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
    switch placeholder {
    case .int: appendInterpolation(0)
    case .uint: appendInterpolation(UInt(0))
    case .float: appendInterpolation(Float(0))
    case .double: appendInterpolation(0.0)
    case .object: appendInterpolation("%@")
    }
  }

  /// Appends the place of a value that becomes known later, with its format in the table.
  public mutating func appendInterpolation(
    placeholder: String.LocalizationValue.Placeholder, specifier: String
  ) {
    switch placeholder {
    case .int: appendInterpolation(0, specifier: specifier)
    case .uint: appendInterpolation(UInt(0), specifier: specifier)
    case .float: appendInterpolation(Float(0), specifier: specifier)
    case .double: appendInterpolation(0.0, specifier: specifier)
    case .object: appendInterpolation("%@")
    }
  }
}

/// A type whose values have words for people.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}
