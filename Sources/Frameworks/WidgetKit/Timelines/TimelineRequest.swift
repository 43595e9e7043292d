import Foundation
import SwiftUI

/// Asks providers for their entries.
@MainActor enum TimelineRequest {
  /// The entries that a provider hands over within the limit; without any its placeholder.
  static func entries<Provider: TimelineProvider>(
    of provider: Provider, _ family: WidgetFamily, _ size: CGSize
  ) -> [any TimelineEntry] {
    let context = context(family, size)
    let handed = Handed<Timeline<Provider.Entry>>()
    let timeline = AwaitedWork.result(within: limit) {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        provider.getTimeline(in: context) { timeline in
          if handed.put(timeline) { continuation.resume() }
        }
      }
      return handed.value
    }
    return entries(timeline ?? nil, provider.placeholder(in: context))
  }

  /// The entries that a provider returns within the limit; without any its placeholder.
  static func entries<Provider: AppIntentTimelineProvider>(
    of provider: Provider, _ intent: Provider.Intent, _ family: WidgetFamily, _ size: CGSize
  ) -> [any TimelineEntry] {
    let context = context(family, size)
    let asked = Asked(provider: provider, intent: intent)
    let timeline = AwaitedWork.result(within: limit) { await asked.timeline(in: context) }
    return entries(timeline?.timeline, provider.placeholder(in: context))
  }

  private static func entries<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>?, _ placeholder: Entry
  ) -> [any TimelineEntry] {
    let entries = timeline?.entries ?? []
    return Array((entries.isEmpty ? [placeholder] : entries).prefix(most))
  }

  /// Seconds of real time.
  private static let limit: TimeInterval = 10
  /// The largest number of entries that are shown.
  static let most = 48

  private static func context(_ family: WidgetFamily, _ size: CGSize) -> TimelineProviderContext {
    TimelineProviderContext(family: family, displaySize: size, isPreview: true)
  }

  /// A provider on its way to its own work. Unchecked because the work is all that uses it.
  private struct Asked<Provider: AppIntentTimelineProvider>: @unchecked Sendable {
    let provider: Provider
    let intent: Provider.Intent

    nonisolated func timeline(in context: TimelineProviderContext) async -> Answer<Provider.Entry> {
      Answer(timeline: await provider.timeline(for: intent, in: context))
    }
  }

  /// A timeline on its way back. Unchecked because nothing else keeps it.
  private struct Answer<Entry: TimelineEntry>: @unchecked Sendable {
    let timeline: Timeline<Entry>
  }

  /// Something that is handed over once. Unchecked because it is accessed under the lock.
  private final class Handed<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Value?

    var value: Value? { lock.withLock { known } }

    /// Returns false where there is a value already.
    nonisolated func put(_ value: Value) -> Bool {
      lock.withLock {
        guard known == nil else { return false }
        known = value
        return true
      }
    }
  }
}
