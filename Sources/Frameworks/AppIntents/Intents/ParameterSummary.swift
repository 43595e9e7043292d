// swift-format-ignore-file: UseSynthesizedInitializer

/// The sentence of an intent with its parameters. Nothing shows it.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
  init() {}
}

/// Words with parameters between them.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Words, and further parameters below.
  public init(
    _ summary: ParameterSummaryString<Intent>,
    @ParameterSummaryBuilder<Intent> _ rest: () -> [PartialKeyPath<Intent>] = { [] }
  ) {}

  /// Parameters without words.
  public init(
    @ParameterSummaryBuilder<Intent> _ rest: () -> [PartialKeyPath<Intent>] = { [] }
  ) {}
}

/// Words with parameters between them.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, Sendable {
  /// The words, with a blank for each parameter.
  public let text: String

  /// Words and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += " "
    }
  }

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }
}

/// Puts parameters together.
@resultBuilder public enum ParameterSummaryBuilder<Intent> {
  /// Accepts a parameter.
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { keyPath }

  /// Joins parameters in their order.
  public static func buildBlock(_ parts: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    parts
  }
}
