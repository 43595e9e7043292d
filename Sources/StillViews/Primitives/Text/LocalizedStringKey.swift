public import Foundation
import StillViewGraph

/// A text as it is written in code: the key under which a table of strings has it in other languages, with
/// values in it, and with Markdown.
///
/// Values are no Markdown. Numbers are written as the environment's locale has it, with its separators.
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

  /// A key that becomes known while the program runs.
  public init(_ value: String) {
    pieces = [.literal(value)]
    depth = 0
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
    depth = stringInterpolation.depth
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

    /// The string as it is; Markdown in it is not read.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    /// A number as the locale writes it: whole numbers with separators, others with six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(FormatNumber(value), nil))
    }

    /// A number as a printf specifier such as "%.2f" has it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(FormatNumber(value), FormatSpecifier(specifier)))
    }

    /// A value in a format; where that names no locale, the environment's counts.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    /// A value in a format that sets attributes, too.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)))
    }

    /// A value as a formatter writes it; nothing where it cannot.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.string(formatter.string(for: subject) ?? ""))
    }

    /// A text with what is set on it.
    public mutating func appendInterpolation(_ text: Text) {
      let (bounded, depth) = text.bounded
      self.depth = max(self.depth, depth + 1)
      append(.text(bounded))
    }

    /// A symbol among the words.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)))
    }

    /// A string with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    /// A date in a style, as `Text(date, style:)` has it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    /// From when to when, as `Text(dates)` has it.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    /// From when to when, as `Text(interval)` has it.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    /// A clock, as `Text(timerInterval:)` has it.
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

    /// Any other value, as `String(describing:)` has it; "nil" where there is none.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)))
    }
  }
}
