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

extension AppIntent {
  /// Asks a person for consent. Nobody is there to be asked: it goes on.
  public func requestConfirmation() async throws {}

  /// Asks a person for consent. Nobody is there to be asked: it goes on.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .go, showPrompt: Bool = true
  ) async throws {}

  /// Asks a person for consent. Nobody is there to be asked: it goes on.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .go, dialog: IntentDialog, showPrompt: Bool = true
  ) async throws {}
}

/// The word of the button that consents.
public struct ConfirmationActionName: Sendable {
  private init() {}

  private static let one = ConfirmationActionName()
  /// Go.
  public static var go: Self { one }
  /// Continue.
  public static var `continue`: Self { one }
  /// Add.
  public static var add: Self { one }
  /// Send.
  public static var send: Self { one }
  /// Start.
  public static var start: Self { one }
  /// Set.
  public static var set: Self { one }
  /// Buy.
  public static var buy: Self { one }
  /// Pay.
  public static var pay: Self { one }
  /// Order.
  public static var order: Self { one }
  /// Open.
  public static var open: Self { one }
  /// Create.
  public static var create: Self { one }
  /// Play.
  public static var play: Self { one }
  /// Log.
  public static var log: Self { one }

  /// Words of the program, in two moods.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> Self { one }
}
