public import Stillframe

/// Something that a program can do from outside of itself: for a button of a widget, a shortcut, or a voice.
///
/// Buttons and toggles of views call `perform`. Nothing else does.
public protocol AppIntent: Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// The name.
  static var title: LocalizedStringResource { get }
  /// The description (default: nil).
  static var description: IntentDescription? { get }
  /// Whether the program is opened (default: no). No effect: there is no program to open.
  static var openAppWhenRun: Bool { get }
  /// Whether shortcuts list it (default: yes). No effect: there are no shortcuts.
  static var isDiscoverable: Bool { get }
  /// The persons that may run it on a locked device (default: all). No effect: no device is locked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The sentence with the parameters (default: empty). Nothing shows it.
  static var parameterSummary: SummaryContent { get }

  /// An intent without values.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

/// The persons that may run an intent on a locked device. No effect: no device is locked.
public enum IntentAuthenticationPolicy: Sendable {
  /// Anybody, who is known to the device or has it unlocked, or who unlocks it.
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

extension AppIntent {
  /// A value that a person gives.
  public typealias Parameter<Value> = IntentParameter<Value>
  /// The sentence with the parameters.
  public typealias Summary = IntentParameterSummary<Self>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// An intent of the system.
public protocol SystemIntent: AppIntent {}

/// The choices of a person for a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// The choices of a person for a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

extension ControlConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that changes a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that plays or pauses sounds.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that begins or ends a recording.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that opens something.
public protocol OpenIntent: SystemIntent {
  /// The type of the opened value.
  associatedtype Value
  /// The opened value.
  var target: Value { get set }
}

/// An intent that sets a value.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value.
  var value: ValueType { get set }
}

/// An intent that may ask to open the program.
public protocol ForegroundContinuableIntent: AppIntent {}

/// The description of an intent.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The words.
  public let descriptionText: LocalizedStringResource

  /// A description in a category.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
  }

  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(stringLiteral: value)
  }
}

/// Words that are spoken.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The words.
  public let full: String

  /// Words.
  public init(_ full: LocalizedStringResource) {
    self.full = String(localized: full)
  }

  /// Words, and a shorter form beside something that is shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full)
  }

  public init(stringLiteral value: String) {
    full = value
  }
}

/// Problems of intents.
public enum AppIntentError: Error, Sendable {
  /// Nobody can be asked for a value.
  case requestUnavailable
}
