@_exported public import Foundation

/// The choices of a widget, or a request of a person. Nobody asks.
///
/// Unchecked because programs change the values, as they may on Apple's platforms, from one thread
/// at a time.
open class INIntent: NSObject, @unchecked Sendable {
  /// The name of the request; nil: none.
  public var identifier: String? { nil }
  /// The words about it; nil: none.
  public var intentDescription: String? { nil }
  /// The words to say for it; nil: none.
  public var suggestedInvocationPhrase: String?

  /// A request without values.
  public required override init() {
    super.init()
  }
}

/// The answer to a request.
///
/// Unchecked because programs change the values from one thread at a time.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// The activity that the program goes on with; nil: none.
  public var userActivity: AnyObject?

  /// An answer without values.
  public override init() {
    super.init()
  }
}

/// A thing that a person can choose.
///
/// Unchecked because programs change the values from one thread at a time.
open class INObject: NSObject, @unchecked Sendable {
  /// The name by which the program finds it; nil: none.
  public let identifier: String?
  /// The words for it.
  public let displayString: String
  /// The words to say for it; nil: those to read.
  public let pronunciationHint: String?
  /// The words below; nil: none.
  public var subtitleString: String?

  /// A thing with words.
  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String? = nil
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
  }
}

/// The things that a person can choose from.
public final class INObjectCollection<Object: NSObject>: NSObject {
  /// All of them.
  public let allItems: [Object]

  /// Takes things.
  public init(items: [Object]) {
    allItems = items
  }
}

/// A part of the program that answers requests. Nobody asks.
open class INExtension: NSObject {
  /// A part without state.
  public override init() {
    super.init()
  }

  /// Returns the object that answers: this one.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// A request that was answered. No effect: nobody learns from it.
public final class INInteraction: NSObject {
  /// The request.
  public let intent: INIntent
  /// The answer; nil: none.
  public let intentResponse: INIntentResponse?

  /// Takes a request and its answer.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }

  /// Calls the closure at once. No effect: nobody learns from it.
  public func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// The permission to be asked by voice.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Not asked, not possible, refused, or given.
  case notDetermined, restricted, denied, authorized
}

/// The settings of requests by voice.
public final class INPreferences: NSObject {
  /// Returns the permission: always refused.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }

  /// Reports that permission is refused.
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { handler(.denied) }
}
