#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// A text from a table, unchanged without a translation, with its inline Markdown.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text in code, which is also the key in the table.
    ///   - table: The name of the strings file without its extension (default: "Localizable").
    ///   - bundle: The bundle of the file (default: the main bundle).
    ///   - comment: A comment for translators.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        inline: String(
          localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
    }

    /// A text from the table that a resource names, with its inline Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(inline: String(localized: resource))
    }

    private init(inline text: String) {
      let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
  }
#endif
