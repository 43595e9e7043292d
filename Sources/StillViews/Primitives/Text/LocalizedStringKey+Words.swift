import Foundation
import StillViewGraph

extension LocalizedStringKey {
  /// The key in a table: the given one, or literals with a specifier for each value, such as "%lld items".
  var tableKey: String {
    if let givenKey { return givenKey }
    guard pieces.count > 1 || hasValues else {
      return pieces.first?.literal ?? ""
    }
    return pieces.map { piece in
      switch piece {
      case .literal(let text): text.replacing("%", with: "%%")
      case .value(.number(let number, let specifier)):
        specifier?.description ?? number.defaultSpecifier
      case .value: "%@"
      }
    }.joined()
  }

  private var hasValues: Bool { pieces.contains { $0.literal == nil } }

  /// Returns the styled text in an environment, with Markdown parsed and values inserted.
  ///
  /// - Parameters:
  ///   - key: The key in the table (default: `tableKey`).
  ///   - outer: The styling of the surrounding text.
  ///   - readsMarkdown: Whether Markdown is parsed.
  func words(
    from table: StringTable?, under key: String? = nil, inside outer: TextStyling,
    in environment: EnvironmentValues, readsMarkdown: Bool = true
  ) -> [AttributedContent] {
    let values = pieces.compactMap(\.value)
    var units: [MarkdownUnit]
    var mayMark: Bool
    if let translation = table?.string(for: key ?? tableKey, locale: environment.locale) {
      units =
        hasValues
        ? FormatString.units(of: translation, valueCount: values.count) : translation.markdownUnits
      mayMark = InlineMarkdown.mayMark(translation)
    } else {
      var made: [MarkdownUnit] = []
      var count: MarkdownUnit = 0
      mayMark = false
      for piece in pieces {
        if let literal = piece.literal {
          made += literal.markdownUnits
          mayMark = mayMark || InlineMarkdown.mayMark(literal)
        } else {
          made.append(MarkdownUnit.firstPlaceholder + count)
          count += 1
        }
      }
      units = made
    }
    if mayMark, readsMarkdown {
      units = Inflection.applied(to: units, values: values, locale: environment.locale)
    }
    let spans =
      mayMark && readsMarkdown ? InlineMarkdown.spans(of: units) : [MarkdownSpan(units: units)]
    var writer = ValueWriter(values: values, environment: environment)
    for span in spans { writer.write(span, inside: outer) }
    return writer.words
  }
}

extension LocalizedStringKey.Piece {
  fileprivate var literal: String? {
    if case .literal(let text) = self { text } else { nil }
  }

  fileprivate var value: LocalizedStringKey.Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// Writes Markdown's stretches with the values that stand in them.
private struct ValueWriter {
  let values: [LocalizedStringKey.Value]
  let environment: EnvironmentValues
  var words: [AttributedContent] = []

  init(values: [LocalizedStringKey.Value], environment: EnvironmentValues) {
    self.values = values
    self.environment = environment
  }

  mutating func write(_ span: MarkdownSpan, inside outer: TextStyling) {
    var style = TextStyling()
    let destination = span.destination.flatMap { URL(string: plain($0)) }
    style.add(span.traits, link: destination)
    style = style.inside(outer)
    var text = String()
    for unit in span.units {
      guard let value = value(unit) else {
        if let scalar = Unicode.Scalar(unit) { text.unicodeScalars.append(scalar) }
        continue
      }
      if case .text(let inner) = value {
        if !text.isEmpty { words.append(AttributedContent(text: text, style: style)) }
        text = ""
        inner.append(to: &words, inside: style, in: environment)
      } else {
        text += string(value)
      }
    }
    if !text.isEmpty { words.append(AttributedContent(text: text, style: style)) }
  }

  private func value(_ unit: MarkdownUnit) -> LocalizedStringKey.Value? {
    guard unit >= MarkdownUnit.firstPlaceholder else { return nil }
    let index = Int(unit - MarkdownUnit.firstPlaceholder)
    return index < values.count ? values[index] : nil
  }

  private func string(_ value: LocalizedStringKey.Value) -> String {
    switch value {
    case .string(let text): text
    case .number(let number, nil): number.formatted(locale: environment.locale)
    case .number(let number, let specifier?): specifier.format(number, locale: environment.locale)
    case .text(let text): text.words(in: environment).map(\.text).joined()
    }
  }

  /// Returns a link destination with its values, as one string.
  private func plain(_ units: [MarkdownUnit]) -> String {
    units.map { unit in value(unit).map(string) ?? String(CollectionOfOne(unit)) }.joined()
  }
}
