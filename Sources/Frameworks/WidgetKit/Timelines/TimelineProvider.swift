public import Foundation
public import SwiftUI

/// The content of a widget at a time.
public protocol TimelineEntry: SendableMetatype {
  /// The time from which it is shown.
  var date: Date { get }
  /// The weight among widgets (default: nil).
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The weight of an entry among widgets. No effect: there are no stacks of widgets.
public struct TimelineEntryRelevance: Hashable, Sendable {
  /// The weight.
  public var score: Float
  /// The length in seconds.
  public var duration: TimeInterval

  /// A weight for some seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The time of the next timeline. No effect: nothing asks for one.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let date: Date?
  private let isNever: Bool

  /// Behind the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Not before the program asks.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)

  /// Behind a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}

/// Entries in the order of their times.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The time of the next timeline.
  public let policy: TimelineReloadPolicy

  /// Entries in the order of their times.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The surroundings of a widget.
public struct TimelineProviderContext: Sendable {
  /// The family.
  public let family: WidgetFamily
  /// The size in points.
  public let displaySize: CGSize
  /// Whether it is shown in the gallery of widgets: always, as previews are.
  public let isPreview: Bool
}

/// The source of the entries of a widget without choices.
public protocol TimelineProvider: SendableMetatype {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The surroundings of the widget.
  typealias Context = TimelineProviderContext

  /// Returns an entry without data.
  func placeholder(in context: Context) -> Entry
  /// Hands over an entry that stands for all.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Hands over the entries.
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The source of the entries of a widget with choices.
public protocol AppIntentTimelineProvider: SendableMetatype {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the choices.
  associatedtype Intent: WidgetConfigurationIntent
  /// The surroundings of the widget.
  typealias Context = TimelineProviderContext

  /// Returns an entry without data.
  func placeholder(in context: Context) -> Entry
  /// Returns an entry that stands for all.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns the suggested choices (default: none).
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Choices that are suggested. Nothing shows them.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Choices with a description.
  public init(intent: Intent, description: LocalizedStringResource) {}

  /// Choices with a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// The widgets of a program that are in use: none.
public final class WidgetCenter: Sendable {
  /// The only center.
  public static let shared = WidgetCenter()

  /// No effect: no widget is in use.
  public func reloadAllTimelines() {}
  /// No effect: no widget is in use.
  public func reloadTimelines(ofKind kind: String) {}
  /// No effect: no widget is in use.
  public func invalidateConfigurationRecommendations() {}
  /// Reports no widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
  /// Returns no widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that is in use.
public struct WidgetInfo: Hashable, Sendable {
  /// The kind.
  public let kind: String
  /// The family.
  public let family: WidgetFamily
}
