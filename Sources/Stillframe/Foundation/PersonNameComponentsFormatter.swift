public import Foundation

/// Formats the parts of names. Previewed code has it in the place of Foundation's class, which does nothing on Linux.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked because formatters are configured before they are shared, as on Apple's platforms.

  /// The parts of the name that are written.
  public enum Style: Int, Sendable {
    /// Given name and family name.
    case `default`
    /// The nickname or the given name.
    case short
    /// Given name and family name.
    case medium
    /// All parts, with prefix and suffix.
    case long
    /// The initials.
    case abbreviated
  }

  /// Ways of writing a name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No effect: no name is written by how it sounds.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The parts of the name that are written.
  open var style = Style.default
  /// No effect: no name is written by how it sounds.
  open var isPhonetic = false
  /// No effect: names follow the script of their letters.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns a name as text; empty without any part.
  open func string(from components: PersonNameComponents) -> String {
    components.formatted(PersonNameComponents.FormatStyle(style: style.format))
  }

  /// Returns a name as text in a style.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    components.formatted(PersonNameComponents.FormatStyle(style: style.format))
  }

  /// Returns the parts of a name that is written in Latin letters: a title, given names, and a family name; nil without any.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var result = PersonNameComponents()
    if words.count > 1, let title = words.first, Self.titles.contains(title.lowercased()) {
      result.namePrefix = words.removeFirst()
    }
    if words.count > 1 { result.familyName = words.removeLast() }
    result.givenName = words.removeFirst()
    if !words.isEmpty { result.middleName = words.joined(separator: " ") }
    return result
  }

  private static let titles: Set<String> = ["mr.", "mrs.", "ms.", "dr.", "prof.", "mr", "dr"]

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}

extension PersonNameComponentsFormatter.Style {
  fileprivate var format: PersonNameComponents.FormatStyle.Style {
    switch self {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}

/// The class under a name that Foundation has no other class of.
public typealias _PersonNameComponentsFormatter = PersonNameComponentsFormatter
