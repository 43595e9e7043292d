public import Intents

/// The source of the entries of a widget with choices of a file of intents.
public protocol IntentTimelineProvider: SendableMetatype {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the choices.
  associatedtype Intent: INIntent
  /// The surroundings of the widget.
  typealias Context = TimelineProviderContext

  /// Returns an entry without data.
  func placeholder(in context: Context) -> Entry
  /// Hands over an entry that stands for all.
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Hands over the entries.
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Returns the suggested choices (default: none).
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Choices that are suggested. Nothing shows them.
public struct IntentRecommendation<Intent: INIntent> {
  /// Choices with a description.
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// Asks a provider with choices as one without.
struct ChosenProvider<Provider: IntentTimelineProvider>: TimelineProvider {
  let provider: Provider
  let intent: Provider.Intent

  func placeholder(in context: Context) -> Provider.Entry { provider.placeholder(in: context) }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Provider.Entry) -> Void
  ) {
    provider.getSnapshot(for: intent, in: context, completion: completion)
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Provider.Entry>) -> Void
  ) {
    provider.getTimeline(for: intent, in: context, completion: completion)
  }
}
