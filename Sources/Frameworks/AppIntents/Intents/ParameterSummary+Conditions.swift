// swift-format-ignore-file: UseSynthesizedInitializer

/// How the value of a parameter is compared.
public enum ParameterSummaryComparison: Sendable {
  /// Whether there is one, or none.
  case hasAnyValue, hasNoValue
  /// Whether it is another one, or unlike it.
  case equalTo, notEqualTo
  /// Whether it is more or less.
  case greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo
}

/// One of two sentences, by the value of a parameter.
public struct ParameterSummaryWhenCondition<
  Intent, When: ParameterSummary, Other: ParameterSummary
>:
  ParameterSummary
{
  /// A sentence by a comparison, and another one.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, _ when: () -> When, otherwise: () -> Other
  ) {}

  /// A sentence where there is a value or none, and another one.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ when: () -> When, otherwise: () -> Other
  ) {}
}

/// A sentence for one value of a parameter.
public struct ParameterSummaryCaseCondition<Value, Content: ParameterSummary>: ParameterSummary {
  /// A sentence for a value.
  public init(_ value: Value, _ content: () -> Content) {}
}

/// The sentence for other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Content: ParameterSummary>: ParameterSummary {
  /// The sentence.
  public init(_ content: () -> Content) {}
}

/// Sentences for the values of a parameter.
public struct ParameterSummarySwitchCondition<Intent, Value, Cases: ParameterSummary>:
  ParameterSummary
{
  /// Sentences for values.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Value> _ cases: () -> Cases
  ) {}
}

/// Sentences for several values.
public struct ParameterSummaryCases: ParameterSummary {}

/// Puts the sentences for values together.
@resultBuilder public enum ParameterSummaryCaseBuilder<Value> {
  /// Accepts a sentence for a value.
  public static func buildExpression<Content: ParameterSummary>(
    _ condition: ParameterSummaryCaseCondition<Value, Content>
  ) -> any ParameterSummary { condition }

  /// Accepts the sentence for other values.
  public static func buildExpression<Content: ParameterSummary>(
    _ condition: ParameterSummaryDefaultCaseCondition<Content>
  ) -> any ParameterSummary { condition }

  /// Joins sentences in their order.
  public static func buildBlock(_ parts: any ParameterSummary...) -> ParameterSummaryCases {
    ParameterSummaryCases()
  }
}

extension AppIntent {
  /// One of two sentences.
  public typealias When<WhenTrue: ParameterSummary, Other: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenTrue, Other>
  /// Sentences for the values of a parameter.
  public typealias Switch<Value, Cases: ParameterSummary> =
    ParameterSummarySwitchCondition<Self, Value, Cases>
  /// A sentence for one value.
  public typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Value, Content>
  /// The sentence for other values.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Content>
}
