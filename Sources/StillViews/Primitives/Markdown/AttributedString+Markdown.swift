#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// Which Markdown counts.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Blocks too: headings, lists, quotes, code, tables. A text has no line breaks between them; `presentationIntent`
        /// tells them apart. Read as `inlineOnly` where cmark-gfm is not installed.
        case full
        /// Emphasis, code, links and the like; line breaks are spaces, unless two spaces or a backslash
        /// precede them, and white space around the text is dropped.
        case inlineOnly
        /// Inline syntax only, with white space unchanged.
        case inlineOnlyPreservingWhitespace
      }

      /// The policy for Markdown that cannot be parsed; all text can be.
      public enum FailurePolicy: Hashable, Sendable {
        /// Would throw; it never comes to that.
        case throwError
        /// Would return the parsed part; all text can be parsed.
        case returnPartiallyParsedIfPossible
      }

      /// No effect: custom attributes are not parsed.
      public var allowsExtendedAttributes: Bool
      /// Which Markdown counts.
      public var interpretedSyntax: InterpretedSyntax
      /// No effect: all text can be parsed.
      public var failurePolicy: FailurePolicy
      /// No effect: parsing does not depend on the language.
      public var languageCode: String?

      /// Options for parsing Markdown.
      ///
      /// - Parameters:
      ///   - allowsExtendedAttributes: No effect: custom attributes are not parsed.
      ///   - interpretedSyntax: The parsed syntax.
      ///   - failurePolicy: No effect: all text can be parsed.
      ///   - languageCode: No effect: parsing does not depend on the language.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Parses Markdown: emphasis, code, strikethrough, links, images (as their text), escapes, entities and
    /// autolinks, and blocks unless the options say otherwise.
    ///
    /// - Parameters:
    ///   - markdown: The text. HTML is treated as text.
    ///   - baseURL: The base of relative links.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      if options.interpretedSyntax == .full,
        let string = BlockMarkdown.attributedString(markdown, baseURL: baseURL)
      {
        self = string
        return
      }
      let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
      let text = keepsSpace ? markdown : markdown.trimmingCharacters(in: .whitespacesAndNewlines)
      self.init()
      for span in InlineMarkdown.spans(of: text.markdownUnits, foldingLines: !keepsSpace) {
        var part = AttributedString(String(span.units))
        let intent = InlinePresentationIntent(span.traits)
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
        if let destination = span.destination {
          part.link = URL(string: String(destination), relativeTo: baseURL)
        }
        append(part)
      }
    }

    /// Parses Markdown in UTF-8; wrong bytes become replacement characters.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
  }

  extension InlinePresentationIntent {
    init(_ traits: MarkdownTraits) {
      self = []
      if traits.contains(.emphasis) { insert(.emphasized) }
      if traits.contains(.strong) { insert(.stronglyEmphasized) }
      if traits.contains(.code) { insert(.code) }
      if traits.contains(.strikethrough) { insert(.strikethrough) }
    }
  }
#endif
