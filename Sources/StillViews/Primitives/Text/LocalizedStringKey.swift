public import Foundation
import StillViewGraph

/// A text literal: the key of its translations in a string table, with values and Markdown.
///
/// Values are not parsed as Markdown. Numbers are formatted in the environment's locale, with its separators.
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation
{
  enum Piece: Equatable, Sendable {
    case literal(String)
    case value(Value)
  }

  enum Value: Equatable, Sendable {
    case string(String)
    case number(FormatNumber, FormatSpecifier?)
    case text(Text)
  }

  let pieces: [Piece]
  /// How deep texts stand in texts here.
  let depth: Int
  /// The key in the table, where it is not made of the pieces.
  let givenKey: String?

  /// A key that becomes known while the program runs.
  public init(_ value: String) {
    pieces = [.literal(value)]
    depth = 0
    givenKey = nil
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
    depth = stringInterpolation.depth
    givenKey = nil
  }

  /// A text with a key of its own in the table: symbols of catalogues have one.
  public init(_key key: String, _ text: LocalizedStringKey) {
    pieces = text.pieces
    depth = text.depth
    givenKey = key
  }

  /// The text, where it is the same in every environment; nil: it has values or may have Markdown.
  var plainText: String? {
    guard pieces.count <= 1 else { return nil }
    guard case .literal(let text)? = pieces.first else { return pieces.isEmpty ? "" : nil }
    return InlineMarkdown.mayMark(text) ? nil : text
  }

  /// The texts among the values.
  var texts: [Text] {
    pieces.compactMap { piece in
      if case .value(.text(let text)) = piece { text } else { nil }
    }
  }

  /// A key with values, piece by piece.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []
    fileprivate var depth = 0

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    private mutating func append(_ value: Value) {
      pieces.append(.value(value))
    }

    /// Appends a string; Markdown in it is not parsed.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    /// Appends a number in the locale: whole numbers with separators, others with six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(FormatNumber(value), nil))
    }

    /// Appends a number in the format of a printf specifier such as "%.2f".
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(FormatNumber(value), FormatSpecifier(specifier)))
    }

    /// Appends a formatted value (default locale: the environment's).
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    /// Appends a value in a format that also sets attributes.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)))
    }

    /// Appends a value with a formatter; nothing if the formatter cannot format it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.string(formatter.string(for: subject) ?? ""))
    }

    /// Appends a text with its styling.
    public mutating func appendInterpolation(_ text: Text) {
      let (bounded, depth) = text.bounded
      self.depth = max(self.depth, depth + 1)
      append(.text(bounded))
    }

    /// Appends a symbol.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)))
    }

    /// Appends an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    /// Appends a date in a style, as `Text(date, style:)` does.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    /// Appends a range of dates, as `Text(dates)` does.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    /// Appends an interval, as `Text(interval)` does.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    /// Appends a timer, as `Text(timerInterval:)` does.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Appends the description of any other value; "nil" for nil.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)))
    }
  }
}
