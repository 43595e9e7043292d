public import Foundation
public import StillViewGraph

extension EnvironmentValues {
  /// For how many lines a text keeps room, though it may have fewer.
  package var reservedLines: Int {
    get { text.reservedLines }
    set { text.reservedLines = newValue }
  }

  /// How small text may become before it is cut, as a share of its size, in 0…1 (rule L3.46).
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// Whether characters may come closer before text is cut.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// The case in which text is shown (default: nil, unchanged).
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}

extension Text {
  /// In which letters text is shown.
  public enum Case: Hashable, Sendable {
    /// Capitals, by the rules of the environment's locale.
    case uppercase
    /// Small letters, by the rules of the environment's locale.
    case lowercase
  }
}

extension Text.Case? {
  /// Returns the text in this case, by the rules of the locale's language: a Turkish i keeps its dot.
  func applied(to text: String, in locale: Locale) -> String {
    switch self {
    case nil: text
    case .uppercase?: text.uppercased(with: locale)
    case .lowercase?: text.lowercased(with: locale)
    }
  }
}

/// `lineLimit`.
nonisolated public struct _LineLimitModifier: EnvironmentModifier {
  let limit: Int?
  let reserved: Int

  package func change(_ environment: inout EnvironmentValues) {
    environment.lineLimit = limit
    environment.reservedLines = reserved
  }

  package func isSame(as other: Self) -> Bool {
    limit == other.limit && reserved == other.reserved
  }
}

extension View {
  /// Limits the lines of text inside, and keeps room for that many when `reservesSpace` (rule L3.45).
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_LineLimitModifier(limit: limit, reserved: reservesSpace ? limit : 0))
  }

  /// Keeps room for the lower number of lines, and limits text inside to the upper one.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_LineLimitModifier(limit: limit.upperBound, reserved: limit.lowerBound))
  }

  /// Keeps room for a number of lines, however many more there are.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_LineLimitModifier(limit: nil, reserved: limit.lowerBound))
  }

  /// Limits the lines of text inside.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_LineLimitModifier(limit: limit.upperBound, reserved: 0))
  }

  /// Lets text inside become smaller before it is cut, down to a share of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the characters of text inside come closer before it is cut.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Shows text inside in uppercase or lowercase (nil: unchanged).
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
