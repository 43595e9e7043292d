public import Stillframe

/// The result of an intent.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value; nil: none.
  var value: Value? { get }
}

/// A result with words.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result with another intent.
public protocol OpensIntent: IntentResult {}

/// A result with everything that it may have.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog,
  ShowsSnippetView, OpensIntent
{
  public let value: Value?
  /// The words; nil: none.
  public let dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// No value.
  public static func result() -> Self { IntentResultContainer(value: nil, dialog: nil) }

  /// Words.
  public static func result(dialog: IntentDialog) -> Self {
    IntentResultContainer(value: nil, dialog: dialog)
  }

  /// A view, which nothing shows.
  public static func result<V: View>(view: V) -> Self {
    IntentResultContainer(value: nil, dialog: nil)
  }

  /// Words, and a view, which nothing shows.
  public static func result<V: View>(
    dialog: IntentDialog, @ViewBuilder view: () -> V
  ) -> Self { IntentResultContainer(value: nil, dialog: dialog) }

  /// Words, and a view, which nothing shows.
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self {
    IntentResultContainer(value: nil, dialog: dialog)
  }

  /// Another intent, which nothing performs.
  public static func result<I: AppIntent>(opensIntent: I) -> Self {
    IntentResultContainer(value: nil, dialog: nil)
  }
}

extension IntentResult {
  /// A value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value, dialog: nil) }

  /// A value and words.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A value, words, and a view, which nothing shows.
  public static func result<Value, V: View>(value: Value, dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}
