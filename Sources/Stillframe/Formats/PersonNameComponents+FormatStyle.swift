public import Foundation

extension PersonNameComponents {
  /// Formats names as the script of their letters orders them: the family name first in Chinese, Japanese and Korean letters,
  /// last in all others.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The parts of the name that are written.
    public enum Style: Codable, Hashable, Sendable {
      /// The nickname or the given name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts, with prefix and suffix.
      case long
      /// The initials, for monograms.
      case abbreviated
    }

    /// The parts of the name that are written.
    public var style: Style
    /// The locale (names follow the script of their letters, not the locale).
    public var locale: Locale

    /// Creates a style (default: medium).
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the name as text; empty without any part.
    public func format(_ value: PersonNameComponents) -> String {
      let isEastern = [value.familyName, value.givenName].contains { name in
        name?.unicodeScalars.contains(where: \.isEasternLetter) ?? false
      }
      switch style {
      case .short:
        return text([value.nickname ?? value.givenName ?? value.familyName], isEastern)
      case .medium:
        return text(ordered([value.givenName], value.familyName, isEastern), isEastern)
      case .long:
        let name = ordered([value.givenName, value.middleName], value.familyName, isEastern)
        return text([value.namePrefix] + name + [value.nameSuffix], isEastern)
      case .abbreviated:
        // Eastern monograms are the family name's letters alone.
        if isEastern { return text([value.familyName ?? value.givenName], true) }
        return ordered([value.givenName], value.familyName, false)
          .compactMap { $0?.first.map { String($0).uppercased() } }
          .joined()
      }
    }

    /// Returns the style in another locale.
    public func locale(_ locale: Locale) -> Self {
      Self(style: style, locale: locale)
    }

    private func ordered(_ given: [String?], _ family: String?, _ familyFirst: Bool) -> [String?] {
      familyFirst ? [family] + given : given + [family]
    }

    private func text(_ parts: [String?], _ isEastern: Bool) -> String {
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isEastern ? "" : " ")
    }
  }

  /// Returns the given name and the family name as text.
  public func formatted() -> String {
    FormatStyle().format(self)
  }

  /// Returns the name as a style formats it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension PersonNameComponents {
  /// Reads names that are written with the given name first.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Reads names.
    public init() {}

    /// Returns the parts of a name: the first word is the given name, the last one the family name, those between the middle name.
    public func parse(_ value: String) throws -> PersonNameComponents {
      let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      var name = PersonNameComponents()
      name.givenName = words.first
      if words.count > 1 { name.familyName = words.last }
      if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
      return name
    }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Reads what the style writes.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style of names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a Chinese, Japanese or Korean letter.
  fileprivate var isEasternLetter: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0x2_0000...0x3_134F:
      true
    default: false
    }
  }
}
