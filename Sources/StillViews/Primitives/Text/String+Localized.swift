public import Foundation
import StillViewGraph

extension String {
  /// A text in code, and the key under which a table has it in other languages.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// The kind of a value that becomes known later.
    public enum Placeholder: Sendable {
      /// A whole number, one that is not negative, two kinds of fractions, or an object.
      case int, uint, float, double, object
    }

    let text: LocalizedStringKey

    /// A text without values, which is its own key.
    public init(_ value: String) {
      text = LocalizedStringKey(value)
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      text = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// A text from a table, unchanged without a translation. Markdown is not parsed.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text in code, which is also the key in the table.
  ///   - table: The name of the strings file without its extension (default: "Localizable").
  ///   - bundle: The bundle of the file (default: the main bundle).
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text.string(nil, table, bundle, locale)
  }

  /// A text from a table, with a default.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - defaultValue: The text if the table has no translation.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text.string("\(key)", table, bundle, locale)
  }

  /// A text from the table that a resource names.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.string(nil, resource.table, resource.bundle, resource.locale)
  }
}

extension LocalizedStringKey {
  /// Returns the text as a string.
  fileprivate func string(
    _ key: String?, _ table: String?, _ bundle: Bundle?, _ locale: Locale
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return words(
      from: StringTable(name: table ?? "Localizable", bundle: bundle ?? .main), under: key,
      inside: TextStyling(), in: environment, readsMarkdown: false
    ).map(\.text).joined()
  }
}
